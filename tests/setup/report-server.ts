import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod";

const itemHeader = z.looseObject({ type: z.string() });
const report = z.looseObject({});

export type ReportItem = { type: string; payload: Record<string, unknown>; text: string };

export type ReportServer = {
  dsn: string;
  items: ReportItem[];
  received: (type: string) => ReportItem[];
  stop: () => void;
};

const CORS_HEADERS = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };

export async function startReportServer(): Promise<ReportServer> {
  const items: ReportItem[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      items.push(...itemsOf(Buffer.concat(chunks).toString()));
      response.writeHead(200, { ...CORS_HEADERS, "Content-Type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://key@localhost:${String(port)}/1`,
    items,
    received: (type) => items.filter((item) => item.type === type),
    stop: () => {
      server.close().closeAllConnections();
    },
  };
}

/** An envelope is lines: its own header, then a header and a payload per item. */
function itemsOf(envelope: string): ReportItem[] {
  const [, ...lines] = envelope.split("\n");
  return lines.flatMap((line, index) => {
    const header = itemHeader.safeParse(asJson(line)).data;
    const text = lines[index + 1] ?? "";
    if (index % 2 === 1 || !header) return [];
    return [{ type: header.type, payload: report.safeParse(asJson(text)).data ?? {}, text }];
  });
}

function asJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
