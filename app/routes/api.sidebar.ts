import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { sidebarCookie } from "~/rules/sidebar-cookie";
import { sitePath } from "~/rules/site-path";
import { assertSameOrigin } from "~/server/same-origin.server";
import { isSidebarOpen } from "~/server/sidebar-state.server";

/** Pins or releases the sidebar without scripts; with scripts the browser writes the same cookie. */
export async function action({ request }: ActionFunctionArgs) {
  assertSameOrigin(request);
  const form = await request.formData();
  const headers = { "Set-Cookie": sidebarCookie(!isSidebarOpen(request)) };
  return redirect(sitePath(form.get("target")) ?? "/", { headers });
}

export { postOnly as loader } from "~/server/post-only.server";
