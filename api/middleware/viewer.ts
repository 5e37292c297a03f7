import { getSignedCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { setRequestUser } from "~observe/request-scope";
import type { ApiContext, ApiEnvironment } from "../api-context";
import { readBearerToken } from "../identity/bearer-token";
import { identifyBearer } from "../identity/identify-bearer";
import { SESSION_RENEWAL_SECONDS } from "../identity/identity";
import { cookieName } from "../identity/session-cookies";
import type { Viewer } from "../identity/viewer";
import { dayOf } from "../store/days";
import { recordActiveDay } from "../store/people/presence";
import { clearRequestCache, cacheInRequest } from "../request-cache";
import { findSuspension } from "../store/sanctions/suspension";
import { findLiveSession, recordSessionActivity } from "../store/account/sessions";

/** Precision of a session's last use; each update is a write. */
const ACTIVITY_STEP_MS = 10 * 60_000;

const SIGN_IN_REQUIRED = 403;

export const identifyViewer = createMiddleware<ApiEnvironment>(async (context, next) => {
  context.header("Cache-Control", "no-store");
  context.set("bearer", null);
  context.set("staffToken", null);
  context.set("staff", null);
  const token = readBearerToken(context);
  const isRead = context.req.method === "GET";
  if (!isRead) clearRequestCache();
  const viewer = token === null ? await findSessionViewer(context) : await identifyBearer(context, token);
  if (viewer && !viewer.isGuest) setRequestUser(viewer.userId);
  context.set("viewer", viewer);
  await next();
  // The request may have changed or ended the session, as the log-out does by GET.
  const { status, headers } = context.res;
  if (!isRead || status === SIGN_IN_REQUIRED || headers.has("set-cookie")) clearRequestCache();
});

/** Costs no query without the session cookie; the calls of one page share the result. */
async function findSessionViewer(context: ApiContext): Promise<Viewer | null> {
  const cookies = context.req.header("cookie") ?? "";
  const cookie = cookieName("session", context.get("configuration"));
  const hasCookie = new RegExp(`(?:^|;\\s*)${cookie}=`).test(cookies);
  return hasCookie ? ((await findCachedViewer(context, cookies)) ?? (await loadViewer(context))) : null;
}

function findCachedViewer(context: ApiContext, cookies: string): Promise<Viewer | null> {
  return cacheInRequest(context.get("identity"), cookies, () => findFreshViewer(context));
}

// One query, half the time of better-auth's lookup. Renewals and invalid cookies are left to better-auth.
async function findFreshViewer(context: ApiContext): Promise<Viewer | null> {
  const { secret } = context.get("identity").options;
  const token = await getSignedCookie(context, secret, cookieName("session", context.get("configuration")));
  if (!token) return null;
  const now = new Date();
  const database = context.get("database");
  const session = await findLiveSession(database, token, now);
  if (!session) return null;
  const { viewer, lastActiveAt, lastDay } = session;
  if (now.getTime() - lastActiveAt.getTime() >= ACTIVITY_STEP_MS)
    await recordSessionActivity(database, viewer.sessionId, now);
  if (lastDay !== undefined && lastDay !== dayOf(now)) await recordActiveDay(database, viewer.userId, now);
  const ageSeconds = (now.getTime() - session.renewedAt.getTime()) / 1000;
  return ageSeconds < SESSION_RENEWAL_SECONDS ? viewer : null;
}

async function loadViewer(context: ApiContext): Promise<Viewer | null> {
  const { headers, response } = await context.get("identity").api.getSession({
    headers: context.req.raw.headers,
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) context.header("Set-Cookie", cookie, { append: true });
  if (!response) return null;
  const { user, session } = response;
  return {
    userId: user.id,
    sessionId: session.id,
    isGuest: user.isAnonymous ?? false,
    username: user.displayUsername ?? user.username ?? null,
    image: user.image ?? null,
    countryCode: user.countryCode ?? null,
    suspension: await findSuspension(context.get("database"), user.id, new Date()),
  };
}
