import { isLoaderError } from "~/framework-internals/remix-globals";
import { paths } from "~/paths";
import type { RootData } from "~/view-models/root-data";
import { splitLocale } from "~/rules/locale-path";
import { newId } from "./new-id";
import { saveLastPageWithError } from "./last-page-with-error";

const REPORT_DEADLINE_MS = 1_500;

const REFERENCE_LENGTH = 8;

let isLeaving = false;
let reportedError: unknown;

/** Redirects a broken page to /client-error (docs/product/errors.md#uncaught-ui-error); loader errors stay. */
export async function reportUiError(error: unknown, root: RootData | undefined): Promise<void> {
  const { pathname, search } = window.location;
  const { locale, path } = splitLocale(pathname);
  if (isLeaving || error === reportedError || isLoaderError(error)) return;
  reportedError = error;
  const reference = newId().slice(0, REFERENCE_LENGTH).toUpperCase();
  console.error(`The page broke (reference ${reference}).`, error);
  const isLoop = path.replace(/\/$/, "") === paths.clientError("en").replace(/\/$/, "");
  isLeaving = !isLoop;
  if (!isLoop) saveLastPageWithError(pathname + search);
  await Promise.race([sendToErrorService(error, reference, root), afterDeadline()]);
  if (!isLoop) window.location.replace(paths.clientError(locale, reference));
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
