import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LibraryPage } from "~/components/catalogue/library-page";
import { historyClearingForm } from "~/server/action-forms.server";
import { LIBRARY_PAGE_SIZE, libraryPage, libraryTypeOf } from "~/server/library-page.server";
import { pageContext } from "~/server/page-context.server";
import { pageParam } from "~/server/page-param.server";
import { redirectWhenSignedOut } from "~/server/protected-page.server";
import { refusalCode } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { loadSession } from "~/server/session.server";
import { libraryHref, RECENT_TYPES } from "~/view-models/library-page";
import { clearRecentlyPlayed, listRecentlyPlayed } from "~contract/calls/library";

const EMPTY_LIST = {
  entries: [],
  pagination: { currPage: 0, numPerPage: LIBRARY_PAGE_SIZE, totalItems: 0, totalPages: 0 },
};

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["catalogue"]);
  const type = libraryTypeOf(args, RECENT_TYPES);
  const { status } = await loadSession(args.context, context.requestApi);
  const query = { locale: context.locale, type, page: pageParam(context.url), pageSize: LIBRARY_PAGE_SIZE };
  const found = status === "signed-out" ? EMPTY_LIST : await context.callApi(listRecentlyPlayed, { query });
  return libraryPage(context, { kind: "recent", type }, found);
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const { api, locale, t } = context;
  const type = libraryTypeOf(args, RECENT_TYPES);
  const { id } = await readRequestBody(args.request, historyClearingForm);
  const page = libraryHref(locale, { kind: "recent", type }, 0);
  try {
    await api(clearRecentlyPlayed, { query: { type, id } });
    const message = t(id === undefined ? "library.cleared" : "library.entryCleared");
    return await context.redirectWithToast(page, { type: "success", message });
  } catch (error) {
    redirectWhenSignedOut(error, context);
    const code = refusalCode(error, ["too_many_requests"], "unreachable");
    const message = t(code === "too_many_requests" ? "library.clearTooOften" : "library.clearFailed");
    return context.redirectWithToast(page, { type: "error", message });
  }
}

export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";

export default function RecentlyPlayedPage() {
  const { library } = useLoaderData<typeof loader>();
  return <LibraryPage library={library} />;
}
