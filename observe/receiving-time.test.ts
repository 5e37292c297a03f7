import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { limitReceiving } from "./receiving-time";

const TIMES = { usualMs: 200, longestMs: 60_000, bytesPerSecond: 1_000 };
const LENGTH = 6_000;

let server: Server;

beforeEach(async () => {
  server = createServer((request, response) => {
    limitReceiving(request, response, TIMES);
    text(request).then(
      (body) => response.end(String(body.length)),
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  server.close().closeAllConnections();
});

/** Sends a piece every 50 ms; the status line of the answer. */
async function send(head: string, pieceBytes: number): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`${head} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${String(LENGTH)}\r\n\r\n`);
  let sent = 0;
  const timer = setInterval(() => {
    const bytes = Math.min(pieceBytes, LENGTH - sent);
    sent += bytes;
    if (bytes > 0) socket.write("x".repeat(bytes));
  }, 50);
  const answer = await text(socket).catch(() => "");
  clearInterval(timer);
  return answer.split("\r\n")[0] ?? "";
}

describe("the time in which a request has to arrive", () => {
  it.each([
    ["POST /de/studio/games/1/?index", 600, "HTTP/1.1 200 OK"],
    ["POST /embedded/api/gamedev/games/1/bundles", 600, "HTTP/1.1 200 OK"],
    ["POST /embedded/api/gamedev/games/1/bundles", 1, "HTTP/1.1 408 Request Timeout"],
    ["PUT /studio/games/1/", 600, "HTTP/1.1 408 Request Timeout"],
    ["POST /session/log-in", 600, "HTTP/1.1 408 Request Timeout"],
    ["POST /session/log-in", LENGTH, "HTTP/1.1 200 OK"],
  ])("is long for zips that do not trickle: %s with %i bytes at a time", async (head, bytes, status) => {
    expect(await send(head, bytes)).toBe(status);
  });
});
