import { formatDay, formatMonth } from "~/i18n/format-date";
import { studioPaths } from "~/studio-paths";
import type { getStudioEarnings } from "~contract/calls/earnings";
import type { CallData } from "~contract/define-call";
import type { EarningsStatement } from "~contract/entities/earnings";
import { amountText } from "../desk/purchase-list";
import type { ViewContext } from "../view-context";
import type { FactView } from "./build-report";
import { toStudioHeader, type StudioHeaderView } from "./studio-header";

const POINTS_OF_A_PERCENT = 100;

export type BankView = { holder: string; iban: string; otherAccount: string; changed: string | null };

export type StudioEarningsView = {
  header: StudioHeaderView;
  documentTitle: string;
  share: string;
  balances: FactView[];
  emptyText: string | null;
  table: { columns: string[]; rows: { name: string; href: string; numbers: string[] }[] };
  /** Null for those who may not know it. */
  bank: BankView | null;
};

export function toStudioEarnings(
  { studio, share, balances, statements, bankDetails }: CallData<typeof getStudioEarnings>,
  view: ViewContext,
): StudioEarningsView {
  const { locale, t } = view;
  const { studioId, name, role } = studio;
  return {
    header: toStudioHeader(studio, locale),
    documentTitle: `${name} · ${t("studios.earnings")}`,
    share: t("studios.earn.share", { percent: percentText(share) }),
    balances: balances.map(({ currency, balance }) => ({
      ...{ label: t("studios.earn.balance", { currency }), value: amountText(balance, currency) },
    })),
    emptyText: statements.length === 0 ? t("studios.earn.empty") : null,
    table: {
      columns: [
        ...[t("studios.earn.month"), t("studios.earn.earned")],
        ...[t("studios.earn.payouts"), t("studios.earn.closing")],
      ],
      rows: statements.map((statement) => ({
        name: monthText(statement.month, view),
        href: studioPaths.statement(locale, studioId, statement.month),
        numbers: toNumbers(statement),
      })),
    },
    bank: role === "OWNER" ? toBank(bankDetails, view) : null,
  };
}

function toBank(details: CallData<typeof getStudioEarnings>["bankDetails"], { locale, t }: ViewContext): BankView {
  const { holder = "", iban = null, otherAccount = null } = details ?? {};
  const changed = details && t("studios.earn.bankChanged", { date: formatDay(details.changedDate, locale) });
  return { holder, iban: iban ?? "", otherAccount: otherAccount ?? "", changed };
}

/** What came in after refunds and chargebacks, what was paid, what is left. */
function toNumbers({ currency, sales, refunds, chargebacks, payouts, closing }: EarningsStatement): string[] {
  return [sales + refunds + chargebacks, payouts, closing].map((sum) => amountText(sum, currency));
}

export function monthText(month: string, { locale }: Pick<ViewContext, "locale">): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return formatMonth({ year, month: number }, locale);
}

/** "70" or "72.5". */
export function percentText(points: number): string {
  return String(points / POINTS_OF_A_PERCENT);
}
