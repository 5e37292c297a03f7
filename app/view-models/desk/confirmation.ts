import type { DeskFormResult } from "./desk-form-result";

/** Of the form where no other one waits. */
export const CONFIRMATION_INTENT = "confirm";

export type ConfirmationView = { needsCode: boolean; back: string };

/** `kept` are the fields of the form that waits, in its order. */
export type ConfirmationResult = ({ ok?: never } | DeskFormResult) & { kept: { name: string; value: string }[] };
