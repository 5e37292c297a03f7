import type { ApiContext } from "../api-context";
import { siteAddress, type LoginContext } from "./login-context";

const FRONT_PAGE = /^\/([a-z]{2}(-[a-z]{2})?\/?)?$/;

/** Only sign-ups from the front page go there (docs/decisions/0041-signing-up-step-by-step.md). */
export function withWelcomeTarget(context: ApiContext, visit: LoginContext): LoginContext {
  const { origin, pathname } = visit.target;
  const site = new URL(context.get("configuration").siteUrl);
  if (origin !== site.origin || !FRONT_PAGE.test(pathname)) return visit;
  const target = siteAddress(context, visit.locale, "/profile/welcome/");
  target.searchParams.set("target", pathname);
  return { ...visit, target };
}
