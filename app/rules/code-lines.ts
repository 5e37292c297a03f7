export type CodeLine = { line: number; code: string };

/** Too short for a code; it is not the first line where a file follows typed lines. */
const HEADING = /^codes?$/i;
const BYTE_ORDER_MARK = /\uFEFF/g;

/**
 * Reads codes from pasted lines or a table.
 * @param text One code on each line, of a table in its first column; empty lines and headings are left out.
 * @returns The codes with the numbers of their lines, from 1; what stands there need not be a code.
 */
export function readCodeLines(text: string): CodeLine[] {
  return text
    .replace(BYTE_ORDER_MARK, "")
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ line: index + 1, code: firstColumn(row) }))
    .filter(({ code }) => code !== "" && !HEADING.test(code));
}

function firstColumn(row: string): string {
  const [column = ""] = row.trim().split(/[,;\t]/);
  return column
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();
}
