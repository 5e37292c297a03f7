import { getSessionStatus, logOut } from "~contract/calls/session";
import { signOut } from "../identity/sign-out";
import { isCrossSiteRequest } from "../middleware/same-origin";
import { route } from "../route";
import type { ApiApp } from "../api-context";

export function registerSession(app: ApiApp): void {
  route(app, getSessionStatus, (_input, context) => {
    const viewer = context.get("viewer");
    const suspension = viewer?.suspension ?? null;
    return {
      isAuthenticated: viewer !== null && !viewer.isGuest,
      guestAccount: viewer?.isGuest ?? false,
      userId: viewer?.userId ?? null,
      suspension: suspension && { endDate: suspension.endsAt?.toISOString() ?? null },
    };
  });

  route(app, logOut, async (_input, context) => {
    if (!isCrossSiteRequest(context.req.raw, context.get("configuration"))) await signOut(context);
    return null;
  });
}
