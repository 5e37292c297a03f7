import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { Api } from "~/api-client/client";
import { createRequestApi } from "~/api-client/request-api.server";
import { PageErrorBoundary } from "~/components/error/page-error-boundary";
import { PageFrame } from "~/components/frame/page-frame";
import { isLocale, type Locale } from "~/i18n/locales";
import { pageContext } from "~/server/page-context.server";
import { refuseTemplate } from "~/server/page-templates/template-scope.server";
import { breachToast } from "~/server/page-toast.server";
import { secondary } from "~/server/secondary.server";
import { onSessionChange, loadSession } from "~/server/session.server";
import type { SessionView } from "~/view-models/root-data";
import { toSidebar } from "~/view-models/sidebar";
import { getConfiguration, SIDEBAR_PAGE_SIZE } from "~contract/calls/configurations";

export async function loader(args: LoaderFunctionArgs) {
  // The child renders the 404 of an unknown locale inside this frame, which is English then.
  const params = isLocale(args.params["locale"]?.toLowerCase()) ? args.params : {};
  const { requestApi, locale, view, json } = pageContext({ ...args, params });
  // The sidebar is the same for all visitors, so they share the cached response.
  const { api, degradation } = createRequestApi(args.request, { isPublic: true });
  const [shared, session] = await Promise.all([loadSidebar(api, locale), loadSession(args.context, requestApi)]);
  const isOwn = shared?.dependsOnCountry === true && session.status === "authenticated";
  if (isOwn) refuseTemplate();
  const own = isOwn ? await loadSidebar(requestApi.api, locale) : null;
  const sidebarFor = ({ status }: SessionView) => {
    const configuration = status === "authenticated" ? (own ?? shared) : shared;
    return configuration && toSidebar(configuration, status, view);
  };
  const frame = { sidebar: sidebarFor(session), toast: breachToast(degradation) };
  onSessionChange(args.context, (changed) => {
    frame.sidebar = sidebarFor(changed);
  });
  return json(frame);
}

function loadSidebar(api: Api, locale: Locale) {
  const params = { configurationId: "sidebar" };
  return secondary(api, (callApi) =>
    callApi(getConfiguration, { params, query: { locale, pageSize: SIDEBAR_PAGE_SIZE } }),
  );
}

export { shouldRevalidateFrame as shouldRevalidate } from "~/rules/revalidation";

export default function FrameLayout() {
  const { sidebar } = useLoaderData<typeof loader>();
  return (
    <PageFrame sidebar={sidebar}>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary() {
  const layout = useRouteLoaderData<typeof loader>("routes/($locale)");
  return (
    <PageFrame sidebar={layout?.sidebar ?? null}>
      <PageErrorBoundary />
    </PageFrame>
  );
}
