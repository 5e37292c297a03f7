import { createHmac } from "node:crypto";
import { parseSetCookieHeader } from "better-auth/cookies";
import * as z from "zod";
import type { NewPasskey, PasskeyProof, PasskeyQuestion } from "~contract/entities/passkey";
import type { ApiContext } from "../api-context";
import { ApiFailure } from "../api-failure";
import { askIdentity, retryAfterSecondsOf } from "./call-identity";
import { PASSKEY_CHALLENGE } from "./identity";
import { cookieName } from "./session-cookies";

type Answer = { isAccepted: true; content: unknown; setCookies: string[] } | { isAccepted: false };

const CALLERS_COOKIES = ["cookie", "user-agent"];

const options = z.record(z.string(), z.unknown());
const registration = z.looseObject({ user: z.looseObject({}) });
const added = z.object({ id: z.uuid(), session: z.object({ token: z.string() }).optional() });
const verified = z.object({ session: z.object({ token: z.string() }), user: z.object({ id: z.uuid() }) });
const refusal = z.object({ code: z.string() });

/** Codes of the library for a challenge that is over, a passkey that is gone, and an answer that is wrong. */
const REFUSALS = [
  "CHALLENGE_NOT_FOUND",
  "PASSKEY_NOT_FOUND",
  "AUTHENTICATION_FAILED",
  "FAILED_TO_VERIFY_REGISTRATION",
  "YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY",
];

/** For the account of the request's session; devices show `username` where they list passkeys. */
export async function askForNewPasskey(context: ApiContext, username: string): Promise<PasskeyQuestion> {
  const question = await start(context, "/passkey/generate-register-options", { forwarded: CALLERS_COOKIES });
  const { user } = registration.parse(question.options);
  return { ...question, options: { ...question.options, user: { ...user, name: username, displayName: username } } };
}

export type StoredPasskey = { passkeyId: string; newSession: { token: string; setCookies: string[] } | null };

/** Null where the device's answer is not right. With `beginsSession` a new one is to take the place of the request's. */
export async function storePasskey(
  context: ApiContext,
  { challenge, credential, name }: NewPasskey & { name: string },
  beginsSession: boolean,
): Promise<StoredPasskey | null> {
  const cookie = [context.req.header("cookie") ?? [], `${PASSKEY_CHALLENGE}=${challenge}`].flat().join("; ");
  const body = { name, response: { ...credential, clientExtensionResults: {} }, createSession: beginsSession };
  const answer = await verify(context, "/passkey/verify-registration", { cookie, body });
  if (!answer.isAccepted) return null;
  const { id, session } = added.parse(answer.content);
  return { passkeyId: id, newSession: session ? { token: session.token, setCookies: answer.setCookies } : null };
}

/** With `isOfAccount` for the passkeys of the request's account, else for any that the device knows. */
export async function askForPasskey(context: ApiContext, isOfAccount: boolean): Promise<PasskeyQuestion> {
  const forwarded = isOfAccount ? CALLERS_COOKIES : ["user-agent"];
  const question = await start(context, "/passkey/generate-authenticate-options", { forwarded });
  // The library only prefers what it then has to check.
  return { ...question, options: { ...question.options, userVerification: "required" } };
}

/** A session of the passkey's account is begun, as after a log-in; `cookies` are besides the challenge's. */
export async function checkPasskey(
  context: ApiContext,
  { challenge, credential }: PasskeyProof,
  cookies: readonly string[] = [],
): Promise<{ userId: string; token: string; setCookies: string[] } | null> {
  const cookie = [...cookies, `${PASSKEY_CHALLENGE}=${challenge}`].join("; ");
  const body = { response: { ...credential, clientExtensionResults: {} } };
  const answer = await verify(context, "/passkey/verify-authentication", { cookie, body });
  if (!answer.isAccepted) return null;
  const { session, user } = verified.parse(answer.content);
  return { userId: user.id, token: session.token, setCookies: answer.setCookies };
}

/** Tells the library that the session ends with the browser; signed as it signs its cookies. */
export function unrememberedCookie(context: ApiContext): string {
  const { secret } = context.get("identity").options;
  const value = "true";
  const signature = createHmac("sha256", secret).update(value).digest("base64");
  const name = cookieName("SESSION_TYPE", context.get("configuration"));
  return `${name}=${encodeURIComponent(`${value}.${signature}`)}`;
}

async function start(
  context: ApiContext,
  path: string,
  { forwarded }: { forwarded: readonly string[] },
): Promise<PasskeyQuestion> {
  const response = await askIdentity(context, { method: "GET", path, forwarded });
  assertUnlimited(response);
  if (!response.ok) throw new Error(`Identity responded with status ${String(response.status)}`);
  const cookies = response.headers.getSetCookie().map((cookie) => parseSetCookieHeader(cookie));
  const challenge = cookies.flatMap((cookie) => cookie.get(PASSKEY_CHALLENGE)?.value ?? []).at(-1);
  if (challenge === undefined) throw new Error("Identity gave no challenge");
  return { challenge: encodeURIComponent(challenge), options: options.parse(await response.json()) };
}

async function verify(
  context: ApiContext,
  path: string,
  { cookie, body }: { cookie: string; body: object },
): Promise<Answer> {
  const response = await askIdentity(context, {
    ...{ method: "POST", path, forwarded: ["user-agent"], cookie },
    ...{ body: JSON.stringify(body), contentType: "application/json" },
  });
  assertUnlimited(response);
  const content: unknown = await response.json();
  if (response.ok) return { isAccepted: true, content, setCookies: response.headers.getSetCookie() };
  if (REFUSALS.includes(refusal.safeParse(content).data?.code ?? "")) return { isAccepted: false };
  throw new Error(`Identity responded with status ${String(response.status)}`);
}

function assertUnlimited(response: Response): void {
  if (response.status !== 429) return;
  throw new ApiFailure("too_many_requests", { retryAfterSeconds: retryAfterSecondsOf(response) });
}
