import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PurchasesPage } from "~/components/profile/purchases-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { isAfterLastPage } from "~/rules/paging";
import { pageParam } from "~/server/page-param.server";
import { env } from "~/server/env.server";
import { pageContext } from "~/server/page-context.server";
import { requireAccount } from "~/server/protected-page.server";
import { secondary } from "~/server/secondary.server";
import { toPurchasesPage } from "~/view-models/purchase-list";
import { getWallet, listOrders, listPurchases } from "~contract/calls/spending";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await requireAccount(args, context);
  const { callApi, api, locale, url, t, view } = context;
  const pageOf = (name: string) => ({ query: { locale, page: pageParam(url, name) } });
  const [list, wallet, orders] = await Promise.all([
    callApi(listPurchases, pageOf("page")),
    callApi(getWallet, pageOf("history")),
    secondary(api, (call) => call(listOrders, pageOf("orders"))),
  ]);
  const lists = [list, wallet, ...(orders ? [orders] : [])];
  if (lists.some(({ pagination }) => isAfterLastPage(pagination))) throw redirect(paths.purchases(locale));
  const description = { title: t("purchases.title"), description: t("site.description"), noindex: true };
  const page = toPurchasesPage({ list, wallet, orders, paymentOrigins: env.PAYMENT_ORIGINS }, view);
  return context.page({ page }, { ...description, path: paths.purchases(DEFAULT_LOCALE) });
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PurchasesRoutePage() {
  const { page } = useLoaderData<typeof loader>();
  return <PurchasesPage page={page} />;
}
