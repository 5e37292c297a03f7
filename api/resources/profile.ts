import { getProfile } from "~contract/calls/profile";
import { ApiFailure } from "../api-failure";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findProfile } from "../store/users";

export function registerProfile(app: ApiApp): void {
  route(app, getProfile, async (_input, context) => {
    const viewer = context.get("viewer");
    if (!viewer || viewer.isGuest) throw new ApiFailure("sign_in_required");
    return findProfile(context.get("database"), viewer.userId, context.get("configuration").mediaBaseUrl);
  });
}
