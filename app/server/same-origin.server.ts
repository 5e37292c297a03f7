import { env } from "./env.server";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

export function assertSameOrigin(request: Request): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  if (site === "same-origin") return;
  const origin = request.headers.get("origin");
  const isSameOrigin = origin === new URL(env.SITE_URL).origin || origin === new URL(request.url).origin;
  if (site === null && isSameOrigin) return;
  throw new Response(null, { status: 403, statusText: "Cross-origin request refused" });
}
