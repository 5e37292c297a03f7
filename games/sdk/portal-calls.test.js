// @ts-check
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const SCRIPT = readFileSync(new URL("./portal-calls.js", import.meta.url), "utf8");
const runIn = /** @type {(window: object, ProgressEvent: object) => void} */ (
  runInThisContext(`(function (window, ProgressEvent) { ${SCRIPT}\n})`)
);
const API = "https://api.gx.games";

class FakeRequest extends EventTarget {
  static OPENED = 1;
  static DONE = 4;
  responseType = "";
  /** @type {unknown[]} */
  calls = [];
  #state = 0;
  get readyState() {
    return this.#state;
  }
  /** @param {unknown[]} parts */
  open(...parts) {
    this.calls.push(parts);
  }
  setRequestHeader() {
    this.calls.push("header");
  }
  send() {
    this.calls.push("sent");
  }
  abort() {
    this.calls.push("aborted");
  }
}

const nativeFetch = vi.fn(() => Promise.resolve(new Response("own")));

/** @param {{ hosts?: string }} [dataset] of the element that loads the script */
const createFrame = (dataset = {}) => {
  /** @type {Record<string, unknown>[]} */
  const posted = [];
  /** @type {((event: object) => void)[]} */
  const listeners = [];
  const parent = { postMessage: (/** @type {Record<string, unknown>} */ message) => posted.push(message) };
  const win = {
    ...{ parent, location: new URL("https://games.example.org/g/index.html"), fetch: nativeFetch },
    document: { currentScript: { dataset } },
    XMLHttpRequest: /** @type {typeof XMLHttpRequest} */ (/** @type {unknown} */ (FakeRequest)),
    addEventListener: (/** @type {string} */ _type, /** @type {(event: object) => void} */ listener) =>
      listeners.push(listener),
  };
  runIn(win, Event);
  /** @param {object} data @param {unknown} [source] */
  const receive = (data, source = parent) => listeners.forEach((listener) => listener({ data, source }));
  const fetch = /** @type {(...given: unknown[]) => Promise<Response>} */ (/** @type {unknown} */ (win.fetch));
  return { win, fetch, posted, receive };
};

beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  nativeFetch.mockClear();
});

describe("calls by fetch, as in Unity's page script", () => {
  it("are sent to the page, which sends the response", async () => {
    const { fetch, posted, receive } = createFrame();
    const body = JSON.stringify({ releaseTrackId: "t", score: 5 });
    const pending = fetch(`${API}/gg/v2/games/g/challenges/c/scores`, { method: "POST", credentials: "include", body });
    expect(posted).toEqual([
      { type: "API_CALL", id: "i-1", method: "POST", path: "/gg/v2/games/g/challenges/c/scores", body },
    ]);
    receive({ type: "API_ANSWER", id: "i-1", status: 400, body: '{"data":null,"errors":[]}' });
    const response = await pending;
    expect([response.status, response.ok, await response.json()]).toEqual([400, false, { data: null, errors: [] }]);
    expect(nativeFetch).not.toHaveBeenCalled();
  });

  it("are those for the hosts that the element names", async () => {
    const { fetch, posted } = createFrame({ hosts: "https://api.example.org,https://api.example.net" });
    await fetch(`${API}/gg/v2/profile`);
    expect(posted).toEqual([]);
    void fetch("https://api.example.net/gg/v2/profile");
    expect(posted).toMatchObject([{ type: "API_CALL", path: "/gg/v2/profile" }]);
  });

  it("may be Request objects", async () => {
    const { fetch, posted, receive } = createFrame();
    const pending = fetch(new Request("https://api.sandbox.gx.games/gg/profile?"));
    expect(posted).toEqual([{ type: "API_CALL", id: "i-1", method: "GET", path: "/gg/profile" }]);
    receive({ type: "API_ANSWER", id: "i-1", status: 200, body: "{}" });
    expect((await pending).status).toBe(200);
  });

  it.each(["asset.json", `${API}/gxc/v2/games`, "https://elsewhere.test/gg/profile", "https://api.gx.games.test/gg/x"])(
    "pass %s to the native fetch",
    async (address) => {
      const { fetch, posted } = createFrame();
      expect(await (await fetch(address)).text()).toBe("own");
      expect(posted).toEqual([]);
    },
  );

  it("accept responses of the page only, match them by id, and time out", async () => {
    vi.useFakeTimers();
    const { fetch, receive } = createFrame();
    const [first, second] = [fetch(`${API}/gg/profile`), fetch(`${API}/gg/regions`)];
    const third = expect(fetch(`${API}/gg/profile`)).rejects.toThrow(TypeError);
    receive({ type: "API_ANSWER", id: "i-1", status: 200, body: "forged" }, {});
    receive({ type: "API_ANSWER", id: "i-2", status: 200, body: "second" });
    receive({ type: "API_ANSWER", id: "i-1", status: 200, body: "first" });
    expect([await (await first).text(), await (await second).text()]).toEqual(["first", "second"]);
    await vi.advanceTimersByTimeAsync(30_000);
    await third;
  });
});

