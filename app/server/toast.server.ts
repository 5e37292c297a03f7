import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { boundCookieName, isCookieSecure } from "./bound-cookie.server";
import { signingSecret } from "./signing-secret.server";

// remix-toast's own cookie is not really signed, so it is given one that is.
const storage = createCookieSessionStorage({
  cookie: {
    name: boundCookieName("toast"),
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    secure: isCookieSecure,
    secrets: [signingSecret],
  },
});

const { getToast, redirectWithToast } = createToastUtilsWithCustomSession(storage);

export { redirectWithToast };

/** The message to show once, and what ends its cookie: one that stayed would keep the visitor's pages from all caches. */
export async function takeToast(request: Request) {
  const { toast } = await getToast(request);
  if (!toast) return { toast: null, headers: undefined };
  const session = await storage.getSession(request.headers.get("cookie"));
  return { toast, headers: { "Set-Cookie": await storage.destroySession(session) } };
}
