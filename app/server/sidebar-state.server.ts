import { SIDEBAR_COOKIE } from "~/rules/sidebar-cookie";

/** True when the visitor has pinned the sidebar open; read on the server so that the first HTML is right. */
export function isSidebarOpen(request: Request): boolean {
  const cookies = request.headers.get("cookie") ?? "";
  return cookies.split(/;\s*/).includes(`${SIDEBAR_COOKIE.name}=${SIDEBAR_COOKIE.open}`);
}
