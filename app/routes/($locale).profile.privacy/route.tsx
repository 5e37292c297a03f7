import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PrivacyPage } from "~/components/profile/privacy-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { isBehindLast } from "~/rules/page-number";
import { askedPage } from "~/server/asked-page.server";
import { pageContext } from "~/server/page-context.server";
import { leaveWhenSignedOut, requireAccount, requireSignIn } from "~/server/protected-page.server";
import { refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { requestBody } from "~/server/request-body.server";
import { secondary } from "~/server/secondary.server";
import { PRIVACY_ERRORS, toPrivacyPage, type PrivacyAnswer } from "~/view-models/privacy-page";
import { listBlocks } from "~contract/calls/blocks";
import { getProfile } from "~contract/calls/profile";
import { privacyForm, saveChoices } from "./privacy-change.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await requireAccount(args, context);
  const { ask, api, locale, url, t, view } = context;
  const query = { page: askedPage(url) };
  const [profile, blocks] = await Promise.all([
    ask(getProfile),
    secondary(api, (asked) => asked(listBlocks, { query })),
  ]);
  if (blocks && isBehindLast(blocks.pagination)) throw redirect(paths.privacy(locale));
  const description = { title: t("privacy.title"), description: t("site.description"), noindex: true };
  const page = toPrivacyPage({ profile, blocks }, view);
  return context.page({ page }, { ...description, path: paths.privacy(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const { api, locale, t } = context;
  const form = await requestBody(args.request, privacyForm);
  const refuse = (answer: PrivacyAnswer) => context.json(answer, { status: refusalStatus(answer.error) });
  try {
    const refusal = await saveChoices(api, form);
    if (refusal) return refuse(refusal);
    return await context.redirectWithToast(paths.privacy(locale), { type: "success", message: t("privacy.saved") });
  } catch (error) {
    leaveWhenSignedOut(error, context);
    return refuse({ ok: false, error: refusalCode(error, PRIVACY_ERRORS, "unreachable"), choices: form.choices });
  }
}

export { answerWhenUnreachable as clientAction } from "~/browser/answer-when-unreachable";
export { refreshUnlessRefused as shouldRevalidate } from "~/rules/page-refresh";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PrivacyRoutePage() {
  const { page } = useLoaderData<typeof loader>();
  return <PrivacyPage page={page} answer={useActionData<PrivacyAnswer>()} />;
}
