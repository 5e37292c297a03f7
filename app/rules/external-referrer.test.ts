import { describe, expect, it } from "vitest";
import { externalReferrer, isReferrerRecord } from "./external-referrer";

const ORIGIN = "https://portal.test";

describe("externalReferrer", () => {
  it.each([
    ["", null],
    ["no address", null],
    ["https://portal.test/discover/", null],
    ["https://news.Example.org/mira?mail=mira@example.org#top", "news.example.org"],
    ["http://bücher.example/", "xn--bcher-kva.example"],
    ["https://mira:secret@example.org/", "example.org"],
    ["android-app://com.example.reader/", null],
    ["https://192.168.0.7/", null],
    ["https://[::1]/", null],
    ["http://localhost:3000/", null],
    ["http://intranet/", null],
    [`https://${"a.".repeat(140)}org/`, null],
  ])("of %s is %s", (referrer, host) => {
    expect(externalReferrer(referrer, ORIGIN)).toBe(host);
  });
});

it.each([
  [{ sessionId: "a", host: null }, true],
  [{ sessionId: "a", host: "example.org" }, true],
  [{ sessionId: "a", host: "<script>" }, false],
  [{ sessionId: 7, host: null }, false],
  [{ host: null }, false],
  [null, false],
  ["example.org", false],
])("%j is a record: %s", (value, isRecord) => {
  expect(isReferrerRecord(value)).toBe(isRecord);
});
