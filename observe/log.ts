import pino, { type DestinationStream } from "pino";
import { readLine, toReadableLine } from "./readable-line";
import { currentRequest } from "./request-scope";
import { settings } from "./settings";
import { serializeError } from "./serialize-error";

/** Synchronous, so that no line is lost when the process exits. */
const output = pino.destination({ dest: 1, sync: true });

/** JSON lines with the request's id: `log.error({ err: error }, "A mail could not be sent")`; text in a terminal. */
export const log = pino(
  {
    level: settings.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: serializeError },
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

/** Tests fail on unexpected console errors. */
function writeToConsole(line: string): void {
  const { level, msg, err } = readLine(line);
  const args = err ? [msg, err.stack] : [msg];
  if (level === "error" || level === "fatal") console.error(...args);
  else if (level === "warn") console.warn(...args);
}
