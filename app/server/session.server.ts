import type { AppLoadContext } from "@remix-run/node";
import { ClientError, InvalidResponseError, ServerError } from "~/api-client/errors";
import type { RequestApi } from "~/api-client/for-request.server";
import type { SessionAnswer } from "~/view-models/frame-answers";
import type { SessionView } from "~/view-models/root-data";
import { getProfile } from "~contract/calls/profile";
import type { CallData } from "~contract/define-call";
import { getSessionStatus } from "~contract/calls/session";
import { secondary } from "./secondary.server";
import { noteUser } from "~observe/request-scope";
import { noteSurvivedFailure } from "./survived-failure.server";

/** Time-out of the session check, all its repetitions included (docs/product/sessions.md#session-status). */
const SESSION_CHECK_MS = 5_000;

const TOO_MANY_REQUESTS = 429;

type SessionStatus = CallData<typeof getSessionStatus>;

const NOBODY: SessionStatus = { isAuthenticated: false, guestAccount: false, userId: null };

type SessionFollower = (session: SessionView) => void;

const sessions = new WeakMap<AppLoadContext, Promise<SessionView>>();
const secondLooks = new WeakMap<AppLoadContext, Promise<SessionView>>();
const followers = new WeakMap<AppLoadContext, SessionFollower[]>();

/** Who looks at the page; asked once per request, however many loaders want to know, and once more after a refusal. */
export async function loadSession(context: AppLoadContext, requestApi: RequestApi): Promise<SessionView> {
  const known = sessions.get(context) ?? askForSession(requestApi);
  sessions.set(context, known);
  const session = await known;
  return secondLooks.get(context) ?? session;
}

/**
 * The API has refused something to who seemed to look at the page, so what is known of them is asked for again: at most
 * once per request, since that may be refused as well. Resolves once what is shown of them is up to date.
 */
export async function reloadSession(context: AppLoadContext, requestApi: RequestApi): Promise<void> {
  if (secondLooks.has(context)) return;
  const secondLook = askForSession(requestApi);
  secondLooks.set(context, secondLook);
  const session = await secondLook;
  for (const follow of followers.get(context) ?? []) follow(session);
}

/**
 * Tells a loader that has shown who looks when that turned out otherwise, while other loaders are under way: what it
 * gave is sent only after theirs and may still be changed.
 */
export function followSession(context: AppLoadContext, follow: SessionFollower): void {
  followers.set(context, [...(followers.get(context) ?? []), follow]);
}

/** Whose session it is, asked anew and without the profile: what a tab compares with what it shows. */
export async function checkSession(requestApi: RequestApi): Promise<SessionAnswer> {
  const status = await askForStatus(requestApi);
  if (!status) return { status: "unknown", userId: null };
  // An API may call its guests authenticated as well: they count as signed out all the same.
  if (status.guestAccount) return { status: "guest", userId: null };
  if (!status.isAuthenticated) return { status: "signed-out", userId: null };
  if (status.userId) noteUser(status.userId);
  return { status: "authenticated", userId: status.userId ?? null };
}

async function askForSession(requestApi: RequestApi): Promise<SessionView> {
  const { status } = await checkSession(requestApi);
  if (status !== "authenticated") return { status, user: null };
  const profile = await secondary(requestApi.api, (ask) => ask(getProfile));
  if (!profile) return { status, user: null };
  const { userId, userVersion: version, username, name, email, pictureUrl, countryCode } = profile;
  return { status, user: { userId, version, username, name, email, avatarUrl: pictureUrl, countryCode } };
}

/** Without a session cookie the API is not asked at all. Null when there is one and the API does not tell whose it is. */
async function askForStatus({ api, hasSession }: RequestApi): Promise<SessionStatus | null> {
  if (!hasSession) return NOBODY;
  try {
    return await api.within(SESSION_CHECK_MS)(getSessionStatus);
  } catch (error) {
    if (isReached(error)) return NOBODY;
    noteSurvivedFailure(error);
    return null;
  }
}

/**
 * Any answer below 500 counts as reachable: an API that refuses a cookie knows nobody by it. One that was asked too
 * often has not looked at it.
 */
function isReached(error: unknown): boolean {
  if (isTooOften(error)) return false;
  if (error instanceof InvalidResponseError) return error.status >= 400 && error.status < 500;
  return (error instanceof ClientError || error instanceof ServerError) && error.status < 500;
}

function isTooOften(error: unknown): boolean {
  return (error instanceof ClientError || error instanceof ServerError) && error.status === TOO_MANY_REQUESTS;
}
