import * as calls from "~contract/calls/desk-jobs";
import { aDeadJob } from "../../fixtures/dead-job";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, type World } from "../world";

const changing = async (world: World) => {
  const { userId } = world.player;
  const jobId = await aDeadJob(world.api.database, { userId, email: "player@example.org" });
  return { ...(await asOwner(world)), params: { jobId } };
};

const unknown = async (world: World) => ({ ...(await asOwner(world)), params: { jobId: UNKNOWN_ID } });

export const DESK_JOB_CASES: CallCase[] = [
  {
    call: calls.listJobs,
    example: async (world) => {
      await changing(world);
      return asOwner(world);
    },
    refusals: {},
  },
  { call: calls.retryJob, example: changing, refusals: { job_not_found: unknown } },
  { call: calls.discardJob, example: changing, refusals: { job_not_found: unknown } },
];
