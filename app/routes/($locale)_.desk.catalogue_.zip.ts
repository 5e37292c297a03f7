import type { LoaderFunctionArgs } from "@remix-run/node";
import { openCatalogueZip } from "~/api-client/catalogue-zip.server";
import { deskPaths } from "~/desk-paths";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { stoppableStream } from "~/server/stoppable-stream.server";
import { getCatalogueFiles } from "~contract/calls/desk-catalogue";
import { log } from "~observe/log";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, locale, redirectWithToast, t, url } = context;
  // Whoever may not gets the page that says so.
  await callApi(getCatalogueFiles);
  const options = { builds: url.searchParams.get("builds") === "true" };
  const response = await openCatalogueZip(args.request, options).catch((error: unknown) => {
    log.warn({ err: error }, "The API sends no catalogue");
    return null;
  });
  if (!response?.ok || !response.body) {
    const message = t(response && response.status < 500 ? "desk.error.catalogue_busy" : "desk.error.unreachable");
    return redirectWithToast(deskPaths.catalogue(locale), { type: "error", message });
  }
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const name of ["content-type", "content-disposition"]) headers.set(name, response.headers.get(name) ?? "");
  return new Response(stoppableStream(response.body), { headers });
}