it("takes no answer to a call of the page before it, when a game loads itself anew", () => {
  const { fetch, posted } = createFrame();
  void fetch(`${API}/gg/profile`);
  vi.spyOn(Math, "random").mockReturnValue(0.25);
  const next = createFrame();
  void next.fetch(`${API}/gg/profile`);
  expect([posted[0]?.["id"], next.posted[0]?.["id"]]).toEqual(["i-1", "9-1"]);
});

describe("calls by XMLHttpRequest, as in GameMaker's runner", () => {
  it("go through all states until the response", async () => {
    const { win, posted, receive } = createFrame();
    const request = new win.XMLHttpRequest();
    /** @type {unknown[]} */
    const states = [];
    request.addEventListener("readystatechange", () => states.push(request.readyState));
    request.addEventListener("loadend", () => states.push("loadend"));
    request.open("GET", `${API}/gg/games/g/challenges?trackId=t&page=0&`, true);
    request.setRequestHeader("Access-Control-Allow-Credentials", "true");
    request.send("");
    expect(posted).toMatchObject([{ method: "GET", path: "/gg/games/g/challenges?trackId=t&page=0&" }]);
    expect(posted[0]).not.toHaveProperty("body");
    receive({ type: "API_ANSWER", id: "i-1", status: 200, body: '{"data":1}' });
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
    const { win, posted } = createFrame();
    const memory = new Uint8Array(new SharedArrayBuffer(20));
    memory.set(new TextEncoder().encode('xx{"score":5}'));
    const request = new win.XMLHttpRequest();
    request.open("POST", `${API}/gg/games/g/default-challenge/scores`);
    request.send(/** @type {XMLHttpRequestBodyInit} */ (/** @type {unknown} */ (memory.subarray(2, 13))));
    expect(posted).toMatchObject([{ method: "POST", body: '{"score":5}' }]);
  });

  it("fail if the page does not respond, and fire no event once aborted", async () => {
    vi.useFakeTimers();
    const { win } = createFrame();
    const [silent, aborted] = [new win.XMLHttpRequest(), new win.XMLHttpRequest()];
    /** @type {string[]} */
    const failed = [];
    for (const [name, request] of /** @type {const} */ ([
      ["silent", silent],
      ["aborted", aborted],
    ])) {
      request.addEventListener("error", () => failed.push(name));
      request.open("GET", `${API}/gg/profile`);
      request.send();
    }
    aborted.abort();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(failed).toEqual(["silent"]);
    expect(silent.status).toBe(0);
  });

  it("pass synchronous calls to the native XMLHttpRequest: no message comes while they wait", () => {
    const { win, posted } = createFrame();
    const request = new win.XMLHttpRequest();
    request.open("GET", `${API}/gg/profile`, false);
    request.send();
    const { calls } = /** @type {FakeRequest} */ (/** @type {unknown} */ (request));
    expect([calls, posted]).toEqual([[["GET", `${API}/gg/profile`, false], "sent"], []]);
  });

  it("pass other addresses to the native XMLHttpRequest", () => {
    const { win, posted } = createFrame();
    const request = /** @type {FakeRequest} */ (/** @type {unknown} */ (new win.XMLHttpRequest()));
    request.open("GET", "data.win", true);
    request.setRequestHeader();
    request.send();
    request.abort();
    expect([request.calls, posted]).toEqual([[["GET", "data.win", true], "header", "sent", "aborted"], []]);
  });
});

it("changes nothing outside a page", () => {
  const win = { parent: {}, fetch: nativeFetch };
  win.parent = win;
  runIn(win, Event);
  expect(win.fetch).toBe(nativeFetch);
});
