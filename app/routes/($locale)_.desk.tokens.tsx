import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { TokenList } from "~/components/desk/token-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeTokens } from "~/server/desk-token-forms.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import { toTokenList, type TokenResult } from "~/view-models/desk/token-list";
import { listStaffTokens } from "~contract/calls/desk-tokens";
import { MAX_TOKEN_NAME_LENGTH } from "~contract/entities/bearer-token";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, view } = context;
  const { tokens } = await callApi(listStaffTokens);
  const description = { title: t("desk.tokens"), description: t("site.description"), noindex: true };
  return page(
    { list: toTokenList({ tokens, held: permissions }, view), maxName: MAX_TOKEN_NAME_LENGTH },
    { ...description, path: deskPaths.tokens(DEFAULT_LOCALE) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeTokens(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function TokensRoute() {
  const { list, maxName } = useLoaderData<typeof loader>();
  return <TokenList list={list} maxName={maxName} result={useActionData<TokenResult>()} />;
}
