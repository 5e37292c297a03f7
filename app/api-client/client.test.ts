import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getGlobalSettings } from "~contract/calls/global-settings";
import { getGame, listGames } from "~contract/calls/games";
import { getProfile, putPicture } from "~contract/calls/profile";
import { logOut } from "~contract/calls/session";
import { tipGame } from "~contract/calls/spending";
import { anApiClient, rejectionOf } from "../../tests/fixtures/an-api-client";
import { respondWith, respondWithError, startApiServer, type ApiServer } from "../../tests/fixtures/api-server";
import { findFreePort } from "../../tests/setup/free-port";
import type { ApiClientOptions } from "./client";
import { ClientError, InvalidResponseError, NetworkError, ServerError } from "./errors";

const SETTINGS = { allowGamePreloading: true, gamesAutoloadEnabled: false, maxGamesPreloadedPerUser: 1 };
const neverRespond: RequestListener = () => undefined;
let server: ApiServer | undefined;

afterEach(() => server?.close());

async function startClient(listener: RequestListener, options: Partial<ApiClientOptions> = {}) {
  server = await startApiServer(listener);
  return anApiClient(server.baseUrl, options);
}

describe("the api client", () => {
  it("resolves with the validated data and ignores additional fields", async () => {
    const api = await startClient(respondWith(200, { data: { ...SETTINGS, extra: 1 }, errors: [], more: true }));
    await expect(api(getGlobalSettings)).resolves.toEqual(SETTINGS);
  });

  it("sends the path, repeated query parameters and the provided cookies", async () => {
    const received: (string | undefined)[] = [];
    const api = await startClient((request, response) => {
      received.push(request.url, request.headers.cookie);
      respondWithError(404, "tag_not_found")(request, response);
    });
    await expect(api(listGames, { query: { tagAlias: ["cosy", "one button"], page: 2 } })).rejects.toThrow();
    expect(received).toEqual(["/gxc/v3/games?tagAlias=cosy&tagAlias=one+button&page=2", "session=abc"]);
  });

  it("sends a file's bytes unchanged", async () => {
    const received: Buffer[] = [];
    const api = await startClient((request, response) => {
      request.on("data", (chunk: Buffer) => received.push(chunk));
      request.on("end", () => respondWithError(400, "invalid_picture")(request, response));
    });
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    await expect(api(putPicture, { body: bytes })).rejects.toThrow("invalid_picture");
    expect([...Buffer.concat(received)]).toEqual([...bytes]);
  });

  it("sends the provided or a generated idempotency key with calls that accept one", async () => {
    const received: (string | string[] | undefined)[] = [];
    const api = await startClient((request, response) => {
      received.push(request.headers["idempotency-key"]);
      respondWithError(403, "sign_in_required")(request, response);
    });
    const tip = { params: { gameId: randomUUID() }, query: {}, body: { amount: 1, currency: "RPX" as const } };
    await rejectionOf(api(tipGame, { ...tip, idempotencyKey: "the-players-wish" }));
    await rejectionOf(api(tipGame, tip));
    await rejectionOf(api(getProfile));
    expect(received).toEqual(["the-players-wish", expect.stringMatching(/^[0-9a-f-]{36}$/), undefined]);
  });

  it("rejects with a ClientError that has the response's codes", async () => {
    const api = await startClient(respondWithError(404, "game_not_found"));
    const error = await rejectionOf(api(getGame, { params: { gameId: "a b" }, query: {} }));
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({ status: 404, isNotFound: true, call: "getGame" });
  });

  it("rejects with the error of a 403 and calls onForbidden", async () => {
    const onForbidden = vi.fn();
    const api = await startClient(respondWithError(403, "sign_in_required"), { onForbidden });
    await expect(api(getProfile)).rejects.toBeInstanceOf(ClientError);
    expect(onForbidden).toHaveBeenCalledOnce();
  });

  it("rejects with the error of a 403 after onForbidden has resolved, or at the deadline", async () => {
    const done: string[] = [];
    const onForbidden = () => new Promise((resolve) => setTimeout(resolve, 20)).then(() => done.push("handled"));
    const api = await startClient(respondWithError(403, "sign_in_required"), { onForbidden });
    await rejectionOf(api(getProfile));
    expect(done).toEqual(["handled"]);
    const stuck = anApiClient(server?.baseUrl ?? "", { onForbidden: () => new Promise(() => undefined) });
    expect(await rejectionOf(stuck.within(200)(getProfile))).toBeInstanceOf(ClientError);
  });

  it.each([500, 503])("reads the error codes of a %i response", async (status) => {
    const api = await startClient(respondWithError(status, "game_not_found"));
    const error = await rejectionOf(api(getGame, { params: { gameId: "a" }, query: {} }));
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({ status, isNotFound: true });
  });

  it("reports an undeclared code of a 500 response, too", async () => {
    const api = await startClient(respondWithError(500, "surprise"));
    await expect(api(getGlobalSettings)).rejects.toThrow("Received unexpected errorCode surprise");
  });

  it("names the field that breaks the contract, even if the handler does not throw", async () => {
    const problems: unknown[] = [];
    const data = { ...SETTINGS, maxGamesPreloadedPerUser: "one" };
    const onUnexpectedResponse = (error: unknown) => void problems.push(error);
    const api = await startClient(respondWith(200, { data, errors: [] }), { onUnexpectedResponse });
    const error = await rejectionOf(api(getGlobalSettings));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({ path: "data.maxGamesPreloadedPerUser", call: "getGlobalSettings", method: "GET" });
    expect(problems).toEqual([error]);
  });

  it("reports a code that the call does not declare", async () => {
    const api = await startClient(respondWithError(400, "surprise"));
    await expect(api(getGlobalSettings)).rejects.toThrow(
      "Received unexpected errorCode surprise, expected one of too_many_requests",
    );
  });

  it("accepts a 414 with its code from every call", async () => {
    const api = await startClient(respondWithError(414, "invalid_request_payload"));
    await expect(api(getGlobalSettings)).rejects.toMatchObject({ name: "ClientError", status: 414 });
  });

  it.each([
    ["an error page", respondWith(502, "<html>Bad gateway</html>")],
    ["a page for not found", respondWith(404, "<html>Not found</html>")],
    ["an error without codes", respondWith(400, { data: null, errors: [] })],
    ["a failure with codes", respondWithError(500, "internal_error")],
    ["a redirect to another host", respondWith(302, "", { location: "http://elsewhere.invalid/" })],
  ])("rejects with a ServerError for %s", async (_, listener) => {
    const api = await startClient(listener);
    await expect(api(getGlobalSettings)).rejects.toBeInstanceOf(ServerError);
  });

  it("rejects with an InvalidResponseError for HTML instead of JSON", async () => {
    const api = await startClient(respondWith(200, "<html></html>"));
    await expect(api(getGlobalSettings)).rejects.toBeInstanceOf(InvalidResponseError);
  });

  it.each([
    ["an empty body", respondWith(204, "")],
    ["HTML", respondWith(200, "<html></html>")],
  ])("accepts %s where the response is not used", async (_, listener) => {
    const api = await startClient(listener);
    await expect(api(logOut)).resolves.toBeNull();
  });

  it("rejects with a NetworkError for an unreachable API", async () => {
    const api = anApiClient(`http://127.0.0.1:${String(await findFreePort())}`);
    await expect(api(getGlobalSettings)).rejects.toBeInstanceOf(NetworkError);
  });
});

