import { getTag, listTags } from "~contract/calls/tags";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findTagByAlias, listTags as findTags } from "../store/catalogue/tags";
import { toReading } from "./reading";

export function registerTags(app: ApiApp): void {
  route(app, listTags, async ({ query }, context) => ({ tags: await findTags(toReading(context, query.locale)) }));

  route(app, getTag, ({ params, query }, context) => findTagByAlias(toReading(context, query.locale), params.alias));
}
