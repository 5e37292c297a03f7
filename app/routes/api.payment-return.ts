import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { ClientError } from "~/api-client/errors";
import { translatorForPath } from "~/i18n/i18next.server";
import { DEFAULT_LOCALE, isLocale, type Locale } from "~/i18n/locales";
import { paths } from "~/paths";
import { loginUrl } from "~/server/protected-page.server";
import { notFound } from "~/server/page-error.server";
import { pageContext } from "~/server/page-context.server";
import { refusalCode } from "~/server/refusal-code.server";
import { paymentOutcome, type PaymentOutcome } from "~/rules/payments";
import { getOrder } from "~contract/calls/spending";
import { paymentReturn, type PaymentReturn } from "~contract/payment-return";

type Arrival = { page: string; outcome: PaymentOutcome };

/** Return URL of payment providers. The order's status decides, because anyone can forge the query. */
export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const parsed = paymentReturn.safeParse(Object.fromEntries(context.url.searchParams));
  if (!parsed.success) throw notFound();
  const locale = isLocale(parsed.data.locale) ? parsed.data.locale : DEFAULT_LOCALE;
  const { page, outcome } = await findArrival(context, parsed.data, locale);
  if (outcome.text === null) throw redirect(loginUrl(page));
  return context.redirectWithToast(page, { type: outcome.type, message: translatorForPath(page)(outcome.text) });
}

async function findArrival(
  { api, url }: ReturnType<typeof pageContext>,
  query: PaymentReturn,
  locale: Locale,
): Promise<Arrival> {
  try {
    const { status, game } = await api(getOrder, { params: { orderId: query.order }, query: { locale } });
    return { page: paths.game(locale, game), outcome: paymentOutcome(status, query) };
  } catch (error) {
    if (error instanceof ClientError && error.has("sign_in_required")) {
      return { page: url.pathname + url.search, outcome: { type: "info", text: null } };
    }
    const code = refusalCode(error, ["order_not_found"], "unclear");
    const text = code === "order_not_found" ? "payment.unknown" : "payment.unclear";
    return { page: paths.purchases(locale), outcome: { type: "warning", text } };
  }
}
