import { createServer } from "node:http";
import { statsEvent, type StatsEvent } from "../../contract/entities/stats-event";
import { findFreePort } from "../setup/free-port";

export type StatsHost = {
  url: string;
  /** Validated against the contract on arrival. */
  events: StatsEvent[];
  problems: string[];
  isBroken: boolean;
  stop(): Promise<void>;
};

export async function startStatsHost(): Promise<StatsHost> {
  const port = await findFreePort();
  const server = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "");
    response.setHeader("Access-Control-Allow-Credentials", "true");
    response.setHeader("Access-Control-Allow-Headers", "Content-Type");
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const isPost = request.method === "POST";
      if (isPost) record(host, `POST ${request.url ?? ""}`, body);
      response.writeHead(isPost && host.isBroken ? 500 : 204).end();
    });
  });
  const host: StatsHost = {
    url: `http://localhost:${String(port)}`,
    events: [],
    problems: [],
    isBroken: false,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  await new Promise<void>((resolve) => server.listen(port, () => resolve()));
  return host;
}

function record(host: StatsHost, request: string, body: string): void {
  const parsed = statsEvent.strict().safeParse(JSON.parse(body));
  if (request === "POST /v2/events" && parsed.success) host.events.push(parsed.data);
  else host.problems.push(`${request}: ${body}`);
}
