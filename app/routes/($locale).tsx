import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import { PageErrorBoundary } from "~/components/error/page-error-boundary";
import { PageFrame } from "~/components/frame/page-frame";
import { pageContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import { loadSession } from "~/server/session.server";
import { toSidebar } from "~/view-models/sidebar";
import { getConfiguration, SIDEBAR_PAGE_SIZE } from "~contract/calls/configurations";

export async function loader(args: LoaderFunctionArgs) {
  const { api, requestApi, locale, url, view, json } = pageContext(args);
  const [configuration, session] = await Promise.all([
    secondary(
      api(getConfiguration, { params: { configurationId: "sidebar" }, query: { locale, pageSize: SIDEBAR_PAGE_SIZE } }),
    ),
    loadSession(args.context, requestApi, url),
  ]);
  return json({ sidebar: toSidebar(configuration, session.status, view) });
}

/** The frame's data changes with the language and after forms, not with every page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams, formMethod }) =>
  currentParams["locale"] !== nextParams["locale"] || (formMethod !== undefined && formMethod !== "GET");

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
    <PageFrame sidebar={layout?.sidebar ?? { sections: [] }}>
      <PageErrorBoundary />
    </PageFrame>
  );
}
