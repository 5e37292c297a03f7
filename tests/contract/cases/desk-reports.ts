import { eq } from "drizzle-orm";
import { gameReports, reportCases } from "~api/db/schema";
import { reportGame } from "~api/store/catalogue/reports";
import { decideCase } from "~api/store/moderation/case-changes";
import * as calls from "~contract/calls/desk-reports";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, type World } from "../world";

const REASON = "It works for us.";

/** Undecided, with one report. */
async function aCase({ api: { database }, game, player }: World) {
  await database.delete(gameReports).where(eq(gameReports.gameId, game));
  await database.delete(reportCases).where(eq(reportCases.gameId, game));
  const { userId } = player;
  const now = new Date();
  await reportGame(database, { userId, gameId: game, trackId: undefined, reason: "BROKEN", comment: undefined, now });
  const [row] = await database.select().from(reportCases).where(eq(reportCases.gameId, game));
  if (!row) throw new Error("the report has no case");
  return row;
}

const changing = (body: object) => async (world: World) => {
  const { caseId, version } = await aCase(world);
  return { ...(await asOwner(world)), params: { caseId }, body: { version, ...body } };
};

const decided = (body: object) => async (world: World) => {
  const request = await changing(body)(world);
  const seen = { ...request.params, version: request.body.version };
  const author = { actorId: request.as.userId, now: new Date() };
  await decideCase(world.api.database, { ...seen, outcome: "DISMISSED", reason: REASON }, author);
  return request;
};

const unknown = (body: object) => async (world: World) => ({
  ...{ ...(await asOwner(world)), params: { caseId: UNKNOWN_ID }, body: { version: 1, ...body } },
});

const TAKEN = { isTaken: true };
const DISMISSED = { outcome: "DISMISSED", reason: REASON };

export const DESK_REPORT_CASES: CallCase[] = [
  {
    call: calls.listReportCases,
    example: async (world) => {
      await aCase(world);
      return asOwner(world);
    },
    refusals: {
      invalid_request_payload: async (world) => ({ ...(await asOwner(world)), query: { state: "LOST" } }),
    },
  },
  {
    call: calls.readReportCase,
    example: async (world) => {
      const { caseId } = await aCase(world);
      return { ...(await asOwner(world)), params: { caseId } };
    },
    refusals: {
      report_case_not_found: async (world) => ({ ...(await asOwner(world)), params: { caseId: UNKNOWN_ID } }),
    },
  },
  {
    call: calls.assignReportCase,
    example: changing(TAKEN),
    refusals: {
      report_case_not_found: unknown(TAKEN),
      report_case_changed: changing({ ...TAKEN, version: 7 }),
      report_case_decided: decided(TAKEN),
      no_changes: changing({ isTaken: false }),
    },
  },
  {
    call: calls.decideReportCase,
    example: changing(DISMISSED),
    refusals: {
      report_case_not_found: unknown(DISMISSED),
      report_case_changed: changing({ ...DISMISSED, version: 7 }),
      report_case_decided: decided(DISMISSED),
    },
  },
];
