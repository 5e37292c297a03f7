import { describe, expect, it } from "vitest";
import type { FeedEntry } from "~contract/entities/feed-entry";
import type { Section } from "~contract/entities/section";
import { aConfiguration, aFeedEntry, aSection, aTextAttribute } from "../../tests/fixtures/a-configuration";
import { aTag } from "../../tests/fixtures/a-tag";
import { toSidebar } from "./sidebar";

const view = { locale: "de" as const, t: (key: string) => key, now: new Date(0) };

const sidebarSection = (overrides: Partial<Section> = {}) => aSection({ sectionType: "SIDEBAR_SECTION", ...overrides });

function anItem(title: string, link: unknown, type: "SIDEBAR_ITEM" | "SIDEBAR_ITEM_EXPANDABLE" = "SIDEBAR_ITEM") {
  const icon = { name: "Icon url", type: "ASSET" as const, url: "/media/icons/house.svg", variants: [] };
  const attributes = [aTextAttribute("Title", title, { de: `${title} (de)` }), icon];
  return aFeedEntry({
    customContentItemType: type,
    attributes: [...attributes, { name: "Link", type: "ANY", value: link }],
  });
}

const labelsOf = (configuration: ReturnType<typeof aConfiguration>, viewer: Parameters<typeof toSidebar>[1]) =>
  toSidebar(configuration, viewer, view).sections.flatMap(({ items }) => items.map(({ label }) => label));

describe("toSidebar", () => {
  it("links items and tags in the viewer's language", () => {
    const configuration = aConfiguration([sidebarSection(), [anItem("Home", "/"), aFeedEntry({ tag: aTag() })]]);
    const [section] = toSidebar(configuration, "signed-out", view).sections;
    expect(section).toMatchObject({
      heading: null,
      items: [
        { label: "Home (de)", href: "/de/", icon: { name: "house" } },
        { label: "Rennspiel", href: "/de/tags/runner/", icon: { name: "footprints" } },
      ],
    });
  });

  it("returns a group for a section with an expandable item at any position", () => {
    const entries = [anItem("Arcade", "/tags/arcade/"), anItem("Genres", "/", "SIDEBAR_ITEM_EXPANDABLE")];
    const [section] = toSidebar(aConfiguration([sidebarSection(), entries]), "signed-out", view).sections;
    expect(section?.heading).toEqual({ label: "Genres (de)", href: "/de/", icon: { name: "house" } });
    expect(section?.items.map(({ label }) => label)).toEqual(["Arcade (de)"]);
  });

  it("returns a group for a single expandable item, which keeps its link", () => {
    const configuration = aConfiguration([sidebarSection(), [anItem("Genres", "/g/", "SIDEBAR_ITEM_EXPANDABLE")]]);
    expect(toSidebar(configuration, "signed-out", view).sections).toMatchObject([
      { heading: { label: "Genres (de)", href: "/de/g/" }, items: [] },
    ]);
  });

  it("returns a group for an expandable item without a link, unless it is empty", () => {
    const head = anItem("Genres", null, "SIDEBAR_ITEM_EXPANDABLE");
    const sectionsOf = (...entries: FeedEntry[]) =>
      toSidebar(aConfiguration([sidebarSection(), entries]), "signed-out", view).sections;
    expect(sectionsOf(head, anItem("Arcade", "/a/"))).toMatchObject([{ heading: { href: null }, items: [{}] }]);
    expect(sectionsOf(head)).toEqual([]);
  });

  it("links any expandable item but the first", () => {
    const two = [
      anItem("Arcade", "/a/"),
      anItem("One", "/1/", "SIDEBAR_ITEM_EXPANDABLE"),
      anItem("Two", "/2/", "SIDEBAR_ITEM_EXPANDABLE"),
    ];
    const [section] = toSidebar(aConfiguration([sidebarSection(), two]), "signed-out", view).sections;
    expect(section?.heading?.label).toBe("One (de)");
    expect(section?.items.map(({ href }) => href)).toEqual(["/de/2/", "/de/a/"]);
  });

  it("has the default icon if none is set", () => {
    const plain = aFeedEntry({
      customContentItemType: "SIDEBAR_ITEM",
      attributes: [aTextAttribute("Title", "Home"), { name: "Link", type: "ANY", value: "/" }],
    });
    const untitled = aFeedEntry({ tag: aTag({ icon: null, title: "", titleTranslations: {} }) });
    const [section] = toSidebar(aConfiguration([sidebarSection(), [plain, untitled]]), "signed-out", view).sections;
    expect(section?.items).toMatchObject([
      { label: "Home", icon: { name: "layers" } },
      { label: "runner", icon: { name: "layers" } },
    ]);
  });

  it("reads an item's title by name and type", () => {
    const item = anItem("Home", "/");
    const others = [
      aTextAttribute("Description", "Where all begins"),
      { name: "Title", type: "ANY" as const, value: 7 },
    ];
    const entry = { ...item, attributes: [...others, ...item.attributes] };
    expect(labelsOf(aConfiguration([sidebarSection(), [entry]]), "guest")).toEqual(["Home (de)"]);
  });

  it("returns to each viewer the sections visible for them", () => {
    const configuration = aConfiguration(
      [sidebarSection(), [anItem("All", "/")]],
      [sidebarSection({ visibleFor: "GUESTS" }), [anItem("Guests", "/a/")]],
      [sidebarSection({ visibleFor: "SIGNED_IN_USERS" }), [anItem("Users", "/b/")]],
    );
    expect(labelsOf(configuration, "loading")).toEqual(["All (de)"]);
    expect(labelsOf(configuration, "unknown")).toEqual(["All (de)"]);
    expect(labelsOf(configuration, "signed-out")).toEqual(["All (de)", "Guests (de)"]);
    expect(labelsOf(configuration, "guest")).toEqual(["All (de)", "Guests (de)"]);
    expect(labelsOf(configuration, "authenticated")).toEqual(["All (de)", "Users (de)"]);
  });

  it("omits other sections, other kinds of entries and unsafe links", () => {
    const configuration = aConfiguration(
      [aSection(), [anItem("Row", "/")]],
      [sidebarSection(), [aFeedEntry({ customContentItemType: "FAQ" }), anItem("Bad", "javascript:alert(1)")]],
      [sidebarSection(), [anItem("Elsewhere", "https://example.org/")]],
    );
    expect(labelsOf(configuration, "signed-out")).toEqual(["Elsewhere (de)"]);
  });

  it("omits empty sections", () => {
    const faqEntry = { ...anItem("Answered", "/faq/"), customContentItemType: "FAQ" as const };
    const unlinked = aFeedEntry({
      customContentItemType: "SIDEBAR_ITEM",
      attributes: [aTextAttribute("Title", "Nowhere")],
    });
    const configuration = aConfiguration(
      [sidebarSection(), []],
      [sidebarSection(), [faqEntry]],
      [sidebarSection(), [unlinked]],
    );
    expect(toSidebar(configuration, "signed-out", view).sections).toEqual([]);
  });
});
