import type { IncomingMessage, ServerResponse } from "node:http";

type ReceivingTimes = { usualMs: number; longestMs: number; bytesPerSecond: number };

/** A zip of 250 MB takes more than five minutes on many lines; what trickles is no upload. */
export const RECEIVING_TIMES: ReceivingTimes = {
  usualMs: 5 * 60_000,
  longestMs: 60 * 60_000,
  bytesPerSecond: 20_000,
};

/** A game's page in the studio area takes a zip as a form, and the API one from GameMaker's tool. */
const ZIP_IN_ONE_REQUEST = /\/(studio\/games\/[^/]+|gamedev\/games\/[^/]+\/bundles)\/?$/i;
const TIMED_OUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/** Node has one time for all requests of a server, `longestMs`; all but the zips have less. */
export function limitReceiving(request: IncomingMessage, response: ServerResponse, times = RECEIVING_TIMES): void {
  const { headers, method, socket, url = "" } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const [pathname = ""] = url.split("?");
  const isZip = method === "POST" && ZIP_IN_ONE_REQUEST.test(pathname);
  const bytesBefore = socket.bytesRead;
  const startedAt = performance.now();
  const isFastEnough = () =>
    isZip && (socket.bytesRead - bytesBefore) * 1_000 >= times.bytesPerSecond * (performance.now() - startedAt);
  const timer = setInterval(() => {
    if (!request.complete && isFastEnough()) return;
    clearInterval(timer);
    if (!request.complete) refuse(request, response);
  }, times.usualMs);
  timer.unref();
  response.once("close", () => {
    clearInterval(timer);
  });
}

function refuse({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) socket.destroy();
  else socket.end(TIMED_OUT, () => socket.destroy());
}
