let hasWarned = false;

/** Storage may be blocked, corrupt or full; that is worth one line, and the product goes on with its defaults. */
function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn("Local storage cannot be used; settings and saves of this tab are not kept.", error);
}

/** Reads a JSON value; `fallback` when it is missing, unreadable or not what `isValid` expects. */
export function readStored<Value>(key: string, isValid: (value: unknown) => value is Value, fallback: Value): Value {
  try {
    const text = window.localStorage.getItem(key);
    if (text === null) return fallback;
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : fallback;
  } catch (error) {
    warnOnce(error);
    return fallback;
  }
}

/** Keeps a JSON text; false when the browser refuses. */
export function writeStored(key: string, json: string): boolean {
  try {
    window.localStorage.setItem(key, json);
    return true;
  } catch (error) {
    warnOnce(error);
    return false;
  }
}
