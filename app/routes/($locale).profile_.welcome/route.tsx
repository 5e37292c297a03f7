import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Welcome } from "~/components/welcome/welcome";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { sitePath } from "~/rules/site-path";
import { toDetailsError } from "~/server/details-error.server";
import { DETAILS_LIMITS } from "~/server/details-limits.server";
import { pageContext, type PageContext } from "~/server/page-context.server";
import { isUpload, savePicture } from "~/server/picture-upload.server";
import { redirectWhenSignedOut, requireAccount, requireSignIn } from "~/server/protected-page.server";
import { refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { toWelcomePage, type WelcomeResult } from "~/view-models/welcome-page";
import { getProfile } from "~contract/calls/profile";
import { submitStep, welcomeForm } from "./welcome-change.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile", "welcome"]);
  await requireAccount(args, context);
  const { callApi, t, url, view } = context;
  const query = { step: url.searchParams.get("step"), target: targetOf(url) };
  const welcome = toWelcomePage(await callApi(getProfile), query, DETAILS_LIMITS, view);
  const description = { title: t("profile.finish"), description: t("site.description"), noindex: true };
  return context.page({ welcome }, { ...description, path: paths.welcome(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const refuse = (result: WelcomeResult) => context.json(result, { status: refusalStatus(result.error) });
  try {
    const { refusal, href } = await change(args.request, context);
    return refusal ? refuse(refusal) : context.redirectTo(href);
  } catch (error) {
    if (error instanceof Response) throw error;
    redirectWhenSignedOut(error, context);
    return refuse(toDetailsError(error));
  }
}

async function change(request: Request, { api, locale, url }: PageContext) {
  const target = targetOf(url) ?? undefined;
  const href = paths.welcome(locale, { target });
  if (isUpload(request)) return { refusal: await savePicture(api, request), href };
  const form = await readRequestBody(request, welcomeForm);
  const refusal: WelcomeResult | null = await submitStep(api, form);
  return { refusal, href: form.intent === "later" ? (target ?? paths.profile(locale)) : href };
}

function targetOf(url: URL): string | null {
  return sitePath(url.searchParams.get("target"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { accountLinks as links } from "~/components/profile/account-links";
export { AccountErrorBoundary as ErrorBoundary } from "~/components/profile/account-error-boundary";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function WelcomePage() {
  const { welcome } = useLoaderData<typeof loader>();
  return <Welcome welcome={welcome} result={useActionData<WelcomeResult>()} />;
}
