import { getTag, listTags } from "~contract/calls/tags";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findTagByAlias, listTags as findTags } from "../store/catalogue/tags";
import { createQueryContext } from "./create-query-context";

export function registerTags(app: ApiApp): void {
  route(app, listTags, async ({ query }, context) => ({
    tags: await findTags(createQueryContext(context, query.locale)),
  }));

  route(app, getTag, ({ params, query }, context) =>
    findTagByAlias(createQueryContext(context, query.locale), params.alias),
  );
}
