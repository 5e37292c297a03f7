import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { translatorForPath } from "~/i18n/i18next.server";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { sitePath } from "~/rules/site-path";
import { themeCookie, type ThemeChoice } from "~/rules/theme-choice";
import { isThemeId, type ThemeId } from "~/rules/theme-names";
import { cookieSite } from "~/server/cookie-site.server";
import { readRequestBody } from "~/server/request-body.server";
import { assertSameOrigin } from "~/server/same-origin.server";
import { redirectWithToast } from "~/server/toast.server";

const themeForm = z.object({
  theme: z.custom<ThemeId>(isThemeId),
  mode: z.enum(["system", "dark", "light"]),
  reset: z.literal("yes").optional(),
  target: z.string().optional(),
});

export async function action({ request }: ActionFunctionArgs) {
  assertSameOrigin(request);
  const form = await readRequestBody(request, themeForm);
  const href = sitePath(form.target) ?? paths.themes(DEFAULT_LOCALE);
  const t = translatorForPath(href);
  return redirectWithToast(
    href,
    { type: "success", message: t("themes.saved") },
    {
      headers: {
        "Set-Cookie": themeCookie(toChoice(form), cookieSite(request)),
        "Cache-Control": "private, no-store",
      },
    },
  );
}

function toChoice({ theme, mode, reset }: z.output<typeof themeForm>): ThemeChoice {
  if (reset) return { theme: null, mode: null };
  return { theme, mode: mode === "system" ? null : mode };
}

export { postOnly as loader } from "~/server/post-only.server";
