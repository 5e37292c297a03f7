import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getGlobalSettings } from "~contract/calls/global-settings";
import { getGame, listGames } from "~contract/calls/games";
import { createApiClient, type ApiClientOptions } from "./client";
import { ClientError, InvalidResponseError, NetworkError, ServerError } from "./errors";
import { fetchRemoteApi } from "./remote.server";
import { throwUnexpectedResponse } from "./unexpected-response";

const SETTINGS = { allowGamePreloading: true, gamesAutoloadEnabled: false, maxGamesPreloadedPerUser: 1 };
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function apiAnswering(listener: RequestListener, options: Partial<ApiClientOptions> = {}) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return createApiClient({
    baseUrl: `http://127.0.0.1:${String(port)}`,
    fetch: fetchRemoteApi,
    headers: new Headers({ cookie: "session=abc" }),
    deadlineMs: 500,
    onUnexpectedResponse: throwUnexpectedResponse,
    toThrown: (error) => error,
    onResponse: () => undefined,
    remember: (_, ask) => ask(),
    ...options,
  });
}

function answering(status: number, body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

function failing(status: number, code: string): RequestListener {
  return answering(status, { data: null, errors: [{ code }] });
}

describe("the api client", () => {
  it("resolves with the checked data and ignores what a server may add", async () => {
    const api = await apiAnswering(answering(200, { data: { ...SETTINGS, extra: 1 }, errors: [], more: true }));
    await expect(api(getGlobalSettings)).resolves.toEqual(SETTINGS);
  });

  it("sends path, repeated keys and the cookies it was given", async () => {
    const seen: (string | undefined)[] = [];
    const api = await apiAnswering((request, response) => {
      seen.push(request.url, request.headers.cookie);
      failing(404, "tag_not_found")(request, response);
    });
    await expect(api(listGames, { query: { tagAlias: ["cosy", "one button"], page: 2 } })).rejects.toThrow();
    expect(seen).toEqual(["/gxc/v3/games?tagAlias=cosy&tagAlias=one+button&page=2", "session=abc"]);
  });

  it("tells a refusal by its codes", async () => {
    const api = await apiAnswering(failing(404, "game_not_found"));
    const error = await api(getGame, { params: { gameId: "a b" }, query: {} }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({ status: 404, isNotFound: true });
  });

  it("names the field that breaks the contract", async () => {
    const problems: unknown[] = [];
    const api = await apiAnswering(
      answering(200, { data: { ...SETTINGS, maxGamesPreloadedPerUser: "one" }, errors: [] }),
      {
        onUnexpectedResponse: (error) => problems.push(error),
      },
    );
    const error = await api(getGlobalSettings).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({ path: "data.maxGamesPreloadedPerUser" });
    expect(problems).toEqual([error]);
  });

  it("reports a code the call did not announce", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const api = await apiAnswering(failing(400, "surprise"));
    await expect(api(getGlobalSettings)).rejects.toThrow("Received unexpected errorCode surprise");
    expect(logged).toHaveBeenCalledOnce();
  });

  it.each([
    ["an error page", answering(502, "<html>Bad gateway</html>")],
    ["an error without codes", answering(500, { data: null, errors: [] })],
    ["a redirect to another host", answering(302, "", { location: "http://elsewhere.invalid/" })],
  ])("calls %s a server error", async (_, listener) => {
    const api = await apiAnswering(listener);
    await expect(api(getGlobalSettings)).rejects.toBeInstanceOf(ServerError);
  });

  it("calls a page instead of JSON an invalid response", async () => {
    const api = await apiAnswering(answering(200, "<html></html>"));
    await expect(api(getGlobalSettings)).rejects.toBeInstanceOf(InvalidResponseError);
  });

  it("gives up when the answer does not end before the deadline", async () => {
    const api = await apiAnswering((_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"data":');
    });
    await expect(api(getGlobalSettings)).rejects.toBeInstanceOf(NetworkError);
  });

  it("calls an unreachable API a network error", async () => {
    const api = await apiAnswering(answering(200, {}), { baseUrl: "http://127.0.0.1:9" });
    await expect(api(getGlobalSettings)).rejects.toBeInstanceOf(NetworkError);
  });
});