describe("the api client's deadline", () => {
  it("aborts a call and its connection when the response does not end", async () => {
    const closed = vi.fn();
    const endless: RequestListener = (request, response) => {
      request.socket.on("close", closed);
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"data":');
    };
    const api = await startClient(endless, { deadlineMs: 500 });
    await expect(api(getGlobalSettings)).rejects.toThrow("no answer within 500 ms");
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  });

  it("begins anew while nothing can be answered, but a time limit does not", async () => {
    const isDeadlineHeld = vi.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValue(false);
    const api = await startClient(neverRespond, { deadlineMs: 50, isDeadlineHeld });
    await expect(api(getGlobalSettings)).rejects.toThrow("no answer within 50 ms");
    expect(isDeadlineHeld).toHaveBeenCalledTimes(3);
    await expect(api.within(50)(getGlobalSettings)).rejects.toBeInstanceOf(NetworkError);
    expect(isDeadlineHeld).toHaveBeenCalledTimes(3);
  });

  it("ends even where a transaction never does", async () => {
    const isDeadlineHeld = vi.fn().mockResolvedValue(true);
    const api = await startClient(neverRespond, { deadlineMs: 20, isDeadlineHeld });
    await expect(api(getGlobalSettings)).rejects.toThrow("no answer within 20 ms");
    expect(isDeadlineHeld).toHaveBeenCalledTimes(12);
  });

  it("is shared by all calls within a time limit", async () => {
    const api = await startClient(neverRespond, { deadlineMs: 60_000 });
    const startMs = performance.now();
    const callApi = api.within(150);
    await rejectionOf(callApi(getGlobalSettings));
    const error = await rejectionOf(callApi(getGlobalSettings));
    expect(error).toBeInstanceOf(NetworkError);
    expect(performance.now() - startMs).toBeLessThan(1_000);
  });

  it("ends the wait for a shared call that has a later deadline", async () => {
    const api = await startClient(neverRespond, { readCache: () => new Promise(() => undefined) });
    await expect(api.within(50)(getGlobalSettings)).rejects.toBeInstanceOf(NetworkError);
  });

  it("still allows the fallback", async () => {
    const api = await startClient(neverRespond, { fallback: () => ({ data: SETTINGS, bytes: 1 }) });
    await expect(api.within(50)(getGlobalSettings)).resolves.toEqual(SETTINGS);
  });
});
