import type { DeskFormResult } from "./desk-form-result";

/** Of the form where no other one waits. */
export const CONFIRMATION_INTENT = "confirm";

/** The field that a script fills with a passkey's answer. */
export const PASSKEY_PROOF = "confirmationPasskey";

/** `code` is what is asked for beside the password. */
export type ConfirmationView = { code: "app" | "recovery" | null; hasPasskey: boolean; back: string };

/** `kept` are the fields of the form that waits, in its order. */
export type ConfirmationResult = ({ ok?: never } | DeskFormResult) & { kept: { name: string; value: string }[] };
