// @ts-check
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { afterEach, describe, expect, it, vi } from "vitest";

const SCRIPT = readFileSync(new URL("./portal-calls.js", import.meta.url), "utf8");
const runIn = /** @type {(window: object, ProgressEvent: object) => void} */ (
  runInThisContext(`(function (window, ProgressEvent) { ${SCRIPT}\n})`)
);
const API = "https://api.gx.games";

class PlainRequest extends EventTarget {
  static OPENED = 1;
  static DONE = 4;
  responseType = "";
  /** @type {unknown[]} */
  used = [];
  #state = 0;
  get readyState() {
    return this.#state;
  }
  /** @param {unknown[]} parts */
  open(...parts) {
    this.used.push(parts);
  }
  setRequestHeader() {
    this.used.push("header");
  }
  send() {
    this.used.push("sent");
  }
  abort() {
    this.used.push("aborted");
  }
}

const ownFetch = vi.fn(() => Promise.resolve(new Response("own")));

const framed = () => {
  /** @type {Record<string, unknown>[]} */
  const posted = [];
  /** @type {((event: object) => void)[]} */
  const listeners = [];
  const parent = { postMessage: (/** @type {Record<string, unknown>} */ message) => posted.push(message) };
  const own = {
    ...{ parent, location: new URL("https://games.example.org/g/index.html"), fetch: ownFetch },
    XMLHttpRequest: /** @type {typeof XMLHttpRequest} */ (/** @type {unknown} */ (PlainRequest)),
    addEventListener: (/** @type {string} */ _type, /** @type {(event: object) => void} */ hear) =>
      listeners.push(hear),
  };
  runIn(own, Event);
  /** @param {object} data @param {unknown} [source] */
  const receive = (data, source = parent) => listeners.forEach((hear) => hear({ data, source }));
  const fetch = /** @type {(...given: unknown[]) => Promise<Response>} */ (/** @type {unknown} */ (own.fetch));
  return { own, fetch, posted, receive };
};

afterEach(() => {
  vi.useRealTimers();
  ownFetch.mockClear();
});

describe("calls by fetch, as Unity's page script makes them", () => {
  it("go to the page and come back as an answer", async () => {
    const { fetch, posted, receive } = framed();
    const body = JSON.stringify({ releaseTrackId: "t", score: 5 });
    const asked = fetch(`${API}/gg/v2/games/g/challenges/c/scores`, { method: "POST", credentials: "include", body });
    expect(posted).toEqual([
      { type: "API_CALL", id: "1", method: "POST", path: "/gg/v2/games/g/challenges/c/scores", body },
    ]);
    receive({ type: "API_ANSWER", id: "1", status: 400, body: '{"data":null,"errors":[]}' });
    const answer = await asked;
    expect([answer.status, answer.ok, await answer.json()]).toEqual([400, false, { data: null, errors: [] }]);
    expect(ownFetch).not.toHaveBeenCalled();
  });

  it("may be requests", async () => {
    const { fetch, posted, receive } = framed();
    const asked = fetch(new Request("https://api.sandbox.gx.games/gg/profile?"));
    expect(posted).toEqual([{ type: "API_CALL", id: "1", method: "GET", path: "/gg/profile" }]);
    receive({ type: "API_ANSWER", id: "1", status: 200, body: "{}" });
    expect((await asked).status).toBe(200);
  });

  it.each(["asset.json", `${API}/gxc/v2/games`, "https://elsewhere.test/gg/profile", "https://api.gx.games.test/gg/x"])(
    "leave %s as it is",
    async (address) => {
      const { fetch, posted } = framed();
      expect(await (await fetch(address)).text()).toBe("own");
      expect(posted).toEqual([]);
    },
  );

  it("hear the page only, each its own answer, and give up in the end", async () => {
    vi.useFakeTimers();
    const { fetch, receive } = framed();
    const [first, second] = [fetch(`${API}/gg/profile`), fetch(`${API}/gg/regions`)];
    const third = expect(fetch(`${API}/gg/profile`)).rejects.toThrow(TypeError);
    receive({ type: "API_ANSWER", id: "1", status: 200, body: "forged" }, {});
    receive({ type: "API_ANSWER", id: "2", status: 200, body: "second" });
    receive({ type: "API_ANSWER", id: "1", status: 200, body: "first" });
    expect([await (await first).text(), await (await second).text()]).toEqual(["first", "second"]);
    await vi.advanceTimersByTimeAsync(30_000);
    await third;
  });
});

