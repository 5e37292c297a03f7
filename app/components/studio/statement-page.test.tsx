import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { STUDIO_ID } from "../../../tests/fixtures/a-studio";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import texts from "../../../public/locales/en/studio.json";
import { toStudioEarnings } from "~/view-models/studio/studio-earnings";
import { toStudioStatement } from "~/view-models/studio/studio-statement";
import type { EarningsStatement } from "~contract/entities/earnings";
import { EarningsPage } from "./earnings-page";
import { StatementPage } from "./statement-page";

const studio = { studioId: STUDIO_ID, name: "Fennec Works", role: "OWNER" as const };
const statement: EarningsStatement = {
  ...{ month: "2026-10", currency: "EUR", opening: 300, sales: 700, refunds: -700 },
  ...{ chargebacks: 0, payouts: -1_000, closing: -700 },
};
const cellsOf = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);
const rowsOf = (table: string) =>
  within(screen.getByRole("table", { name: table }))
    .getAllByRole("row")
    .map(cellsOf);

it("shows a statement as its lines, a column for each currency", () => {
  const yen = { ...statement, currency: "JPY", opening: 5, sales: 0, refunds: 0, payouts: 0, closing: 5 };
  const data = { studio, month: "2026-10", isFinal: false, statements: [statement, yen], games: [], payouts: [] };
  renderInRoot(<StatementPage statement={toStudioStatement(data, aViewContext())} />, { texts });
  expect(screen.getByRole("heading", { name: "Fennec Works · Statement: October 2026" })).toBeInTheDocument();
  expect(screen.getByText(/^This month is not over/)).toBeInTheDocument();
  expect(rowsOf("Statement: October 2026: Sums")).toEqual([
    ["Line", "EUR", "JPY"],
    ["Opening balance", "3\u00a0EUR", "5\u00a0JPY"],
    ["Sales", "7\u00a0EUR", "0\u00a0JPY"],
    ["Refunds", "-7\u00a0EUR", "0\u00a0JPY"],
    ["Chargebacks", "0\u00a0EUR", "0\u00a0JPY"],
    ["Payouts", "-10\u00a0EUR", "0\u00a0JPY"],
    ["Closing balance", "-7\u00a0EUR", "5\u00a0JPY"],
  ]);
});

it("lists statements, and asks owners of the studio for bank details", () => {
  const data = { studio, share: 7_250, balances: [], statements: [statement], bankDetails: null };
  renderInRoot(<EarningsPage earnings={toStudioEarnings(data, aViewContext())} result={undefined} />, { texts });
  expect(screen.getByText(/^Your share: 72.5 % /)).toBeInTheDocument();
  expect(rowsOf("Statements")[1]).toEqual(["October 2026", "0\u00a0EUR", "-10\u00a0EUR", "-7\u00a0EUR"]);
  expect(screen.getByRole("link", { name: "October 2026" })).toHaveAttribute(
    "href",
    `/studio/${STUDIO_ID}/earnings/2026-10/`,
  );
  expect(screen.getByLabelText("Account holder")).toHaveValue("");
  expect(screen.queryByRole("button", { name: "Delete bank details" })).not.toBeInTheDocument();
});
