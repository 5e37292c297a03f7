import type { AppLoadContext } from "@remix-run/node";
import type { RequestApi } from "~/api-client/for-request.server";
import { paths } from "~/paths";
import type { SessionView } from "~/view-models/root-data";
import { getProfile } from "~contract/calls/profile";
import { getSessionStatus } from "~contract/calls/session";
import { env } from "./env.server";
import { secondary } from "./secondary.server";

const sessions = new WeakMap<AppLoadContext, Promise<SessionView>>();

/** Who looks at the page; asked once per request, however many loaders want to know. */
export function loadSession(context: AppLoadContext, requestApi: RequestApi, requestUrl: URL): Promise<SessionView> {
  const known = sessions.get(context);
  if (known) return known;
  const session = askForSession(requestApi, requestUrl);
  sessions.set(context, session);
  return session;
}

/** Without a session cookie the API is not asked at all. */
async function askForSession({ api, hasSession }: RequestApi, requestUrl: URL): Promise<SessionView> {
  const target = env.SITE_URL + requestUrl.pathname + requestUrl.search;
  const loginHref = paths.login(env.PUBLIC_API_BASE_URL, { site: env.SITE_URL, target });
  const status = hasSession ? await secondary(api(getSessionStatus)) : null;
  if (!status?.isAuthenticated) {
    return { status: status?.guestAccount ? "guest" : "signed-out", user: null, loginHref };
  }
  const profile = await secondary(api(getProfile));
  if (!profile) return { status: "authenticated", user: null, loginHref };
  const { userId, username, name, email, pictureUrl, countryCode } = profile;
  return {
    status: "authenticated",
    user: { userId, username, name, email, avatarUrl: pictureUrl, countryCode },
    loginHref,
  };
}
