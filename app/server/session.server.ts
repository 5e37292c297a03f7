import type { AppLoadContext } from "@remix-run/node";
import { ClientError, InvalidResponseError, ServerError } from "~/api-client/errors";
import type { RequestApi } from "~/api-client/request-api.server";
import type { SessionResponse } from "~/view-models/frame-responses";
import type { SessionView } from "~/view-models/root-data";
import { getProfile } from "~contract/calls/profile";
import type { CallData } from "~contract/define-call";
import { getSessionStatus } from "~contract/calls/session";
import { secondary } from "./secondary.server";
import { setRequestUser } from "~observe/request-scope";
import { reportHandledError } from "./report-error.server";

/** Includes all retries (docs/product/sessions.md#session-status). */
const SESSION_CHECK_MS = 5_000;

const TOO_MANY_REQUESTS = 429;

type SessionStatus = CallData<typeof getSessionStatus>;

const NOBODY: SessionStatus = { isAuthenticated: false, guestAccount: false, userId: null };

type SessionFollower = (session: SessionView) => void;

const sessions = new WeakMap<AppLoadContext, Promise<SessionView>>();
const secondLooks = new WeakMap<AppLoadContext, Promise<SessionView>>();
const followers = new WeakMap<AppLoadContext, SessionFollower[]>();

/** Checked once per request, and once more after a refusal. */
export async function loadSession(context: AppLoadContext, requestApi: RequestApi): Promise<SessionView> {
  const known = sessions.get(context) ?? askForSession(requestApi);
  sessions.set(context, known);
  const session = await known;
  return secondLooks.get(context) ?? session;
}

export async function reloadSession(context: AppLoadContext, requestApi: RequestApi): Promise<void> {
  if (secondLooks.has(context)) return;
  const secondLook = askForSession(requestApi);
  secondLooks.set(context, secondLook);
  const session = await secondLook;
  for (const follow of followers.get(context) ?? []) follow(session);
}

/** Remix sends a loader's data after all loaders have finished, so it can still be changed. */
export function onSessionChange(context: AppLoadContext, follow: SessionFollower): void {
  followers.set(context, [...(followers.get(context) ?? []), follow]);
}

export async function checkSession(requestApi: RequestApi): Promise<SessionResponse> {
  const status = await askForStatus(requestApi);
  if (!status) return { status: "unknown", userId: null };
  // Some APIs report guests as authenticated.
  if (status.guestAccount) return { status: "guest", userId: null };
  if (!status.isAuthenticated) return { status: "signed-out", userId: null };
  if (status.userId) setRequestUser(status.userId);
  return { status: "authenticated", userId: status.userId ?? null };
}

async function askForSession(requestApi: RequestApi): Promise<SessionView> {
  const { status } = await checkSession(requestApi);
  if (status !== "authenticated") return { status, user: null };
  const profile = await secondary(requestApi.api, (callApi) => callApi(getProfile));
  if (!profile) return { status, user: null };
  const { userId, userVersion: version, username, name, email, pictureUrl, countryCode } = profile;
  return { status, user: { userId, version, username, name, email, avatarUrl: pictureUrl, countryCode } };
}

async function askForStatus({ api, hasSession }: RequestApi): Promise<SessionStatus | null> {
  if (!hasSession) return NOBODY;
  try {
    return await api.within(SESSION_CHECK_MS)(getSessionStatus);
  } catch (error) {
    if (isReached(error)) return NOBODY;
    reportHandledError(error);
    return null;
  }
}

/** A rejected cookie counts as signed out; a 429 says nothing about the cookie. */
function isReached(error: unknown): boolean {
  if (isTooOften(error)) return false;
  if (error instanceof InvalidResponseError) return error.status >= 400 && error.status < 500;
  return (error instanceof ClientError || error instanceof ServerError) && error.status < 500;
}

function isTooOften(error: unknown): boolean {
  return (error instanceof ClientError || error instanceof ServerError) && error.status === TOO_MANY_REQUESTS;
}
