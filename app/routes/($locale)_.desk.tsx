import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { DeskErrorBoundary } from "~/components/desk/desk-error-boundary";
import { DeskFrame } from "~/components/desk/desk-frame";
import { packedTextsOf } from "~/i18n/texts.server";
import { loadDeskProfile } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import deskStyles from "~/styles/desk.css";
import { toDeskFrame } from "~/view-models/desk/desk-frame";

/** Remix runs child loaders in parallel, so each child guards itself; here a refusal only leaves the frame empty. */
export async function loader(args: LoaderFunctionArgs) {
  const { callApi, json, locale, view } = pageContext(args);
  const profile = await loadDeskProfile(args.context, callApi).catch(() => null);
  return json({ frame: profile && toDeskFrame(profile, view), texts: packedTextsOf(locale, ["desk"]) });
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: deskStyles }];

// When a child fails, Remix takes headers and meta from this route, which has the boundary.
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function DeskLayout() {
  const { frame } = useLoaderData<typeof loader>();
  return (
    <DeskFrame frame={frame}>
      <Outlet />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  const layout = useRouteLoaderData<typeof loader>("routes/($locale)_.desk");
  return (
    <DeskFrame frame={layout?.frame ?? null}>
      <DeskErrorBoundary />
    </DeskFrame>
  );
}
