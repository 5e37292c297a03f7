import { isUuid } from "./uuid";

/** What the browser keeps of a visitor. */
export type VisitorRecord = { id: string };

/** Whether what was found in storage is a visitor. */
export function isVisitorRecord(value: unknown): value is VisitorRecord {
  return typeof value === "object" && value !== null && "id" in value && isUuid(value.id);
}

/** The stored visitor, or a new one where it is missing or invalid (docs/product/sessions.md#visitor). */
export function knownVisitor(stored: unknown, newId: () => string): { record: VisitorRecord; isNew: boolean } {
  if (isVisitorRecord(stored)) return { record: { id: stored.id }, isNew: false };
  return { record: { id: newId() }, isNew: true };
}
