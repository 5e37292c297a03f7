import { PLAYS_PATH } from "./play-address";

const FIRST_ERROR_STATUS = 400;
const CONFLICT_STATUS = 409;

type Submission = { formAction?: string | undefined; actionStatus?: number | undefined };
type Refresh = Submission & { defaultShouldRevalidate: boolean };

/** `shouldRevalidate` of pages: keeps their data after a failed action, since the reload may fail as well. */
export function revalidateUnlessFailed({ defaultShouldRevalidate, ...submission }: Refresh): boolean {
  return keepsPage(submission) ? false : defaultShouldRevalidate;
}

/** `shouldRevalidate` of an editor: after a conflict it shows what somebody else has saved. */
export function revalidateAfterConflict(refresh: Refresh): boolean {
  return refresh.actionStatus === CONFLICT_STATUS || revalidateUnlessFailed(refresh);
}

/** A started play refreshes its page when the game has loaded, so that they do not compete. */
function keepsPage({ formAction, actionStatus }: Submission): boolean {
  return formAction === PLAYS_PATH || isErrorStatus(actionStatus);
}

export function isErrorStatus(actionStatus: number | undefined): boolean {
  return actionStatus !== undefined && actionStatus >= FIRST_ERROR_STATUS;
}

type FrameRefresh = Submission & {
  currentUrl: URL;
  nextUrl: URL;
  currentParams: Partial<Record<string, string>>;
  nextParams: Partial<Record<string, string>>;
  formMethod?: string | undefined;
};

/** `shouldRevalidate` of the frame: on a new locale, after a successful action, or for a navigation to the same URL. */
export function shouldRevalidateFrame(refresh: FrameRefresh): boolean {
  const { currentUrl, nextUrl, currentParams, nextParams, formMethod = "GET" } = refresh;
  if (currentParams["locale"] !== nextParams["locale"]) return true;
  return formMethod === "GET" ? currentUrl.href === nextUrl.href : !keepsPage(refresh);
}
