import { randomUUID } from "node:crypto";

/** What a proxy in front may call a request: long enough to be its own, nothing that breaks a line or a header. */
const WELL_FORMED = /^[\w.-]{8,64}$/;
const OWN_LENGTH = 16;

/** The name under which a request is found again: a trusted proxy's where it gives a good one, else a new one. */
export function requestIdFrom(given: string | string[] | undefined, isProxyTrusted: boolean): string {
  if (isProxyTrusted && typeof given === "string" && WELL_FORMED.test(given)) return given;
  return randomUUID().replaceAll("-", "").slice(0, OWN_LENGTH);
}
