import { isCallUnavailable } from "~/api-client/errors";
import { createRequestApi } from "~/api-client/request-api.server";
import { siteDefaults } from "~configuration/site-defaults";
import { getSite } from "~contract/calls/site";
import type { PublicSite } from "~contract/entities/site-content";
import { env } from "./env.server";
import { secondary } from "./secondary.server";

const DEFAULTS = siteDefaults(env);

/** What the owner has set; where the API fails or lacks the call, what the environment says. */
export async function loadSite(request: Request): Promise<PublicSite> {
  // A client of its own, so that the page does not count as incomplete.
  const { publicApi } = createRequestApi(request, { isPublic: true });
  const site = await secondary(publicApi, (callApi) =>
    callApi(getSite).catch((error: unknown) => {
      if (isCallUnavailable(error)) return null;
      throw error;
    }),
  );
  return site ?? DEFAULTS;
}
