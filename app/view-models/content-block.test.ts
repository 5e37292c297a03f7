import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import type { FeedEntry } from "~contract/entities/feed-entry";
import { anAnyAttribute, aTextAttribute } from "../../tests/fixtures/a-configuration";
import { aCover } from "../../tests/fixtures/a-game";
import { A_MOMENT, aViewContext } from "../../tests/fixtures/a-view-context";
import { toAction, toContentBlock } from "./content-block";

const ID = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e01";
const MEDIA = "/media/covers/lantern-run";
const TITLE = aTextAttribute("Title", "Night of lights", { de: "Nacht der Lichter" });
const ART = { name: "Cover images", type: "ASSET" as const, url: "/media/art.webp", variants: aCover().variants };

type Attributes = FeedEntry["attributes"];

const block = (attributes: Attributes, locale: Locale = "en") =>
  toContentBlock({ entryId: ID, attributes, customContentItemType: "FEATURE_CONTENT" }, aViewContext({ locale }));

describe("toContentBlock", () => {
  it("has texts, a picture and a link in the viewer's language", () => {
    const attributes = [
      TITLE,
      aTextAttribute("Headline", "New", { de: "Neu" }),
      aTextAttribute("Subheading", "Until Sunday", { de: "Bis Sonntag" }),
      aTextAttribute("Description", "Bring a lantern."),
      aTextAttribute("Button text", "Join", { de: "Mitmachen" }),
      anAnyAttribute("Link", "/tags/cosy/"),
      ART,
    ];
    expect(block(attributes, "de")).toEqual({
      id: ID,
      kicker: "Neu",
      title: "Nacht der Lichter",
      text: "Bis Sonntag",
      picture: {
        src: "/media/art.webp",
        srcSet: `${MEDIA}/webp-320x180.webp 320w, ${MEDIA}/webp-640x360.webp 640w, ${MEDIA}/webp-1280x720.webp 1280w`,
        width: 640,
        height: 360,
        focusX: null,
      },
      action: { label: "Mitmachen", href: "/de/tags/cosy/" },
    });
  });

  it("requires only a title", () => {
    expect(block([TITLE])).toEqual({
      id: ID,
      kicker: null,
      title: "Night of lights",
      text: null,
      picture: null,
      action: null,
    });
  });

  it("uses the headline as title if it has none, and not twice", () => {
    const attributes = [aTextAttribute("Headline", "New"), aTextAttribute("Description", "Bring a lantern.")];
    expect(block(attributes)).toMatchObject({ kicker: null, title: "New", text: "Bring a lantern." });
  });

  it("is null without a title", () => {
    expect(block([aTextAttribute("Description", "Bring a lantern."), ART])).toBeNull();
    expect(block([aTextAttribute("Title", " "), aTextAttribute("Headline", "")])).toBeNull();
  });

  it.each([
    ["Start day", "2026-11-21", true],
    ["Start day", "2026-11-22", false],
    ["Start day", A_MOMENT.toISOString(), true],
    ["End day", "2026-11-21", true],
    ["End day", "2026-11-20", false],
    ["End day", A_MOMENT.toISOString(), false],
  ])("with the %s %s is visible: %s", (name, day, isVisible) => {
    expect(block([TITLE, anAnyAttribute(name, day)]) !== null).toBe(isVisible);
    expect(block([aTextAttribute("Headline", "New"), anAnyAttribute(name, day)]) !== null).toBe(isVisible);
  });
});

describe("toAction", () => {
  const action = (attributes: Attributes, locale: Locale = "en") => toAction(attributes, aViewContext({ locale }));

  it("has the button text, else a default label", () => {
    const link = anAnyAttribute("Link", "https://studio.example/");
    expect(action([link, aTextAttribute("Button text", "Join")])).toEqual({
      label: "Join",
      href: "https://studio.example/",
    });
    expect(action([link], "de")).toEqual({ label: "Ansehen", href: "https://studio.example/" });
  });

  it("is null without a safe link", () => {
    expect(action([aTextAttribute("Button text", "Join")])).toBeNull();
    expect(action([anAnyAttribute("Link", "javascript:alert(1)")])).toBeNull();
  });
});
