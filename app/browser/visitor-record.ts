import { isVisitorRecord, storedVisitor, type VisitorRecord } from "~/rules/visitor-record";
import { newId } from "./new-id";
import { readStored, removeStored, writeStored } from "./storage";

const VISITOR_KEY = "visitor";

/** Fallback where storage is blocked: the tab is still one visitor. */
let current: VisitorRecord | null = null;

/** docs/product/sessions.md#visitor */
export function visitorId(): string {
  const { record, isNew } = storedVisitor(
    readStored<VisitorRecord | null>(VISITOR_KEY, isVisitorRecord, current),
    newId,
  );
  if (isNew) writeStored(VISITOR_KEY, JSON.stringify(record));
  current = record;
  return record.id;
}

export function removeVisitorRecord(): void {
  current = null;
  removeStored(VISITOR_KEY);
}
