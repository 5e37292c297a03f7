import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { ClientError } from "~/api-client/errors";
import { getPersonalData } from "~contract/calls/personal-data";
import { paths } from "~/paths";
import { pageContext } from "~/server/page-context.server";
import { personalDataResponse } from "~/server/personal-data-response.server";
import { loginUrl } from "~/server/protected-page.server";

const NO_STORE = { "Cache-Control": "private, no-store" };
const FIRST_PAGE = { params: { kind: "account" as const }, query: {} };

export async function loader(args: LoaderFunctionArgs) {
  const { api, callApi, locale, view } = pageContext(args);
  // Fails before the stream starts: the status cannot change later.
  await api(getPersonalData, FIRST_PAGE).catch((error: unknown) => {
    if (!(error instanceof ClientError && error.has("sign_in_required"))) return callApi(getPersonalData, FIRST_PAGE);
    throw redirect(loginUrl(paths.accountDetails(locale)), { headers: NO_STORE });
  });
  return personalDataResponse((kind, page) => api(getPersonalData, { params: { kind }, query: { page } }), view.now);
}
