import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallRequest } from "./call-request";
import { ClientError, CodedServerError, NetworkError, ServerError, UnavailableError } from "./errors";
import { createRetryPolicy } from "./retry-policy.server";

const request = (overrides: Partial<CallRequest> = {}): CallRequest => ({
  ...{
    call: "getGame",
    method: "GET",
    url: "http://api.test/games",
    init: {},
    isRepeatable: true,
    isBodyIgnored: false,
  },
  ...overrides,
});
const NEVER_ABORTED = new AbortController().signal;
const UNREPEATABLE = request({ isRepeatable: false });
const unreachable = () => Promise.reject(new NetworkError("refused", request()));
const succeed = () => Promise.resolve("response");

let retry: ReturnType<typeof createRetryPolicy>;
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  retry = createRetryPolicy();
});

afterEach(() => {
  vi.useRealTimers();
});

async function runAttempts(call: CallRequest, error: Error, signal = NEVER_ABORTED) {
  const attempt = vi.fn(() => Promise.reject(error));
  const outcome = retry(call, attempt, signal).catch((reason: unknown) => reason);
  await vi.runAllTimersAsync();
  return { count: attempt.mock.calls.length, outcome: await outcome };
}

async function failUntilOpen() {
  for (let failure = 0; failure < 10; failure += 1) await runAttempts(UNREPEATABLE, new ServerError(500, request()));
}

describe("retries", () => {
  it.each([
    ["no connection", new NetworkError("refused", request())],
    ["a bad gateway", new ServerError(502, request())],
    ["maintenance", new ServerError(503, request())],
    ["a gateway's time-out", new ServerError(504, request())],
  ])("calls twice more after %s", async (_, error) => {
    expect(await runAttempts(request(), error)).toEqual({ count: 3, outcome: error });
  });

  it.each([
    ["a client error", new ClientError(404, [{ code: "game_not_found" }], request())],
    ["too many requests", new ClientError(429, [{ code: "too_many_requests" }], request())],
    ["an internal error", new ServerError(500, request())],
  ])("does not call again after %s", async (_, error) => {
    expect((await runAttempts(request(), error)).count).toBe(1);
  });

  it("does not repeat a change without an idempotency key", async () => {
    expect((await runAttempts(UNREPEATABLE, new ServerError(503, request()))).count).toBe(1);
  });

  it("calls the session status seven times more while the circuit breaker is closed", async () => {
    const status = request({ call: "getSessionStatus" });
    const attempt = vi.fn(() => (attempt.mock.calls.length < 8 ? unreachable() : succeed()));
    // Successful calls in between keep the circuit breaker closed.
    const others = setInterval(() => void retry(request(), succeed, NEVER_ABORTED), 20);
    const outcome = retry(status, attempt, NEVER_ABORTED);
    await vi.advanceTimersByTimeAsync(7_000);
    clearInterval(others);
    expect(await outcome).toBe("response");
    expect(attempt).toHaveBeenCalledTimes(8);
  });

  it.each([
    [500, 8],
    [501, 8],
    [503, 8],
    [410, 1],
    [302, 1],
  ])("calls the session status after a %i %i times in all: below 500 the API is reachable", async (status, times) => {
    const failing = vi.fn(() => Promise.reject(new ServerError(status, request())));
    const outcome = retry(request({ call: "getSessionStatus" }), failing, NEVER_ABORTED).catch(
      (reason: unknown) => reason,
    );
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject({ status });
    expect(failing).toHaveBeenCalledTimes(times);
  });

  it("calls the session status again after a 500 with codes, too", async () => {
    const error = new CodedServerError(500, [{ code: "sign_in_required" }], request());
    expect((await runAttempts(request({ call: "getSessionStatus" }), error)).count).toBe(8);
    expect((await runAttempts(request(), error)).count).toBe(1);
  });

  it("stops when the signal is aborted", async () => {
    const abort = new AbortController();
    abort.abort();
    expect((await runAttempts(request(), new NetworkError("late", request()), abort.signal)).count).toBe(1);
  });

  it("waits at most a second, with jitter", async () => {
    const times: number[] = [];
    const attempt = () => {
      times.push(Date.now());
      return unreachable();
    };
    const outcome = retry(request({ call: "getSessionStatus" }), attempt, NEVER_ABORTED).catch(() => undefined);
    await vi.runAllTimersAsync();
    await outcome;
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits.every((wait) => wait <= 1_000)).toBe(true);
    expect(new Set(waits).size).toBeGreaterThan(1);
  });
});

describe("the circuit breaker", () => {
  it("rejects at once while it is open, and is logged once", async () => {
    await failUntilOpen();
    const attempt = vi.fn(succeed);
    await expect(retry(request(), attempt, NEVER_ABORTED)).rejects.toBeInstanceOf(UnavailableError);
    expect(attempt).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
  });

  it("lets one call through after three seconds, for which others wait briefly", async () => {
    await failUntilOpen();
    await vi.advanceTimersByTimeAsync(3_000);
    let respond: (value: string) => void = () => undefined;
    const probe = retry(request(), () => new Promise<string>((resolve) => (respond = resolve)), NEVER_ABORTED);
    const other = vi.fn(succeed);
    const waiting = retry(request(), other, NEVER_ABORTED);
    await vi.advanceTimersByTimeAsync(100);
    expect(other).not.toHaveBeenCalled();
    respond("back");
    expect(await Promise.all([probe, waiting])).toEqual(["back", "response"]);
    expect(warn).toHaveBeenLastCalledWith("The API responds again.");
  });

  it("rejects the others when that call hangs", async () => {
    await failUntilOpen();
    await vi.advanceTimersByTimeAsync(3_000);
    void retry(request(), () => new Promise(() => undefined), NEVER_ABORTED);
    const other = vi.fn(succeed);
    const waiting = retry(request(), other, NEVER_ABORTED).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(500);
    expect(await waiting).toBeInstanceOf(UnavailableError);
    expect(other).not.toHaveBeenCalled();
  });

  it("stays closed after client errors", async () => {
    for (let refusal = 0; refusal < 10; refusal += 1) {
      await runAttempts(UNREPEATABLE, new ClientError(400, [{ code: "page_invalid" }], request()));
      await runAttempts(UNREPEATABLE, new ServerError(404, request()));
      await runAttempts(UNREPEATABLE, new CodedServerError(500, [{ code: "game_not_found" }], request()));
    }
    expect(await retry(request(), succeed, NEVER_ABORTED)).toBe("response");
  });
});
