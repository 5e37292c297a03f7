import { isVisitorRecord, knownVisitor, type VisitorRecord } from "~/rules/visitor-record";
import { newId } from "./new-id";
import { readStored, removeStored, writeStored } from "./storage";

const VISITOR_KEY = "visitor";

/** Kept beside the storage: a tab without storage is still one visitor. */
let current: VisitorRecord | null = null;

/**
 * Id of whoever uses this browser; made at the first call, kept in local storage (docs/product/sessions.md#visitor).
 */
export function visitorId(): string {
  const { record, isNew } = knownVisitor(
    readStored<VisitorRecord | null>(VISITOR_KEY, isVisitorRecord, current),
    newId,
  );
  if (isNew) writeStored(VISITOR_KEY, JSON.stringify(record));
  current = record;
  return record.id;
}

/** Who no longer allows measurement is another visitor if that changes. */
export function forgetVisitor(): void {
  current = null;
  removeStored(VISITOR_KEY);
}
