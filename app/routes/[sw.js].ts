import { serviceWorker } from "~/server/service-worker.server";

export function loader(): Response {
  return new Response(serviceWorker(), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    },
  });
}
