import { formatDay } from "~/i18n/format-date";
import { studioPaths } from "~/studio-paths";
import type { getStudioStatement } from "~contract/calls/earnings";
import type { CallData } from "~contract/define-call";
import { fractionDigitsOf } from "~contract/entities/game-offer";
import { toCsv } from "../desk/report-csv";
import { amountText } from "../desk/purchase-list";
import { BYTE_ORDER_MARK } from "../figures/figures-file";
import type { ViewContext } from "../view-context";
import { monthText } from "./studio-earnings";
import { toStudioHeader, type StudioHeaderView } from "./studio-header";

type Statement = CallData<typeof getStudioStatement>;

export type StatementTableView = {
  id: string;
  title: string;
  columns: string[];
  rows: { name: string; numbers: string[] }[];
};

export type StudioStatementView = {
  header: StudioHeaderView;
  documentTitle: string;
  title: string;
  /** Null once nothing is added any more. */
  note: string | null;
  print: string;
  csv: { label: string; href: string };
  tables: StatementTableView[];
};

export function toStudioStatement(statement: Statement, view: ViewContext): StudioStatementView {
  const { locale, t } = view;
  const { studio, month, isFinal } = statement;
  const title = t("studios.earn.statement", { month: monthText(month, view) });
  return {
    header: toStudioHeader(studio, locale),
    ...{ title, documentTitle: `${studio.name} · ${title}` },
    note: isFinal ? null : t("studios.earn.open"),
    print: t("studios.earn.print"),
    csv: { label: t("figures.csv"), href: studioPaths.statementFile(locale, studio.studioId, month) },
    tables: [toSums(statement, view), toGames(statement, view), toPayouts(statement, view)].filter(
      ({ rows }) => rows.length > 0,
    ),
  };
}

const LINES = ["opening", "sales", "refunds", "chargebacks", "payouts", "closing"] as const;

/** A line for each sum, a column for each currency. */
function toSums({ statements }: Statement, { t }: ViewContext): StatementTableView {
  return {
    ...{ id: "sums", title: t("studios.earn.sums") },
    columns: [t("studios.earn.line"), ...statements.map(({ currency }) => currency)],
    rows: LINES.map((line) => ({
      name: t(`studios.earn.${line}`),
      numbers: statements.map((one) => amountText(one[line], one.currency)),
    })),
  };
}

function toGames({ games }: Statement, { t }: ViewContext): StatementTableView {
  return {
    ...{ id: "games", title: t("studios.earn.byGame") },
    columns: [t("desk.game"), t("studios.earn.sold"), t("studios.earn.sales"), t("studios.earn.takenBack")],
    rows: games.map(({ gameTitle, currency, sold, sales, refunds, chargebacks }) => ({
      name: gameTitle,
      numbers: [String(sold), ...[sales, refunds + chargebacks].map((sum) => amountText(sum, currency))],
    })),
  };
}

function toPayouts({ payouts }: Statement, { locale, t }: ViewContext): StatementTableView {
  return {
    ...{ id: "payouts", title: t("studios.earn.payouts") },
    columns: [t("studios.earn.reference"), t("desk.purchaseDate"), t("desk.refundAmount")],
    rows: payouts.map(({ reference, paidOn, amount, currency }) => ({
      name: amount > 0 ? t("studios.earn.reversed", { reference }) : reference,
      numbers: [formatDay(paidOn, locale), amountText(amount, currency)],
    })),
  };
}

/** What each game brought, then the sums; amounts in units of the currency. */
export function toStatementFile({ month, statements, games }: Statement, { t }: ViewContext): string {
  const head = [t("studios.earn.month"), t("desk.currency")];
  const ofGames = [t("desk.game"), t("studios.earn.sold"), ...GAME_SUMS.map((sum) => t(`studios.earn.${sum}`))];
  const gameRows = games.map(({ gameTitle, currency, sold, ...sums }) => [
    ...[month, currency, gameTitle, sold],
    ...GAME_SUMS.map((sum) => inUnits(sums[sum], currency)),
  ]);
  const sumRows = statements.map((one) => [
    ...[month, one.currency],
    ...LINES.map((line) => inUnits(one[line], one.currency)),
  ]);
  return (
    BYTE_ORDER_MARK +
    toCsv([[...head, ...ofGames], ...gameRows]) +
    toCsv([[...head, ...LINES.map((line) => t(`studios.earn.${line}`))], ...sumRows])
  );
}

const GAME_SUMS = ["sales", "refunds", "chargebacks"] as const;

const inUnits = (amount: number, currency: string) => amount / 10 ** fractionDigitsOf(currency);
