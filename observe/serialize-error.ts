export type SerializedError = { type: string; message: string; stack: string };

/** The database driver appends query values, which are personal data. */
const QUERY_VALUES = /\nparams:[\s\S]*?(?=\n {4}at |$)/g;
/** Errors of mail servers name the recipient. */
const MAIL_ADDRESS = /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/gi;
const MAX_CAUSES = 3;

/** Drops the fields that libraries attach, because they hold personal data. */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: textOf(error), stack: textOf(error) };
  return { type: error.name, message: withoutValues(error.message), stack: stacksOf(error).join("\n  caused by ") };
}

function stacksOf(error: Error, depth = 0): string[] {
  const stack = withoutValues(error.stack ?? `${error.name}: ${error.message}`);
  const isFollowed = error.cause instanceof Error && depth < MAX_CAUSES;
  return isFollowed && error.cause instanceof Error ? [stack, ...stacksOf(error.cause, depth + 1)] : [stack];
}

function withoutValues(text: string): string {
  return text.replace(QUERY_VALUES, "").replace(MAIL_ADDRESS, "…@…");
}

function textOf(value: unknown): string {
  return typeof value === "string" ? withoutValues(value) : Object.prototype.toString.call(value);
}
