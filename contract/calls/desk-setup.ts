import * as z from "zod";
import { defineCall } from "../define-call";
import { contentKind } from "../entities/draft";
import { STAFF_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

/** More of a kind are not counted. */
export const MAX_WAITING = 100;

/** From nothing to a first published game, in the order in which they are done. */
export const setupStep = z.enum(["SECOND_FACTOR", "STUDIO", "BUILD", "GAME", "TAG", "CHALLENGE", "HOME_PAGE"]);
export type SetupStep = z.output<typeof setupStep>;

const waitingCount = z.int().min(0).max(MAX_WAITING);

/** Each draft counts once: as one that could not be published, as scheduled, or as open. */
const waitingDrafts = z.object({
  kind: contentKind,
  open: waitingCount,
  scheduled: waitingCount,
  failed: waitingCount,
});

/** `applications`, `reviews`, `reports` and both kinds of appeals are null for roles that may not decide them; kinds without drafts are missing. */
export const readSetup = defineCall({
  name: "readSetup",
  summary: "What is left to do until the portal has its first game, and what waits for staff.",
  method: "GET",
  path: "/desk/setup",
  access: "signed-in",
  permission: "catalogue:read",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({
    steps: z.array(z.object({ step: setupStep, isDone: z.boolean() })),
    applications: waitingCount.nullable(),
    reviews: waitingCount.nullable(),
    /** Open cases. */
    reports: waitingCount.nullable(),
    /** Of studios, about takedowns. */
    takedownAppeals: waitingCount.nullable(),
    /** Of players, about sanctions. */
    appeals: waitingCount.nullable(),
    drafts: z.array(waitingDrafts),
    /** Published quests that are running out of codes. */
    lowCodes: waitingCount,
  }),
  errorCodes: STAFF_ERROR_CODES,
});
