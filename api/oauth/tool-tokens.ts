import { createHash } from "node:crypto";

/** Tells the bearer tokens of tools from those of studios, and lets scanners of leaked secrets find them. */
export const ACCESS_TOKEN_PREFIX = "spo_";
export const REFRESH_TOKEN_PREFIX = "spr_";

/** Without this scope the plugin gives no refresh token. */
export const RENEWAL_SCOPE = "offline_access";

/** Tokens are long and random, so a fast hash without salt protects them; the prefix is no part of it. */
export function hashToolToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Null for anything but an access token. */
export function hashOfAccessToken(bearer: string): string | null {
  return bearer.startsWith(ACCESS_TOKEN_PREFIX) ? hashToolToken(bearer.slice(ACCESS_TOKEN_PREFIX.length)) : null;
}
