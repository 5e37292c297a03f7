import { sitePath } from "~/rules/site-path";
import { readStored, writeStored } from "./storage";

const KEY = "last-page-with-error";

const isSitePath = (value: unknown): value is string => sitePath(value) !== null;

export function saveLastPageWithError(address: string): void {
  writeStored(KEY, JSON.stringify(address));
}

export function lastPageWithError(): string | null {
  return readStored(KEY, isSitePath, "") || null;
}
