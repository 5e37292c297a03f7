import type { AppLoadContext } from "@remix-run/node";
import { ClientError, InvalidResponseError, ServerError } from "~/api-client/errors";
import type { RequestApi } from "~/api-client/request-api.server";
import type { SessionResponse } from "~/view-models/frame-responses";
import type { SessionView } from "~/view-models/root-data";
import { getProfile } from "~contract/calls/profile";
import type { CallData } from "~contract/define-call";
import { getSessionStatus } from "~contract/calls/session";
import { currentTemplate } from "./page-templates/template-scope.server";
import { secondary } from "./secondary.server";
import { setRequestUser } from "~observe/request-scope";
import { reportHandledError } from "./report-error.server";

/** Includes all retries (docs/product/sessions.md#session-status). */
const SESSION_CHECK_MS = 5_000;

const TOO_MANY_REQUESTS = 429;

type SessionStatus = CallData<typeof getSessionStatus>;

const SIGNED_OUT: SessionStatus = { isAuthenticated: false, guestAccount: false, userId: null };

type SessionListener = (session: SessionView) => void;

const sessions = new WeakMap<AppLoadContext, Promise<SessionView>>();
const reloadedSessions = new WeakMap<AppLoadContext, Promise<SessionView>>();
const listeners = new WeakMap<AppLoadContext, SessionListener[]>();

/** Checked once per request, and once more after a refusal. */
export async function loadSession(context: AppLoadContext, requestApi: RequestApi): Promise<SessionView> {
  const template = currentTemplate();
  if (template) return template.session;
  const pending = sessions.get(context) ?? fetchSession(requestApi);
  sessions.set(context, pending);
  const session = await pending;
  return reloadedSessions.get(context) ?? session;
}

export async function reloadSession(context: AppLoadContext, requestApi: RequestApi): Promise<void> {
  if (reloadedSessions.has(context)) return;
  const reloaded = fetchSession(requestApi);
  reloadedSessions.set(context, reloaded);
  const session = await reloaded;
  for (const listener of listeners.get(context) ?? []) listener(session);
}

/** Remix sends a loader's data after all loaders have finished, so it can still be changed. */
export function onSessionChange(context: AppLoadContext, listener: SessionListener): void {
  listeners.set(context, [...(listeners.get(context) ?? []), listener]);
}

export async function checkSession(requestApi: RequestApi): Promise<SessionResponse> {
  return toResponse(await fetchStatus(requestApi));
}

function toResponse(status: SessionStatus | null): SessionResponse {
  if (!status) return { status: "unknown", userId: null };
  // Some APIs report guests as authenticated.
  if (status.guestAccount) return { status: "guest", userId: null };
  if (!status.isAuthenticated) return { status: "signed-out", userId: null };
  if (status.userId) setRequestUser(status.userId);
  return { status: "authenticated", userId: status.userId ?? null };
}

async function fetchSession(requestApi: RequestApi): Promise<SessionView> {
  const found = await fetchStatus(requestApi);
  const { status } = toResponse(found);
  const rest = found?.suspension ? { suspension: found.suspension } : {};
  if (status !== "authenticated") return { status, user: null, ...rest };
  const profile = await secondary(requestApi.api, (callApi) => callApi(getProfile));
  if (!profile) return { status, user: null, ...rest };
  const { userId, userVersion: version, username, name, email, pictureUrl, countryCode } = profile;
  return { status, user: { userId, version, username, name, email, avatarUrl: pictureUrl, countryCode }, ...rest };
}

async function fetchStatus({ api, hasSession }: RequestApi): Promise<SessionStatus | null> {
  if (!hasSession) return SIGNED_OUT;
  try {
    return await api.within(SESSION_CHECK_MS)(getSessionStatus);
  } catch (error) {
    if (isRejectedSession(error)) return SIGNED_OUT;
    reportHandledError(error);
    return null;
  }
}

/** A rejected cookie counts as signed out; a 429 says nothing about the cookie. */
function isRejectedSession(error: unknown): boolean {
  if (isRateLimited(error)) return false;
  if (error instanceof InvalidResponseError) return error.status >= 400 && error.status < 500;
  return (error instanceof ClientError || error instanceof ServerError) && error.status < 500;
}

function isRateLimited(error: unknown): boolean {
  return (error instanceof ClientError || error instanceof ServerError) && error.status === TOO_MANY_REQUESTS;
}
