import { paths } from "~/paths";
import type { RootData } from "~/view-models/root-data";
import { splitLocale } from "~/rules/locale-path";
import { newId } from "./new-id";
import { saveLastPageWithError } from "./last-page-with-error";

/** How long the error service may take before the visitor goes on without it. */
const REPORT_DEADLINE_MS = 1_500;

/** So many letters of an id are read out to a supporter. */
const REFERENCE_LENGTH = 8;

let isLeaving = false;
let told: unknown;

/**
 * Takes a tab whose page broke while it was drawn to /client-error (docs/product/errors.md#uncaught-ui-error): logs and
 * reports the error, keeps the address for the way back. An error of a loader is the answer of its page and stays where
 * it is; so does one on /client-error itself, which would lead in circles.
 */
export async function reportUiError(error: unknown, root: RootData | undefined): Promise<void> {
  const { pathname, search } = window.location;
  const { locale, path } = splitLocale(pathname);
  if (isLeaving || error === told || isAnswerOfLoader(error)) return;
  told = error;
  const reference = newId().slice(0, REFERENCE_LENGTH).toUpperCase();
  console.error(`The page broke (reference ${reference}).`, error);
  const isLoop = path.replace(/\/$/, "") === paths.clientError("en").replace(/\/$/, "");
  isLeaving = !isLoop;
  if (!isLoop) saveLastPageWithError(pathname + search);
  await Promise.race([sendToErrorService(error, reference, root), afterDeadline()]);
  if (!isLoop) window.location.replace(paths.clientError(locale, reference));
}

/** What loaders and actions reject with stands in the router's state; what breaks while drawing does not. */
function isAnswerOfLoader(error: unknown): boolean {
  return Object.values(window.__remixRouter.state.errors ?? {}).includes(error);
}

async function sendToErrorService(error: unknown, reference: string, root: RootData | undefined): Promise<void> {
  if (!root?.publicSettings.sentryDsn) return;
  try {
    const { sendErrorReport } = await import("./error-reports.client");
    await sendErrorReport(root, error, reference);
  } catch (failure) {
    console.warn("The error could not be reported.", failure);
  }
}

function afterDeadline(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REPORT_DEADLINE_MS));
}
