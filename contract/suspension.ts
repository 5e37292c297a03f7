import type { Call } from "./define-call";
import { UNIVERSAL_ERROR_CODES, type ErrorCode } from "./error-codes";

/** What a suspended account may still change: its log-in, its own messages, leaving, and the appeal. */
export const CALLS_WHILE_SUSPENDED: readonly string[] = [
  ...["addPasskey", "appealSanction", "changeEmail", "changePassword", "confirmSecondFactor", "confirmSession"],
  ...["confirmSessionByPasskey", "deleteMessage", "deletePicture", "deleteProfile", "endOtherSessions", "endSession"],
  ...["leaveRoom", "markMessage", "putSubscription", "readAllMessages", "removePasskey", "removeSecondFactor"],
  ...["renewRecoveryCodes", "revokeConnection", "revokeStudioToken", "sendActivationMail", "sendStatsEvent"],
  ...["startPasskey", "startPasskeyConfirmation", "startSecondFactor"],
];

/**
 * Whether a suspended account is refused (docs/product/sanctions.md#suspended-accounts).
 * @param call Any call of the contract.
 * @returns True for every call that changes something, but for CALLS_WHILE_SUSPENDED.
 */
export function isRefusedWhileSuspended({ name, method }: Pick<Call, "name" | "method">): boolean {
  return method !== "GET" && !CALLS_WHILE_SUSPENDED.includes(name);
}

/**
 * Codes that a call may answer besides its own `errorCodes`.
 * @param call Any call of the contract.
 */
export function sharedErrorCodes(call: Pick<Call, "name" | "method">): readonly ErrorCode[] {
  return isRefusedWhileSuspended(call) ? [...UNIVERSAL_ERROR_CODES, "account_suspended"] : UNIVERSAL_ERROR_CODES;
}
