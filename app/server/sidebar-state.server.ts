import { cookieValue } from "~/rules/cookies";
import { SIDEBAR_COOKIE } from "~/rules/sidebar";

export function isSidebarOpen(request: Request): boolean {
  return cookieValue(request.headers.get("cookie") ?? "", SIDEBAR_COOKIE.name) === SIDEBAR_COOKIE.open;
}
