import type { Outcome } from "../store/announcements/recipients";

const REFUSED_FOR_GOOD = 500;
const CLOSING = 421;
/** Policy: about the sender or the mail, not about the address (RFC 3463, section 3.8). */
const OF_POLICY = /^\d{3}[ -]5\.7\./;

type SmtpError = Error & { code: string; command?: unknown; response?: unknown; responseCode?: unknown };

function isSmtpError(error: unknown): error is SmtpError {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

/** The mail itself, not the log-in or the connection (RFC 5321, section 4.2.1). */
export function isRefusedForGood(error: unknown): error is SmtpError {
  if (!isSmtpError(error)) return false;
  const { code, responseCode } = error;
  const isOfMail = code === "EENVELOPE" || code === "EMESSAGE";
  return isOfMail && typeof responseCode === "number" && responseCode >= REFUSED_FOR_GOOD;
}

/** A refused sender may be accepted later: it is no fault of the recipient, and would be one of all others as well. */
export function outcomeOfError(error: unknown): Exclude<Outcome, { kind: "sent" }> {
  if (!isSmtpError(error) || !isRefusedForGood(error) || error.command === "MAIL FROM") {
    return { kind: "later", isUnsure: !isAnswered(error) };
  }
  const isOfAddress = error.command === "RCPT TO" && !OF_POLICY.test(String(error.response));
  return { kind: isOfAddress ? "bounced" : "refused" };
}

/** No mail gets through at all: it is of no use to try the others now. */
export function isOutage(error: unknown): boolean {
  if (!isSmtpError(error) || typeof error.responseCode !== "number") return true;
  return error.responseCode === CLOSING || error.code === "EAUTH" || error.command === "MAIL FROM";
}

/** Without an answer, the server may have taken the mail; not when nobody was there. */
function isAnswered(error: unknown): boolean {
  if (!isSmtpError(error)) return false;
  const isNobodyThere = "syscall" in error && error.syscall === "connect";
  return typeof error.responseCode === "number" || isNobodyThere || error.code === "EDNS";
}
