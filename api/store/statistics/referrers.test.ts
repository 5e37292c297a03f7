import { describe, expect, it } from "vitest";
import { aStatsEvent } from "../../../tests/fixtures/a-stats-event";
import { eventReferrerOf, ownSitesOf, referrerClassOf, siteOf } from "./referrers";

const OWN = ownSitesOf(["https://play.portal.example.co.uk", "http://localhost:3000", null, "https://my-games.net"]);

describe("referrerClassOf", () => {
  it.each([
    [null, "direct"],
    ["portal.example.co.uk", "direct"],
    ["abc123.my-games.net", "direct"],
    ["localhost", "direct"],
    ["www.google.de", "search"],
    ["google.co.uk", "search"],
    ["search.brave.com", "search"],
    ["de.search.yahoo.com", "search"],
    ["yandex.ru", "search"],
    ["mail.google.com", "google.com"],
    ["news.yahoo.co.jp", "yahoo.co.jp"],
    ["old.reddit.com", "social"],
    ["m.facebook.com", "social"],
    ["t.co", "social"],
    ["mira.blog.example.org", "example.org"],
    ["mira.github.io", "github.io"],
    ["xn--bcher-kva.example", "xn--bcher-kva.example"],
    ["intranet", "unknown"],
    ["192.168.0.7", "unknown"],
    ["co.uk", "unknown"],
    ["<script>", "unknown"],
    [`${"a".repeat(63)}.${"b".repeat(63)}.com`, `${"b".repeat(63)}.com`],
  ])("of %s is %s", (host, referrer) => {
    expect(referrerClassOf(host, OWN)).toBe(referrer);
  });

  it("has no site of more than a hundred letters", () => {
    expect(siteOf(`${"a".repeat(120)}.com`)).toBeNull();
  });
});

it("is known of pages that were opened, where the browser tells it", () => {
  const event = aStatsEvent();
  const withReferrer = (referrer: { host: string } | null) => ({ ...event, data: { ...event.data, referrer } });
  const withHost = withReferrer({ host: "News.Example.org" });
  expect(eventReferrerOf(withReferrer(null), OWN)).toBe("direct");
  expect(eventReferrerOf(withHost, OWN)).toBe("example.org");
  expect(eventReferrerOf(event, OWN)).toBeNull();
  expect(eventReferrerOf({ ...withHost, event: { ...event.event, name: "click" } }, OWN)).toBeNull();
});
