import { cookieValue } from "~/rules/cookie-value";
import { SIDEBAR_COOKIE } from "~/rules/sidebar-cookie";

export function isSidebarOpen(request: Request): boolean {
  return cookieValue(request.headers.get("cookie") ?? "", SIDEBAR_COOKIE.name) === SIDEBAR_COOKIE.open;
}
