import * as z from "zod";
import { defineCall } from "../define-call";
import { FIGURE_RANGES, figures, MAX_RANGE_DAYS } from "../entities/figures";
import { id, shortId } from "../entities/identifiers";
import { STAFF_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

const DAY_MS = 86_400_000;

/** Both ends count. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/**
 * The last `days` that are rolled up, or the days from one date to another, at most 366. `gameId` is one game, by its id or short id.
 * Source: docs/product/figures.md#ranges.
 */
const rangeQuery = z.object({
  days: z
    .int()
    .refine((days) => FIGURE_RANGES.some((range) => range === days))
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  gameId: z.union([id, shortId]).optional(),
});

type RangeQuery = z.output<typeof rangeQuery>;

const isRange = ({ days, from, to }: RangeQuery) => {
  if (from === undefined || to === undefined) return from === to;
  const length = daysBetween(from, to);
  return days === undefined && length >= 1 && length <= MAX_RANGE_DAYS;
};
const RANGE_PROBLEM = {
  path: ["to"],
  message: `is after from, without days, and at most ${String(MAX_RANGE_DAYS)} days later`,
};

/** Of the portal, a studio or a game; players and visitors in tens, nothing of fewer than ten people. */
export const getFigures = defineCall({
  name: "getFigures",
  summary: "What was played, how long, from where and on what, of the portal, a studio or a game.",
  method: "GET",
  path: "/desk/figures",
  access: "signed-in",
  permission: "statistics:read",
  params: noParams,
  query: rangeQuery.extend({ studioId: id.optional() }).refine(isRange, RANGE_PROBLEM),
  body: noBody,
  data: figures,
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "studio_not_found", "game_not_found"],
});

/** For its owners and developers. */
export const getStudioFigures = defineCall({
  name: "getStudioFigures",
  summary: "The same for a studio's own games.",
  method: "GET",
  path: "/gamedev/studios/{studioId}/figures",
  access: "signed-in",
  params: z.object({ studioId: id }),
  query: rangeQuery.refine(isRange, RANGE_PROBLEM),
  body: noBody,
  data: figures,
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "studio_not_found",
    "studio_role_insufficient",
    "game_not_found",
  ],
});
