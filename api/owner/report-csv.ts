import type { ReportRow } from "../store/owner-report";

/** What spreadsheets would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as CSV (RFC 4180); texts of visitors cannot become formulas of a spreadsheet. */
export function toCsv(columns: readonly string[], rows: readonly ReportRow[]): string {
  const lines = [columns.map(toCell), ...rows.map(({ name, numbers }) => [toCell(name), ...numbers.map(String)])];
  return lines.map((cells) => `${cells.join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
