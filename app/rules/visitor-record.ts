import { isUuid } from "./uuid";

export type VisitorRecord = { id: string };

/** Validates the stored visitor. */
export function isVisitorRecord(value: unknown): value is VisitorRecord {
  return typeof value === "object" && value !== null && "id" in value && isUuid(value.id);
}

/** The stored visitor, or a new one if invalid (docs/product/sessions.md#visitor). */
export function storedVisitor(stored: unknown, newId: () => string): { record: VisitorRecord; isNew: boolean } {
  if (isVisitorRecord(stored)) return { record: { id: stored.id }, isNew: false };
  return { record: { id: newId() }, isNew: true };
}
