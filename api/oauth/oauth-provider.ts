import { oauthProvider } from "@better-auth/oauth-provider";
import type { BetterAuthPlugin } from "better-auth";
import { ACCESS_TOKEN_PREFIX, hashToolToken, REFRESH_TOKEN_PREFIX, RENEWAL_SCOPE } from "./tool-tokens";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The plugin redirects to these; api/oauth/authorization.ts decides where the visitor goes. */
export const CONSENT_PAGE = "/session/connect";
const LOGIN_PAGE = "/session/login";

/** Its endpoints are called by request only, and their types do not fit exactOptionalPropertyTypes. */
type ToolProvider = Omit<BetterAuthPlugin, "endpoints">;

/** The reasons are in docs/decisions/0076-sign-in-for-tools.md. */
export function createToolProvider(): ToolProvider {
  return oauthProvider({
    scopes: ["gamedev:read", "gamedev:write", RENEWAL_SCOPE],
    grantTypes: ["authorization_code", "refresh_token"],
    loginPage: LOGIN_PAGE,
    consentPage: CONSENT_PAGE,
    // Opaque tokens can be revoked at once.
    disableJwtPlugin: true,
    storeTokens: { hash: (token) => Promise.resolve(hashToolToken(token)) },
    prefix: { opaqueAccessToken: ACCESS_TOKEN_PREFIX, refreshToken: REFRESH_TOKEN_PREFIX },
    codeExpiresIn: 5 * MINUTE_SECONDS,
    accessTokenExpiresIn: HOUR_SECONDS,
    refreshTokenExpiresIn: 90 * DAY_SECONDS,
    clientPrivileges: () => false,
    resourcePrivileges: () => false,
  });
}
