import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { ClientError } from "~/api-client/errors";
import { paths } from "~/paths";
import { loginBackTo } from "~/server/login-address.server";
import { pageContext } from "~/server/page-context.server";
import { personalDataDocument } from "~/server/personal-data.server";
import { getPersonalData } from "~contract/calls/personal-data";

const NO_STORE = { "Cache-Control": "private, no-store" };
const HEADERS = {
  ...NO_STORE,
  "Content-Type": "application/json; charset=utf-8",
  "Content-Disposition": 'attachment; filename="subpixel-data.json"',
};

const FIRST_PAGE = { params: { kind: "account" as const }, query: {} };

export async function loader(args: LoaderFunctionArgs) {
  const { api, callApi, locale, view } = pageContext(args);
  // Fails before the stream starts: the status cannot change later.
  await api(getPersonalData, FIRST_PAGE).catch((error: unknown) => {
    if (!(error instanceof ClientError && error.has("sign_in_required"))) return callApi(getPersonalData, FIRST_PAGE);
    throw redirect(loginBackTo(paths.accountDetails(locale)), { headers: NO_STORE });
  });
  return new Response(personalDataDocument(api, view.now), { headers: HEADERS });
}
