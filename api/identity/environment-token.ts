import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import { isSameSecret } from "./signature";

/** For machines. Without a token in the environment, and with a wrong one, it is as if there was nothing. */
export function requireEnvironmentToken(context: ApiContext, token: string | undefined): void {
  const sent = context.req.header("authorization") ?? "";
  if (token === undefined || !isSameSecret(sent, `Bearer ${token}`)) throw new ApiFailure("not_found");
}
