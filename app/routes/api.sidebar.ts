import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { sidebarCookie } from "~/rules/sidebar";
import { sitePath } from "~/rules/site-path";
import { cookieSite } from "~/server/cookie-site.server";
import { readRequestBody } from "~/server/request-body.server";
import { assertSameOrigin } from "~/server/same-origin.server";
import { isSidebarOpen } from "~/server/sidebar-state.server";

const sidebarForm = z.object({ target: z.string().optional() });

/** Fallback without scripts: with scripts the browser sets this cookie. */
export async function action({ request }: ActionFunctionArgs) {
  assertSameOrigin(request);
  const form = await readRequestBody(request, sidebarForm);
  const headers = { "Set-Cookie": sidebarCookie(!isSidebarOpen(request), cookieSite(request)) };
  return redirect(sitePath(form.target) ?? "/", { headers });
}

export { postOnly as loader } from "~/server/post-only.server";
