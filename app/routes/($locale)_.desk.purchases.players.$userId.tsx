import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PlayerWallet } from "~/components/desk/player-wallet";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { changeWallet } from "~/server/desk-money-forms.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toPlayerWallet } from "~/view-models/desk/player-wallet";
import { readPlayerWallet } from "~contract/calls/desk-purchases";
import { id } from "~contract/entities/identifiers";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  const reader = await openDesk(args, context);
  const { callApi, locale, page, t, url, view } = context;
  const userId = idParam(args, "userId");
  const query = { locale, page: pageParam(url), pageSize: PAGE_SIZE };
  const found = await callApi(readPlayerWallet, { params: { userId }, query });
  assertPageExists(found.pagination);
  const order = id.safeParse(url.searchParams.get("order")).data;
  const wallet = toPlayerWallet(found, { key: randomUUID(), order, reader }, view);
  const description = { title: wallet.title, description: t("site.description"), noindex: true };
  return page({ wallet }, { ...description, path: deskPaths.playerWallet(DEFAULT_LOCALE, userId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await requireSignIn(args, context);
  return changeWallet(context, await readDeskForm(args.request), idParam(args, "userId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PlayerWalletRoute() {
  const { wallet } = useLoaderData<typeof loader>();
  return <PlayerWallet wallet={wallet} result={useActionData<DeskFormResult>()} />;
}
