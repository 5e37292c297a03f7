import { buildVersion } from "~/server/build-version.server";
import type { VersionAnswer } from "~contract/calls/connectivity";

export function loader(): Response {
  const answer: VersionAnswer = { data: { version: buildVersion } };
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}
