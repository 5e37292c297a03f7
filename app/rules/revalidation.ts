const FIRST_ERROR_STATUS = 400;

type Refresh = { actionStatus?: number | undefined; defaultShouldRevalidate: boolean };

/** `shouldRevalidate` of pages: keeps their data after a failed action, since the reload may fail as well. */
export function revalidateUnlessFailed({ actionStatus, defaultShouldRevalidate }: Refresh): boolean {
  return isErrorStatus(actionStatus) ? false : defaultShouldRevalidate;
}

export function isErrorStatus(actionStatus: number | undefined): boolean {
  return actionStatus !== undefined && actionStatus >= FIRST_ERROR_STATUS;
}

type FrameRefresh = {
  currentUrl: URL;
  nextUrl: URL;
  currentParams: Partial<Record<string, string>>;
  nextParams: Partial<Record<string, string>>;
  formMethod?: string | undefined;
  actionStatus?: number | undefined;
};

/** `shouldRevalidate` of the frame: on a new locale, after a successful action, or for a navigation to the same URL. */
export function shouldRevalidateFrame(refresh: FrameRefresh): boolean {
  const { currentUrl, nextUrl, currentParams, nextParams, formMethod = "GET", actionStatus } = refresh;
  if (currentParams["locale"] !== nextParams["locale"]) return true;
  return formMethod === "GET" ? currentUrl.href === nextUrl.href : !isErrorStatus(actionStatus);
}
