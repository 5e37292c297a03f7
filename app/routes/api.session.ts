import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageContext } from "~/server/page-context.server";
import { checkSession } from "~/server/session.server";

export async function loader(args: LoaderFunctionArgs) {
  const { requestApi, jsonResponse } = pageContext(args);
  return jsonResponse(await checkSession(requestApi));
}
