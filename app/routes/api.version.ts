import { buildVersion } from "~/server/build-version.server";
import type { VersionResponse } from "~contract/calls/connectivity";

export function loader(): Response {
  const body: VersionResponse = { data: { version: buildVersion } };
  return Response.json(body, { headers: { "Cache-Control": "no-store" } });
}
