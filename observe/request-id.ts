import { randomUUID } from "node:crypto";

/** Long enough to be unique, and safe in log lines and headers. */
const WELL_FORMED = /^[\w.-]{8,64}$/;
const ID_LENGTH = 16;

export function requestIdFrom(header: string | string[] | undefined, isProxyTrusted: boolean): string {
  if (isProxyTrusted && typeof header === "string" && WELL_FORMED.test(header)) return header;
  return randomUUID().replaceAll("-", "").slice(0, ID_LENGTH);
}
