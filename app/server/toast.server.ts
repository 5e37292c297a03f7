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

export const { getToast, redirectWithToast } = createToastUtilsWithCustomSession(storage);
