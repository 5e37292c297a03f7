import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

export type FailureMode = "none" | "error" | "garbage" | "refusal";

export type PaymentServer = {
  url: string;
  failureMode: FailureMode;
  /** The webhook's URL; null sends nothing. */
  webhook: string | null;
  requests: { path: string; body: string; headers: Headers }[];
  stop: () => Promise<void>;
};

export async function startPaymentServer(build: (server: PaymentServer) => Hono): Promise<PaymentServer> {
  const server: PaymentServer = {
    url: "",
    failureMode: "none",
    webhook: null,
    requests: [],
    stop: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  const app = build(server);
  const listener = getRequestListener((request) => app.fetch(request));
  const http = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => http.listen(0, resolve));
  server.url = `http://localhost:${String((http.address() as AddressInfo).port)}`;
  return server;
}

export async function recordRequest(server: PaymentServer, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  server.requests.push({ path: pathname, body: await request.clone().text(), headers: request.headers });
  if (server.failureMode === "error")
    return Response.json({ error: { message: "Something went wrong" } }, { status: 500 });
  if (server.failureMode === "refusal")
    return Response.json({ error: { type: "invalid_request_error", message: "No" } }, { status: 400 });
  if (server.failureMode === "garbage") return new Response("<html>Bad gateway</html>");
  return null;
}

export function payPage(title: string, cancelUrl: string): Response {
  const html = `<!doctype html><html lang="en"><head><title>${title}</title><link rel="icon" href="data:,">
    <meta name="viewport" content="width=device-width"></head>
    <body><h1>${title}</h1><form method="post"><button>Pay</button> <button name="late" value="1">Pay by bank</button></form>
    <p><a href="${cancelUrl.replaceAll("&", "&amp;")}">Back to the shop</a></p></body></html>`;
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}

export async function sendNotice(server: PaymentServer, init: { body: string; headers: Record<string, string> }) {
  if (server.webhook === null) throw new Error("no webhook is set");
  return fetch(server.webhook, { method: "POST", ...init });
}
