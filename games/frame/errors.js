// @ts-check
/** @import { Page } from "./page.js" */
/** @typedef {"exception" | "rejection" | "webassembly"} ErrorKind */

/** A loop that throws in every frame is told about twice a minute. */
const REST_MS = 30_000;

/** Names of the portal's scripts in stacks (api/game-host). */
const PORTAL_SCRIPT = /\bportal-frame\.js:|\/storage-[0-9a-f]{16}\.js:/;

/**
 * Tells the page that an error came to nobody's ears, and nothing of what it says: games write names and addresses into
 * their messages.
 * @param {Window & typeof globalThis} own
 * @param {Page} page
 */
export const reportErrors = (own, page) => {
  const later = own.setTimeout.bind(own);
  const now = own.performance.now.bind(own.performance);
  let sentAt = -Infinity;

  /** @param {Event} event @param {unknown} error @param {ErrorKind} kind */
  const note = (event, error, kind) => {
    // The game's own listeners come after this one; what they take care of is no error.
    later(() => {
      if (event.defaultPrevented || isOfPortal(error) || now() - sentAt < REST_MS) return;
      sentAt = now();
      page.send({ type: "FRAME_ERROR", kind: isOfWebAssembly(own, error) ? "webassembly" : kind });
    });
  };
  own.addEventListener("error", (event) => note(event, event.error, "exception"));
  own.addEventListener("unhandledrejection", (event) => note(event, event.reason, "rejection"));
};

/** Of what the portal's scripts do by themselves; what a game makes them do has the game at the stack's end. @param {unknown} error */
const isOfPortal = (error) => {
  try {
    const stack = error !== null && typeof error === "object" ? Reflect.get(error, "stack") : null;
    return typeof stack === "string" && PORTAL_SCRIPT.test(stack.trimEnd().split("\n").at(-1) ?? "");
  } catch {
    return false;
  }
};

/** @param {typeof globalThis} own @param {unknown} error */
const isOfWebAssembly = ({ WebAssembly }, error) => {
  if (!WebAssembly) return false;
  const { RuntimeError, CompileError, LinkError } = WebAssembly;
  return [RuntimeError, CompileError, LinkError].some((type) => error instanceof type);
};
