import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Receipt } from "~/components/profile/receipt";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { playerPaths } from "~/player-paths";
import { pageContext } from "~/server/page-context.server";
import { requireAccount } from "~/server/protected-page.server";
import { publicSettings } from "~/server/public-settings.server";
import { toReceipt } from "~/view-models/receipt";
import { getProfile } from "~contract/calls/profile";
import { getPurchase } from "~contract/calls/spending";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await requireAccount(args, context);
  const { callApi, locale, t, view } = context;
  const { purchaseId = "" } = args.params;
  const [purchase, profile] = await Promise.all([
    callApi(getPurchase, { params: { purchaseId }, query: { locale } }),
    callApi(getProfile),
  ]);
  const receipt = toReceipt({ purchase, profile, seller: publicSettings.brandName }, view);
  const description = { title: receipt.title, description: t("site.description"), noindex: true };
  return context.page({ receipt }, { ...description, path: playerPaths.receipt(DEFAULT_LOCALE, purchaseId) });
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function ReceiptPage() {
  const { receipt } = useLoaderData<typeof loader>();
  return <Receipt receipt={receipt} />;
}
