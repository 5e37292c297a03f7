import { getTag } from "~contract/calls/tags";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findTagByAlias } from "../store/tags";
import { toReading } from "./reading";

export function registerTags(app: ApiApp): void {
  route(app, getTag, ({ params }, context) => findTagByAlias(toReading(context), params.alias));
}
