import { listBioLinks, listPartners, putBioLinks, unlinkPartner } from "~contract/calls/links";
import { requireSignedInUserId } from "../identity/require-session";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findBioLinks, replaceBioLinks } from "../store/people/bio-links";
import { listPartners as findPartners, unlinkPartner as unlink } from "../store/quests/partner-accounts";
import { createQueryContext } from "./create-query-context";

export function registerLinks(app: ApiApp): void {
  route(app, listBioLinks, async (_input, context) => ({
    bioLinks: await findBioLinks(context.get("database"), requireSignedInUserId(context)),
  }));

  route(app, putBioLinks, async ({ body }, context) => {
    const { database, now } = createQueryContext(context);
    const change = { userId: requireSignedInUserId(context), urls: body.bioLinks, now };
    return { bioLinks: await replaceBioLinks(database, change) };
  });

  route(app, listPartners, async (_input, context) => ({
    partners: await findPartners(context.get("database"), requireSignedInUserId(context)),
  }));

  route(app, unlinkPartner, async ({ params }, context) => {
    await unlink(context.get("database"), requireSignedInUserId(context), params.alias);
    return null;
  });
}
