import { getUser } from "~contract/calls/profile";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findPublicProfile } from "../store/people/public-profiles";
import { createQueryContext } from "./create-query-context";

export function registerUsers(app: ApiApp): void {
  route(app, getUser, ({ params, query }, context) =>
    findPublicProfile(createQueryContext(context, query.locale), params.username),
  );
}
