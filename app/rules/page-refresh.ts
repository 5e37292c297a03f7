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
  currentParams: Partial<Record<string, string>>;
  nextParams: Partial<Record<string, string>>;
  formMethod?: string | undefined;
  actionStatus?: number | undefined;
};

/** The frame's data changes with the language and after changes that got through, not with every page. */
export function refreshFrame({ currentParams, nextParams, formMethod, actionStatus }: FrameRefresh): boolean {
  if (currentParams["locale"] !== nextParams["locale"]) return true;
  return formMethod !== undefined && formMethod !== "GET" && !isRefused(actionStatus);
}
