import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clearOverflowingCookies } from "./cookie-overflow";

const MANY_COOKIES = `Cookie: a=${"x".repeat(20_000)}\r\n`;

let server: Server;
beforeAll(async () => {
  server = createServer((_, response) => response.end("served"));
  clearOverflowingCookies(server, (host) => host.endsWith(".games.test"));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});
afterAll(() => {
  server.close();
});

async function answerTo(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(request);
  return text(socket);
}
const requestOf = (host: string, header: string, path = "/") =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${header}Connection: close\r\n\r\n`;

describe("more cookies than a server reads", () => {
  it("are deleted on the host of a game, and the answer says so", async () => {
    const answer = await answerTo(requestOf("g-i28dkj.games.test", MANY_COOKIES));
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(answer).toContain('\r\nClear-Site-Data: "cookies"\r\n');
    expect(answer).toMatch(/\r\n\r\nThe cookies of this game .* Load the page again\.\n$/);
  });

  it("log nobody out of the portal, nor does a long address", async () => {
    for (const request of [
      requestOf("portal.test", MANY_COOKIES),
      requestOf("portal.test", "", `/${"x".repeat(20_000)}`),
    ])
      expect(await answerTo(request)).toBe("HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n");
  });

  it("are another thing than a request that is none", async () => {
    expect(await answerTo("nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(await answerTo(requestOf("g-i28dkj.games.test", ""))).toMatch(/served/);
  });
});
