import type { LoaderFunctionArgs } from "@remix-run/node";
import { openCatalogueZip } from "~/api-client/catalogue-zip.server";
import { deskPaths } from "~/desk-paths";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { stoppableStream } from "~/server/stoppable-stream.server";
import { getCatalogueFiles } from "~contract/calls/desk-catalogue";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, locale, redirectWithToast, t, url } = context;
  // Whoever may not gets the page that says so.
  await callApi(getCatalogueFiles);
  const response = await openCatalogueZip(args.request, { builds: url.searchParams.get("builds") === "true" });
  if (!response.ok || !response.body) {
    const message = t(response.status < 500 ? "desk.error.catalogue_busy" : "desk.error.unreachable");
    return redirectWithToast(deskPaths.catalogue(locale), { type: "error", message });
  }
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const name of ["content-type", "content-disposition"]) headers.set(name, response.headers.get(name) ?? "");
  return new Response(stoppableStream(response.body), { headers });
}