describe("calls by XMLHttpRequest, as GameMaker's runner makes them", () => {
  it("go through all states to an answer", async () => {
    const { own, posted, receive } = framed();
    const request = new own.XMLHttpRequest();
    /** @type {unknown[]} */
    const states = [];
    request.addEventListener("readystatechange", () => states.push(request.readyState));
    request.addEventListener("loadend", () => states.push("loadend"));
    request.open("GET", `${API}/gg/games/g/challenges?trackId=t&page=0&`, true);
    request.setRequestHeader("Access-Control-Allow-Credentials", "true");
    request.send("");
    expect(posted).toMatchObject([{ method: "GET", path: "/gg/games/g/challenges?trackId=t&page=0&" }]);
    expect(posted[0]).not.toHaveProperty("body");
    receive({ type: "API_ANSWER", id: "1", status: 200, body: '{"data":1}' });
    await vi.waitFor(() => expect(states).toEqual([1, 4, "loadend"]));
    expect([request.status, request.responseText, request.response]).toEqual([200, '{"data":1}', '{"data":1}']);
    expect(request.getResponseHeader("Content-Type")).toBe("application/json");
    expect(request.getAllResponseHeaders()).toContain("application/json");
    request.responseType = "arraybuffer";
    expect(new TextDecoder().decode(request.response)).toBe('{"data":1}');
    request.responseType = "json";
    expect(request.response).toEqual({ data: 1 });
  });

  it("send bytes from shared memory as text", () => {
    const { own, posted } = framed();
    const memory = new Uint8Array(new SharedArrayBuffer(20));
    memory.set(new TextEncoder().encode('xx{"score":5}'));
    const request = new own.XMLHttpRequest();
    request.open("POST", `${API}/gg/games/g/default-challenge/scores`);
    request.send(/** @type {XMLHttpRequestBodyInit} */ (/** @type {unknown} */ (memory.subarray(2, 13))));
    expect(posted).toMatchObject([{ method: "POST", body: '{"score":5}' }]);
  });

  it("end in an error when the page is silent, and in nothing when they were given up", async () => {
    vi.useFakeTimers();
    const { own } = framed();
    const [silent, aborted] = [new own.XMLHttpRequest(), new own.XMLHttpRequest()];
    /** @type {string[]} */
    const heard = [];
    for (const [name, request] of /** @type {const} */ ([
      ["silent", silent],
      ["aborted", aborted],
    ])) {
      request.addEventListener("error", () => heard.push(name));
      request.open("GET", `${API}/gg/profile`);
      request.send();
    }
    aborted.abort();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(heard).toEqual(["silent"]);
    expect(silent.status).toBe(0);
  });

  it("leave other addresses to the browser's own", () => {
    const { own, posted } = framed();
    const request = /** @type {PlainRequest} */ (/** @type {unknown} */ (new own.XMLHttpRequest()));
    request.open("GET", "data.win", true);
    request.setRequestHeader();
    request.send();
    request.abort();
    expect([request.used, posted]).toEqual([[["GET", "data.win", true], "header", "sent", "aborted"], []]);
  });
});

it("changes nothing outside a page", () => {
  const own = { parent: {}, fetch: ownFetch };
  own.parent = own;
  runIn(own, Event);
  expect(own.fetch).toBe(ownFetch);
});
