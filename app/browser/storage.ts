export type StorageArea = "localStorage" | "sessionStorage";

let hasWarned = false;

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn("The browser's storage cannot be used; settings and saves of this tab are not stored.", error);
}

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

export function writeStored(key: string, json: string, area: StorageArea = "localStorage"): boolean {
  try {
    window[area].setItem(key, json);
    return true;
  } catch (error) {
    warnOnce(error);
    return false;
  }
}

export function removeStored(key: string, area: StorageArea = "localStorage"): void {
  try {
    window[area].removeItem(key);
  } catch (error) {
    warnOnce(error);
  }
}

export function storedKeys(area: StorageArea = "localStorage"): string[] {
  try {
    return Object.keys(window[area]);
  } catch (error) {
    warnOnce(error);
    return [];
  }
}

export function readCookies(): string {
  try {
    return document.cookie;
  } catch (error) {
    warnOnce(error);
    return "";
  }
}

export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch (error) {
    warnOnce(error);
  }
}
