const REFUSED_FOR_GOOD = 500;

/** The mail itself, not the log-in or the connection (RFC 5321, section 4.2.1). */
export function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  const isOfMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isOfMail && typeof error.responseCode === "number" && error.responseCode >= REFUSED_FOR_GOOD;
}
