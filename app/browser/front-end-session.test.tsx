import { beforeEach, describe, expect, it, vi } from "vitest";
import { isSessionRecord, type SessionRecord } from "~/rules/front-end-session";
import { isUuid } from "~/rules/uuid";

const START = Date.UTC(2025, 10, 21, 12);
const MINUTE_MS = 60_000;

const stored = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? "null");

function storedSession(): SessionRecord {
  const record = stored("session");
  if (!isSessionRecord(record)) throw new Error("No session is stored.");
  return record;
}

const attributionText = () => window.sessionStorage.getItem("attribution-data");

let stop: () => void;

async function openPage(search = "") {
  vi.resetModules();
  const { startFrontEndSession, storedAttribution } = await import("./attribution");
  const { visitorId } = await import("./visitor-record");
  stop = startFrontEndSession(search);
  return { storedAttribution, visitorId };
}

function advance(ms: number, activity: string): void {
  vi.setSystemTime(Date.now() + ms);
  document.dispatchEvent(new Event(activity));
}

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
  return () => {
    stop();
    vi.useRealTimers();
  };
});

describe("the front-end session", () => {
  it("begins with the page and is the same after a reload", async () => {
    await openPage();
    const first = storedSession();
    expect(isUuid(first.id)).toBe(true);
    expect(first.expiry).toBe(START + 15 * MINUTE_MS);
    stop();
    await openPage();
    expect(storedSession()).toEqual(first);
  });

  it.each(["click", "pointermove", "scroll", "keydown", "touchstart"])("is renewed by a %s", async (activity) => {
    await openPage();
    const { id } = storedSession();
    advance(30_000, activity);
    expect(storedSession()).toEqual({ id, expiry: START + 30_000 + 15 * MINUTE_MS });
  });

  it("does not access storage for 30 seconds", async () => {
    await openPage();
    const access = vi.spyOn(window, "localStorage", "get");
    for (let count = 0; count < 29; count++) advance(1_000, "pointermove");
    expect(access).not.toHaveBeenCalled();
    advance(1_000, "pointermove");
    expect(access).toHaveBeenCalled();
  });

  it("is replaced after 15 minutes without use", async () => {
    await openPage();
    const { id } = storedSession();
    advance(15 * MINUTE_MS + 1, "click");
    expect(storedSession().id).not.toBe(id);
  });

  it("continues when another tab has used it", async () => {
    await openPage();
    const { id } = storedSession();
    window.localStorage.setItem("session", JSON.stringify({ id, expiry: START + 25 * MINUTE_MS }));
    advance(16 * MINUTE_MS, "click");
    expect(storedSession().id).toBe(id);
  });

  it("is no longer renewed once it is stopped", async () => {
    await openPage();
    const before = storedSession();
    stop();
    advance(MINUTE_MS, "click");
    expect(storedSession()).toEqual(before);
  });

  it("works without storage", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const { visitorId } = await openPage("?utm_source=news");
    expect(visitorId()).toBe(visitorId());
    advance(MINUTE_MS, "click");
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe("the visitor", () => {
  it("is created once, and again when the record is corrupt", async () => {
    const { visitorId } = await openPage();
    const id = visitorId();
    expect(stored("visitor")).toEqual({ id });
    stop();
    expect((await openPage()).visitorId()).toBe(id);
    stop();
    window.localStorage.setItem("visitor", JSON.stringify({ id: "me" }));
    const other = (await openPage()).visitorId();
    expect(other).not.toBe(id);
    expect(stored("visitor")).toEqual({ id: other });
  });
});

describe("the attribution", () => {
  const news = { "fe-visitor": { "utm-source": "news" } };

  it("is stored from the URL, and survives reloads of the same session", async () => {
    await openPage("?utm_source=news");
    expect(JSON.parse(attributionText() ?? "")).toEqual(news);
    stop();
    expect((await openPage()).storedAttribution()).toEqual(news);
  });

  it("outlives a session that had ended before this page was loaded", async () => {
    window.sessionStorage.setItem("attribution-data", JSON.stringify(news));
    expect((await openPage()).storedAttribution()).toEqual(news);
  });

  it("is cleared when a new session begins on the page", async () => {
    const { storedAttribution } = await openPage("?utm_source=news");
    advance(16 * MINUTE_MS, "keydown");
    expect(storedAttribution()).toBeNull();
  });

  it.each(['{"fe-visitor":5}', "{", '"news"'])("is cleared when it is corrupt: %s", async (corrupt) => {
    vi.spyOn(console, "warn").mockReturnValue();
    window.sessionStorage.setItem("attribution-data", corrupt);
    const { storedAttribution } = await openPage();
    expect(attributionText()).toBeNull();
    expect(storedAttribution()).toBeNull();
  });
});
