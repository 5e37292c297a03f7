import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { env } from "./env.server";
import { signingSecret } from "./signing-secret.server";

// remix-toast's own cookie is not really signed, so it is given one that is.
const storage = createCookieSessionStorage({
  cookie: {
    name: "toast",
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    secure: env.SITE_URL.startsWith("https:"),
    secrets: [signingSecret],
  },
});

export const { getToast, redirectWithToast } = createToastUtilsWithCustomSession(storage);
