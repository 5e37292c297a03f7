import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageContext } from "~/server/page-context.server";
import { checkSession } from "~/server/session.server";

/** Tells a tab whose session it is now; without a session cookie the API is not asked. */
export async function loader(args: LoaderFunctionArgs) {
  const { requestApi, answer } = pageContext(args);
  return answer(await checkSession(requestApi));
}
