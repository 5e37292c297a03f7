import pino, { type DestinationStream } from "pino";
import { readLine, toReadableLine } from "./readable-line";
import { currentRequest } from "./request-scope";
import { settings } from "./settings";
import { toToldError } from "./told-error";

/** Written as they are made: nothing is lost when the process ends, and a terminal or a pipe takes them at once. */
const output = pino.destination({ dest: 1, sync: true });

/**
 * The log of portal and API: one JSON object per line on the standard output, with the id of the request it was written
 * for: `log.error({ err: error }, "A mail could not be sent")`. In a terminal it is text for people.
 */
export const log = pino(
  {
    level: settings.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: toToldError },
    mixin: requestFields,
  },
  destination(),
);

function requestFields(): object {
  const scope = currentRequest();
  if (!scope) return {};
  const { requestId, userId } = scope;
  return userId === undefined ? { requestId } : { requestId, userId };
}

function destination(): DestinationStream {
  if (settings.NODE_ENV === "test") return { write: writeToConsole };
  if (settings.NODE_ENV === "production" && !process.stdout.isTTY) return output;
  return { write: (line) => output.write(toReadableLine(line)) };
}

/** Tests look at the console, and fail when an error is told there that they did not expect. */
function writeToConsole(line: string): void {
  const { level, msg, err } = readLine(line);
  const told = err ? [msg, err.stack] : [msg];
  if (level === "error" || level === "fatal") console.error(...told);
  else if (level === "warn") console.warn(...told);
}
