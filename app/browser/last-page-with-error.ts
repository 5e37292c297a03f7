import { sitePath } from "~/rules/site-path";
import { readStored, writeStored } from "./storage";

const KEY = "last-page-with-error";

const isSitePath = (value: unknown): value is string => sitePath(value) !== null;

/** Keeps the address of the page that broke, path and query, for the way back. */
export function saveLastPageWithError(address: string): void {
  writeStored(KEY, JSON.stringify(address));
}

/** The page that broke last; null where none is known. */
export function lastPageWithError(): string | null {
  return readStored(KEY, isSitePath, "") || null;
}
