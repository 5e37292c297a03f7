/** What the log keeps of an error. */
export type ToldError = { type: string; message: string; stack: string };

/** The database's driver writes the values of a failed query below it: addresses, names, hashes of passwords. */
const QUERY_VALUES = /\nparams:[\s\S]*?(?=\n {4}at |$)/g;
/** Mail servers name whom they refuse. */
const MAIL_ADDRESS = /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/gi;
/** So deep are the reasons of reasons followed. */
const MAX_CAUSES = 3;

/** An error with its stack and its reasons, without the fields that libraries hang on it: those hold people's data. */
export function toToldError(error: unknown): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: textOf(error), stack: textOf(error) };
  return { type: error.name, message: withoutValues(error.message), stack: stacksOf(error).join("\n  caused by ") };
}

function stacksOf(error: Error, depth = 0): string[] {
  const own = withoutValues(error.stack ?? `${error.name}: ${error.message}`);
  const isFollowed = error.cause instanceof Error && depth < MAX_CAUSES;
  return isFollowed && error.cause instanceof Error ? [own, ...stacksOf(error.cause, depth + 1)] : [own];
}

function withoutValues(text: string): string {
  return text.replace(QUERY_VALUES, "").replace(MAIL_ADDRESS, "…@…");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? withoutValues(value) : Object.prototype.toString.call(value);
}
