import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PrivacyPage } from "~/components/profile/privacy-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { isAfterLastPage } from "~/rules/paging";
import { pageParam } from "~/server/page-param.server";
import { pageContext } from "~/server/page-context.server";
import { redirectWhenSignedOut, requireAccount, requireSignIn } from "~/server/protected-page.server";
import { refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { secondary } from "~/server/secondary.server";
import { PRIVACY_ERRORS, toPrivacyPage, type PrivacyResult } from "~/view-models/privacy-page";
import { listBlocks } from "~contract/calls/blocks";
import { getProfile } from "~contract/calls/profile";
import { privacyForm, saveChoices } from "./privacy-change.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await requireAccount(args, context);
  const { callApi, api, locale, url, t, view } = context;
  const query = { page: pageParam(url) };
  const [profile, blocks] = await Promise.all([
    callApi(getProfile),
    secondary(api, (call) => call(listBlocks, { query })),
  ]);
  if (blocks && isAfterLastPage(blocks.pagination)) throw redirect(paths.privacy(locale));
  const description = { title: t("privacy.title"), description: t("site.description"), noindex: true };
  const page = toPrivacyPage({ profile, blocks }, view);
  return context.page({ page }, { ...description, path: paths.privacy(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const { api, locale, t } = context;
  const form = await readRequestBody(args.request, privacyForm);
  const refuse = (result: PrivacyResult) => context.json(result, { status: refusalStatus(result.error) });
  try {
    const refusal = await saveChoices(api, form);
    if (refusal) return refuse(refusal);
    return await context.redirectWithToast(paths.privacy(locale), { type: "success", message: t("privacy.saved") });
  } catch (error) {
    redirectWhenSignedOut(error, context);
    return refuse({ ok: false, error: refusalCode(error, PRIVACY_ERRORS, "unreachable"), choices: form.choices });
  }
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PrivacyRoutePage() {
  const { page } = useLoaderData<typeof loader>();
  return <PrivacyPage page={page} result={useActionData<PrivacyResult>()} />;
}
