const FIRST_ERROR_STATUS = 400;

type Refresh = { actionStatus?: number | undefined; defaultShouldRevalidate: boolean };

/**
 * Whether a page's data is asked for again. After a change that was refused or did not get through nothing is new, and
 * the same lost network would take the page away. Every page with a form or fetcher exports it as `shouldRevalidate`:
 * single fetch asks for all routes that do not say otherwise.
 */
export function refreshUnlessRefused({ actionStatus, defaultShouldRevalidate }: Refresh): boolean {
  return isRefused(actionStatus) ? false : defaultShouldRevalidate;
}

export function isRefused(actionStatus: number | undefined): boolean {
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

/**
 * The frame's data changes with the language and after changes that got through, not with every page. The same page once
 * more is asked for whole, as when somebody has signed in elsewhere.
 */
export function refreshFrame(refresh: FrameRefresh): boolean {
  const { currentUrl, nextUrl, currentParams, nextParams, formMethod = "GET", actionStatus } = refresh;
  if (currentParams["locale"] !== nextParams["locale"]) return true;
  return formMethod === "GET" ? currentUrl.href === nextUrl.href : !isRefused(actionStatus);
}
