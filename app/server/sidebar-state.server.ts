import { cookieValue } from "~/rules/cookie-value";
import { SIDEBAR_COOKIE } from "~/rules/sidebar-cookie";

/** True when the visitor has pinned the sidebar open; read on the server so that the first HTML is right. */
export function isSidebarOpen(request: Request): boolean {
  return cookieValue(request.headers.get("cookie") ?? "", SIDEBAR_COOKIE.name) === SIDEBAR_COOKIE.open;
}
