import { get, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Node.js does not find hosts below localhost, as browsers do. */
export function requestGameHost(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { host, port, pathname, search } = new URL(address);
  const options = { host: "127.0.0.1", port, path: pathname + search, headers: { ...headers, host }, agent: false };
  return new Promise((resolve, reject) => {
    get(options, (response) => {
      const { statusCode = 0, headers: received } = response;
      buffer(response).then((body) => resolve({ status: statusCode, headers: received, body }), reject);
    }).once("error", reject);
  });
}
