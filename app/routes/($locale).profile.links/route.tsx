import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinksPage } from "~/components/profile/links-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { playerPaths } from "~/player-paths";
import { consumeSavedForm } from "~/server/saved-form.server";
import { pageContext } from "~/server/page-context.server";
import { redirectWhenSignedOut, requireAccount, requireSignIn } from "~/server/protected-page.server";
import { refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { secondary } from "~/server/secondary.server";
import { LINKS_ERRORS, toLinksPage, type LinksResult } from "~/view-models/links-page";
import { listBioLinks, listPartners, MAX_BIO_LINKS, putBioLinks, unlinkPartner } from "~contract/calls/links";
import { readLinks, readLinksForm } from "./links-form.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  const { user } = await requireAccount(args, context);
  const { callApi, api, t, view } = context;
  const saved = await consumeSavedForm(args.request, user?.userId);
  const [{ bioLinks }, partners] = await Promise.all([
    callApi(listBioLinks),
    secondary(api, (call) => call(listPartners)),
  ]);
  const page = toLinksPage({ bioLinks, partners: partners?.partners ?? null, maxLinks: MAX_BIO_LINKS }, view);
  const description = { title: t("links.title"), description: t("site.description"), noindex: true };
  const savedForm: LinksResult | null = saved && {
    ok: false,
    error: "session_ended",
    fields: saved.fields.getAll("link").slice(0, MAX_BIO_LINKS),
  };
  const pageDescription = { ...description, path: playerPaths.links(DEFAULT_LOCALE) };
  return context.page({ page, savedForm }, pageDescription, { cookie: saved?.expiredCookie });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const { api, locale, t } = context;
  const form = await readLinksForm(args.request);
  const refuse = (result: LinksResult) => context.json<LinksResult>(result, { status: refusalStatus(result.error) });
  const fields = form.intent === "save" ? form.fields : [];
  const { links, wrong } = readLinks(fields);
  if (wrong.length > 0) return refuse({ ok: false, error: "invalid_links", fields, wrong });
  try {
    if (form.intent === "save") await api(putBioLinks, { body: { bioLinks: links } });
    else await api(unlinkPartner, { params: { alias: form.alias } });
    const message = t(form.intent === "save" ? "links.saved" : "links.unlinked");
    return await context.redirectWithToast(playerPaths.links(locale), { type: "success", message });
  } catch (error) {
    redirectWhenSignedOut(error, context);
    return refuse({ ok: false, error: refusalCode(error, LINKS_ERRORS, "unreachable"), fields });
  }
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function LinksRoutePage() {
  const { page, savedForm } = useLoaderData<typeof loader>();
  return <LinksPage page={page} result={useActionData<LinksResult>() ?? savedForm ?? undefined} />;
}
