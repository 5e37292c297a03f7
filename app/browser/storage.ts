/** Kept until it is removed, or until the tab is closed. */
export type StorageArea = "localStorage" | "sessionStorage";

let hasWarned = false;

/** Storage may be blocked, corrupt or full; that is worth one line, and the product goes on with its defaults. */
function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn("The browser's storage cannot be used; settings and saves of this tab are not kept.", error);
}

/** Reads a JSON value; `fallback` when it is missing, unreadable or not what `isValid` expects. */
export function readStored<Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
  fallback: Value,
  area: StorageArea = "localStorage",
): Value {
  try {
    const text = window[area].getItem(key);
    if (text === null) return fallback;
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : fallback;
  } catch (error) {
    warnOnce(error);
    return fallback;
  }
}

/** Keeps a JSON text; false when the browser refuses. */
export function writeStored(key: string, json: string, area: StorageArea = "localStorage"): boolean {
  try {
    window[area].setItem(key, json);
    return true;
  } catch (error) {
    warnOnce(error);
    return false;
  }
}

/** Forgets a value. */
export function removeStored(key: string, area: StorageArea = "localStorage"): void {
  try {
    window[area].removeItem(key);
  } catch (error) {
    warnOnce(error);
  }
}

/** The names of everything that is kept. */
export function storedKeys(area: StorageArea = "localStorage"): string[] {
  try {
    return Object.keys(window[area]);
  } catch (error) {
    warnOnce(error);
    return [];
  }
}

/** The document's cookies; none where the browser refuses them. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch (error) {
    warnOnce(error);
    return "";
  }
}

/** Sets a cookie of the document. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch (error) {
    warnOnce(error);
  }
}
