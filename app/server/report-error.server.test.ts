import { beforeEach, expect, it, vi } from "vitest";
import { InvalidResponseError, NetworkError, UnavailableError } from "~/api-client/errors";
import { reportHandledError, reportError } from "./report-error.server";

/** Unique per test, because failures are deduplicated per process. */
let call: string;
const callOf = (gameId: string) => ({ call, method: "GET", url: `http://api.test/games/${gameId}` });
const invalidResponse = (path: string, gameId = "a") =>
  new InvalidResponseError(path, "expected string", callOf(gameId));

let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  call = `getGame ${crypto.randomUUID()}`;
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

it("reports a repeatedly failing call once, for any game and list item", () => {
  for (const index of [0, 1, 2]) reportHandledError(invalidResponse(`data.tags.${String(index)}.alias`, String(index)));
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(
    'GET http://api.test/games/0: invalid response at "data.tags.0.alias": expected string',
  );
});

it("reports each other failure, and the same one a minute later", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  reportHandledError(invalidResponse("data.title"));
  reportHandledError(invalidResponse("data.studio"));
  reportHandledError(new NetworkError("refused", callOf("a")));
  expect(warn).toHaveBeenCalledTimes(3);
  vi.setSystemTime(Date.now() + 61_000);
  reportHandledError(invalidResponse("data.title"));
  expect(warn).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

it("does not report calls that were not sent", () => {
  reportHandledError(new UnavailableError(callOf("a")));
  expect(warn).not.toHaveBeenCalled();
});

it("reports the portal's own errors each time", () => {
  const mistake = new TypeError("undefined is not a function");
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (let time = 0; time < 2; time += 1) reportError(mistake, "error");
  expect(consoleError.mock.calls).toEqual([
    ["Something went wrong", mistake.stack],
    ["Something went wrong", mistake.stack],
  ]);
});

it("does not report responses below 500 that the visitor's request caused", () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const routeError = (status: number) => ({ status, statusText: "", internal: true, data: "" });
  reportError(routeError(405), "error");
  expect(consoleError).not.toHaveBeenCalled();
  reportError(routeError(500), "error");
  expect(consoleError).toHaveBeenCalledOnce();
});
