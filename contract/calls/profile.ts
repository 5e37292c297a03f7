import { defineCall } from "../define-call";
import { profile } from "../entities/profile";
import { noBody, nothing } from "./request-parts";

/** GET /profile: the signed-in user's own profile (spec section 7). */
export const getProfile = defineCall({
  name: "getProfile",
  method: "GET",
  path: "/profile",
  params: nothing,
  query: nothing,
  body: noBody,
  data: profile,
  errorCodes: ["sign_in_required"],
});
