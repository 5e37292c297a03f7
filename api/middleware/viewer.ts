import { getSignedCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { noteUser } from "~observe/request-scope";
import type { ApiContext, ApiEnvironment } from "../api-context";
import { SESSION_RENEWAL_SECONDS } from "../identity/identity";
import { cookieName } from "../identity/session-cookies";
import type { Viewer } from "../identity/viewer";
import { dayOf } from "../store/days";
import { noteDay } from "../store/presence";
import { forgetRequest, onceInRequest } from "../request-memory";
import { findLiveSession, noteActivity } from "../store/sessions";

/** So exactly is it known when a session was last used; each step costs a write. */
const ACTIVITY_STEP_MS = 10 * 60_000;

const SIGN_IN_REQUIRED = 403;

/**
 * Finds out who asks; a request without the session's cookie costs no query, and the calls of one page share theirs.
 * Answers depend on it: nobody keeps them.
 */
export const identifyViewer = createMiddleware<ApiEnvironment>(async (context, next) => {
  context.header("Cache-Control", "no-store");
  const cookies = context.req.header("cookie") ?? "";
  const isLook = context.req.method === "GET";
  if (!isLook) forgetRequest();
  const cookie = cookieName("session", context.get("configuration"));
  const hasCookie = new RegExp(`(?:^|;\\s*)${cookie}=`).test(cookies);
  const viewer = hasCookie ? ((await findKnownViewer(context, cookies)) ?? (await askIdentity(context))) : null;
  if (viewer && !viewer.isGuest) noteUser(viewer.userId);
  context.set("viewer", viewer);
  await next();
  // What was changed or refused may be the session itself, as by the log-out, which is asked for by GET.
  const { status, headers } = context.res;
  if (!isLook || status === SIGN_IN_REQUIRED || headers.has("set-cookie")) forgetRequest();
});

/** The same cookies are the same viewer for as long as one request takes. */
function findKnownViewer(context: ApiContext, cookies: string): Promise<Viewer | null> {
  return onceInRequest(context.get("identity"), cookies, () => findFreshViewer(context));
}

/**
 * The usual case in one query: the library takes twice as long, and a page asks the API several times.
 * Whatever is unusual (a session due for renewal, a cookie that is not what it seems) is left to the library.
 */
async function findFreshViewer(context: ApiContext): Promise<Viewer | null> {
  const { secret } = context.get("identity").options;
  const token = await getSignedCookie(context, secret, cookieName("session", context.get("configuration")));
  if (!token) return null;
  const now = new Date();
  const database = context.get("database");
  const session = await findLiveSession(database, token, now);
  if (!session) return null;
  const { viewer, lastActiveAt, lastDay } = session;
  if (now.getTime() - lastActiveAt.getTime() >= ACTIVITY_STEP_MS) await noteActivity(database, viewer.sessionId, now);
  if (lastDay !== undefined && lastDay !== dayOf(now)) await noteDay(database, viewer.userId, now);
  const ageSeconds = (now.getTime() - session.renewedAt.getTime()) / 1000;
  return ageSeconds < SESSION_RENEWAL_SECONDS ? viewer : null;
}

async function askIdentity(context: ApiContext): Promise<Viewer | null> {
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
  };
}
