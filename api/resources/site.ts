import { getLegalText, getSite } from "~contract/calls/site";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import { readLegalText } from "../store/site/legal-text";
import { readPublicSite } from "../store/site/site-content";

export function registerSite(app: ApiApp): void {
  route(app, getSite, (_input, context) => readPublicSite(context.get("database")));

  route(app, getLegalText, ({ params, query }, context) =>
    readLegalText(context.get("database"), { ...params, ...query }),
  );
}
