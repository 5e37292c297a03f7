import { buildVersion } from "~/server/build-version.server";
import type { VersionAnswer } from "~contract/calls/connectivity";

/** Tells a tab which build answers now. */
export function loader(): Response {
  const answer: VersionAnswer = { data: { version: buildVersion } };
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}
