import type { ByteRange } from "../builds/file-store";

/** Single ranges only; a server may ignore any other Range header (RFC 9110, 14.2). */
export function readRange(header: string | null, total: number): ByteRange | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  const last = total - 1;
  if (total === 0) return "outside";
  if (from === "") return Number(to) === 0 ? "outside" : { start: Math.max(0, total - Number(to)), end: last };
  const start = Number(from);
  const end = to === "" ? last : Math.min(last, Number(to));
  if (start > last) return "outside";
  return end < start ? null : { start, end };
}
