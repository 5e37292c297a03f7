import { getSessionStatus, logOut } from "~contract/calls/session";
import { signOut } from "../identity/sign-out";
import { route } from "../route";
import type { ApiApp } from "../api-context";

export function registerSession(app: ApiApp): void {
  route(app, getSessionStatus, (_input, context) => {
    const viewer = context.get("viewer");
    return {
      isAuthenticated: viewer !== null && !viewer.isGuest,
      guestAccount: viewer?.isGuest ?? false,
      userId: viewer?.userId ?? null,
    };
  });

  route(app, logOut, async (_input, context) => {
    // A link on another site must not be able to sign anybody out.
    if (context.req.header("sec-fetch-site") === "cross-site") return null;
    await signOut(context);
    return null;
  });
}
