import { STATUS_CODES, type Server } from "node:http";
import type { Duplex } from "node:stream";

const OVERFLOW_STATUS = 431;
/** As Node.js answers without a listener. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: OVERFLOW_STATUS,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const HOST_HEADER = /\r\nhost:[ \t]*([^\r\n]+)\r\n/i;
const TEXT = "The cookies of this game were too large and have been deleted. Load the page again.\n";

type ClientError = Error & { code?: string; rawPacket?: Buffer };

/**
 * A game can set so many cookies that Node.js refuses every request to its host before anybody sees it. The answer
 * deletes them, on hosts of games alone: a link with a long address would log players out of the portal.
 */
export function clearOverflowingCookies(server: Server, isGameHost: (host: string) => boolean): void {
  server.on("clientError", (error: ClientError, socket: Duplex) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const status = STATUSES[error.code ?? ""] ?? 400;
    const isOfGame = status === OVERFLOW_STATUS && isGameHost(hostOf(error.rawPacket));
    const [headers, body] = isOfGame ? [clearingHeaders(), TEXT] : [[], ""];
    const lines = [`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ""}`, "Connection: close", ...headers];
    socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
  });
}

function clearingHeaders(): string[] {
  return [
    'Clear-Site-Data: "cookies"',
    "Cache-Control: no-store",
    "Content-Security-Policy: default-src 'none'",
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${String(Buffer.byteLength(TEXT))}`,
  ];
}

/** Browsers send it first. */
function hostOf(packet: Buffer | undefined): string {
  return HOST_HEADER.exec(packet?.toString("latin1") ?? "")?.[1]?.trim() ?? "";
}
