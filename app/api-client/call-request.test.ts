import { describe, expect, it } from "vitest";
import { getGame } from "~contract/calls/games";
import { buildCallRequest } from "./call-request";
import { ClientError } from "./errors";

const API = { baseUrl: "https://api.example.org/v1", headers: new Headers({ cookie: "session=a" }) };
const urlOf = (gameId: string) => new URL(buildCallRequest(API, getGame, { params: { gameId } }).url);

describe("the URL of a call", () => {
  it.each(["//evil.example", "@evil.example", "evil.example:80", "a/../b", "..\\..", "?x#y", "%2e%2e", "https://evil"])(
    "encodes %s as one path segment of the API's host",
    (value) => {
      const url = urlOf(value);
      expect(url.origin).toBe("https://api.example.org");
      expect(url.pathname).toBe(`/v1/gxc/v2/games/${encodeURIComponent(value)}`);
      expect(url.search + url.hash).toBe("");
    },
  );

  it.each(["", ".", "..", "half \ud83d"])("rejects %j, which would address another call or none", (value) => {
    expect(() => urlOf(value)).toThrow(ClientError);
  });
});

describe("the request of a call", () => {
  it("has the API's headers and does not follow redirects", () => {
    const { init } = buildCallRequest(API, getGame, { params: { gameId: "a" } });
    expect(Object.fromEntries(new Headers(init.headers))).toEqual({ accept: "application/json", cookie: "session=a" });
    expect(init.redirect).toBe("manual");
    expect([...API.headers.keys()]).toEqual(["cookie"]);
  });
});
