import { betterAuth } from "better-auth/minimal";
import { passkey } from "@better-auth/passkey";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, isAPIError } from "better-auth/api";
import { anonymous } from "better-auth/plugins/anonymous";
import { twoFactor } from "better-auth/plugins/two-factor";
import { username } from "better-auth/plugins/username";
import * as z from "zod";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "~contract/calls/account";
import { log } from "~observe/log";
import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from "~contract/calls/profile";
import type { ApiConfiguration } from "../configuration";
import type { Database } from "../db/database";
import * as schema from "../db/schema";
import { createToolProvider } from "../oauth/oauth-provider";
import { cookieName, isCookieSecure } from "./session-cookies";
import { findViolatedConstraint } from "../store/constraint-violation";
import { moveGuestToUser } from "../store/account/guests";
import { isUsername } from "./username-rules";

const DAY_SECONDS = 86_400;
const SESSION_LENGTH_SECONDS = 90 * DAY_SECONDS;
export const SESSION_RENEWAL_SECONDS = DAY_SECONDS;

/** Per client address; enough for a school behind one. */
const RATE_WINDOW_SECONDS = 60;
const CALLS_PER_WINDOW = 20;
const SIGN_UPS_PER_WINDOW = 10;
const GUESTS_PER_WINDOW = 60;
/** Besides better-auth's own limit of wrong codes: 5 a sign-in, 10 an account in a row. */
const CODES_PER_WINDOW = 20;

export const IDENTITY_BASE_PATH = "/identity";
/** Of the library's cookie, which only calls between it and us carry. */
export const PASSKEY_CHALLENGE = "passkey-challenge";
/** What the library logs as an error when a device's answer is not right. */
const REFUSED_PASSKEYS = ["Failed to verify registration", "Failed to verify authentication"];

export type Identity = ReturnType<typeof createIdentity>;

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(comparison: { hash: string; password: string }): Promise<boolean>;
};

/** Without `passwordHashing` passwords are hashed by better-auth's scrypt, slow on purpose. */
export function createIdentity(
  configuration: ApiConfiguration,
  database: Database,
  secret: string,
  passwordHashing?: PasswordHashing,
) {
  return betterAuth({
    baseURL: new URL(configuration.siteUrl).origin,
    basePath: IDENTITY_BASE_PATH,
    secret,
    database: drizzleAdapter(database, { provider: "pg", schema, transaction: true }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      ...(passwordHashing && { password: passwordHashing }),
    },
    databaseHooks: {
      user: { create: { before: (_user, call) => Promise.resolve({ data: claimedAddress(call?.body) }) } },
    },
    user: { additionalFields: { countryCode: { type: "string", required: false, input: false } } },
    // The password is asked for instead of a fresh session (api/resources/passkeys.ts).
    session: { expiresIn: SESSION_LENGTH_SECONDS, updateAge: SESSION_RENEWAL_SECONDS, freshAge: 0 },
    plugins: [
      username({
        minUsernameLength: MIN_USERNAME_LENGTH,
        maxUsernameLength: MAX_USERNAME_LENGTH,
        usernameValidator: isUsername,
      }),
      createToolProvider(),
      twoFactor({ issuer: configuration.brandName }),
      createPasskeys(configuration),
      anonymous({
        disableDeleteAnonymousUser: true,
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          const [guestId, userId] = [anonymousUser.user.id, newUser.user.id];
          if (guestId !== userId) await moveGuestToUser(database, { guestId, userId });
        },
      }),
    ],
    rateLimit: {
      enabled: true,
      storage: "database",
      window: RATE_WINDOW_SECONDS,
      max: CALLS_PER_WINDOW,
      customRules: {
        // Limited in api/identity/sign-in.ts, before the account's attempts are counted.
        "/sign-in/username": false,
        "/sign-up/email": { window: RATE_WINDOW_SECONDS, max: SIGN_UPS_PER_WINDOW },
        "/sign-in/anonymous": { window: RATE_WINDOW_SECONDS, max: GUESTS_PER_WINDOW },
        "/two-factor/*": { window: RATE_WINDOW_SECONDS, max: CODES_PER_WINDOW },
        "/passkey/*": { window: RATE_WINDOW_SECONDS, max: CODES_PER_WINDOW },
      },
    },
    advanced: cookieSettings(configuration),
    telemetry: { enabled: false },
    logger: { level: "error", log: logWithoutCollisions },
    onAPIError: { onError: logUnexpectedError },
  });
}

/** A passkey is two factors only where its device asked for a finger, a face or a PIN. */
function createPasskeys({ brandName, siteUrl }: ApiConfiguration) {
  const { hostname, origin } = new URL(siteUrl);
  return passkey({
    ...{ rpID: hostname, rpName: brandName, origin },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    advanced: { webAuthnChallengeCookie: PASSKEY_CHALLENGE },
    registration: {
      afterVerification: ({ verification }) => requireVerifiedUser(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => requireVerifiedUser(verification.authenticationInfo.userVerified),
    },
  });
}

function requireVerifiedUser(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new APIError("UNAUTHORIZED", { code: "AUTHENTICATION_FAILED" });
}

const signUpBody = z.object({ address: z.email() });

/** May equal the address of other accounts (api/identity/sign-up.ts). */
function claimedAddress(body: unknown): { email?: string } {
  const { data } = signUpBody.safeParse(body);
  return data ? { email: data.address.toLowerCase() } : {};
}

/** better-auth's prefix for secure cookies would let a sibling host set them; __Host- does not. */
function cookieSettings(configuration: ApiConfiguration) {
  return {
    database: { generateId: "uuid" as const },
    useSecureCookies: false,
    defaultCookieAttributes: {
      httpOnly: true,
      sameSite: "lax" as const,
      path: "/",
      secure: isCookieSecure(configuration),
    },
    cookiePrefix: "session",
    cookies: {
      session_token: { name: cookieName("session", configuration) },
      dont_remember: { name: cookieName("SESSION_TYPE", configuration) },
      two_factor: { name: cookieName("second-factor", configuration) },
      [PASSKEY_CHALLENGE]: { name: PASSKEY_CHALLENGE },
    },
  };
}

/** Two concurrent sign-ups with one name are no fault: the form reports it to the slower one. */
function logWithoutCollisions(level: string, message: string, ...details: unknown[]): void {
  if (details.some((detail) => findViolatedConstraint(detail) !== null)) return;
  const err = details.find((detail) => detail instanceof Error);
  log[REFUSED_PASSKEYS.includes(message) ? "warn" : "error"](err ? { err } : {}, `Identity (${level}): ${message}`);
}

/** An APIError is a rejected form, not a fault. */
function logUnexpectedError(error: unknown): void {
  if (!isAPIError(error)) log.error({ err: error }, "Identity failed");
}
