import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Locale } from "~/i18n/locales";
import { toHomeFeed } from "~/view-models/home-feed";
import { aConfiguration } from "../../../tests/fixtures/a-configuration";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import {
  CONTENT_SECTIONS,
  contentSections,
  FULL_ATTRIBUTES,
  HOSTILE_ATTRIBUTES,
  MINIMAL_ATTRIBUTES,
  MISTYPED_ATTRIBUTES,
} from "../../../tests/fixtures/custom-entries";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import home from "../../../public/locales/en/home.json";
import { HomeFeed } from "./home-feed";

beforeEach(() => {
  // Nothing intersects, so lazy parts do not load.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function renderFeed(attributes: typeof FULL_ATTRIBUTES, locale: Locale = "en") {
  const feed = toHomeFeed(aConfiguration(...contentSections(attributes)), "signed-out", aViewContext({ locale }));
  const { container: body } = renderInRoot(<HomeFeed feed={feed} />, { texts: home });
  return { html: body.innerHTML, body, types: feed.sections.map(({ type }) => type) };
}

const ALL_TYPES = CONTENT_SECTIONS.map(([type]) => type);

describe("the content sections of the feed", () => {
  it("render all fields of their entries", () => {
    const { types, body } = renderFeed(FULL_ATTRIBUTES);
    expect(types).toEqual(ALL_TYPES);
    expect([...body.querySelectorAll("h2, h3, .tagline")].map(({ textContent }) => textContent.trim())).toEqual([
      ...["Three-colour jam", "Three-colour jam", "Three-colour jam", "Three-colour jam"],
      ...["Three-colour jam Seventy-two hours.", "Three-colour jam"],
    ]);
    expect(body.querySelectorAll("details")).toHaveLength(2);
    expect(body.querySelector(".markdown")?.innerHTML).toBe(
      '<p><strong>Yes</strong>, see <a href="/legal/">the rules</a>.</p>',
    );
    expect(body.querySelectorAll('a[href="/events/"]:not([aria-hidden])')).toHaveLength(5);
    expect(body.textContent).toContain("Begins soon");
    expect(body.querySelectorAll("img").length).toBeGreaterThan(2);
  });

  it("use the viewer's language and link to its pages", () => {
    const { body } = renderFeed(FULL_ATTRIBUTES, "de");
    expect(body.querySelector(".banner")?.textContent).toBe("Bald geht es losDreifarben-Jam72 Stunden.Mitmachen");
    expect(body.querySelector(".banner a")).toHaveAttribute("href", "/de/events/");
    expect(body.querySelector("summary")).toHaveTextContent("Ist es gratis?");
    expect(body.querySelector(".tile")).toHaveTextContent("Dreifarben-Jam");
  });

  it("render with the required fields only", () => {
    const { types, body } = renderFeed(MINIMAL_ATTRIBUTES);
    expect(types).toEqual(ALL_TYPES);
    expect(body.querySelector(".banner")).toHaveTextContent("Three-colour jamHave a look");
    expect(body.querySelectorAll("img, video, .shelf-art svg")).toHaveLength(0);
  });

  it("sanitize hostile content", () => {
    const { html, body, types } = renderFeed(HOSTILE_ATTRIBUTES);
    // Sections that consist of a link are omitted if it is unsafe.
    expect(types).toEqual(ALL_TYPES.filter((type) => type !== "FEATURED_GAMES_HEADER" && type !== "CATEGORIES"));
    expect(body.querySelectorAll("script, iframe, object, style, base")).toHaveLength(0);
    const elements = [...body.querySelectorAll("*")];
    const attributes = elements.flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => name.startsWith("on"))).toEqual([]);
    const addresses = attributes.filter(({ name }) => ["href", "src", "srcset", "action"].includes(name));
    expect(addresses.filter(({ value }) => /^\s*(javascript|data|vbscript):/i.test(value))).toEqual([]);
    expect(html).not.toContain("display: none");
  });

  it("drop values of the wrong type", () => {
    const { types, body } = renderFeed(MISTYPED_ATTRIBUTES);
    expect(types).toEqual([]);
    expect(body.querySelector("h2")).toHaveTextContent("The shelf is empty");
  });
});
