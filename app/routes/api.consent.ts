import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { translatorForPath } from "~/i18n/i18next.server";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { consentCookie, createConsent } from "~/rules/cookie-consent";
import { sitePath } from "~/rules/site-path";
import { cookieSite } from "~/server/cookie-site.server";
import { readRequestBody } from "~/server/request-body.server";
import { assertSameOrigin } from "~/server/same-origin.server";
import { redirectWithToast } from "~/server/toast.server";

const consentForm = z.object({ marketing: z.enum(["yes", "no"]), target: z.string().optional() });

export async function action({ request }: ActionFunctionArgs) {
  assertSameOrigin(request);
  const { marketing, target } = await readRequestBody(request, consentForm);
  const href = sitePath(target) ?? paths.home(DEFAULT_LOCALE);
  const t = translatorForPath(href);
  const cookie = consentCookie(createConsent(marketing === "yes"), cookieSite(request));
  return redirectWithToast(
    href,
    { type: "success", message: t("cookies.saved") },
    { headers: { "Set-Cookie": cookie, "Cache-Control": "private, no-store" } },
  );
}

export { postOnly as loader } from "~/server/post-only.server";
