import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { hostCookieName, isCookieSecure, signingSecret } from "./signed-cookie.server";

// The default cookie of remix-toast is not really signed.
const storage = createCookieSessionStorage({
  cookie: {
    name: hostCookieName("toast"),
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    secure: isCookieSecure,
    secrets: [signingSecret],
  },
});

const { getToast, redirectWithToast } = createToastUtilsWithCustomSession(storage);

export { redirectWithToast };

/** Destroys the cookie at once: caches are bypassed while it is set. */
export async function consumeToast(request: Request) {
  const { toast } = await getToast(request);
  if (!toast) return { toast: null, headers: undefined };
  const session = await storage.getSession(request.headers.get("cookie"));
  return { toast, headers: { "Set-Cookie": await storage.destroySession(session) } };
}
