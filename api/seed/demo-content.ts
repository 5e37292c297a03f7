import type { Attribute } from "~contract/entities/attribute";
import type { Translations } from "~contract/entities/identifiers";
import type { configurations, feedEntries, feeds, sections } from "../db/schema/content";
import { toLocalizedText } from "../store/localized-texts";
import { challengeId } from "./demo-challenges";
import { gameId } from "./demo-games";
import { tagId, type TagAlias } from "./demo-tags";
import { seedId } from "./deterministic-ids";
import type { GameSlug } from "./game-manifests";
import { seedText, type SeedTextKey } from "./texts";

type EntryRow = typeof feedEntries.$inferInsert;
type EntryContent = { attributes: Attribute[] } & Pick<EntryRow, "gameId" | "challengeId" | "tagId" | "customType">;

/** One entry of a section; `key` makes its id and stays when the entry moves. */
export type DemoEntry = EntryContent & { key: string };

export type DemoSection = {
  key: string;
  sectionType: string;
  /** Everybody, where nothing else is said. */
  visibleFor?: (typeof sections.$inferInsert)["visibleFor"];
  name: SeedTextKey;
  description?: SeedTextKey;
  entries: DemoEntry[];
};

export type ContentRows = {
  configuration: typeof configurations.$inferInsert;
  sections: (typeof sections.$inferInsert)[];
  feeds: (typeof feeds.$inferInsert)[];
  entries: EntryRow[];
};

export function gameEntry(slug: GameSlug, attributes: Attribute[] = []): DemoEntry {
  return { key: slug, gameId: gameId(slug), attributes };
}

export function challengeEntry(key: Parameters<typeof challengeId>[0]): DemoEntry {
  return { key, challengeId: challengeId(key), attributes: [] };
}

export function tagEntry(alias: TagAlias): DemoEntry {
  return { key: alias, tagId: tagId(alias), attributes: [] };
}

/** Content of its own that is neither a game nor a challenge nor a tag. */
export function customEntry(key: string, customType: string, attributes: Attribute[]): DemoEntry {
  return { key, customType, attributes };
}

export function anyAttribute(name: string, value: unknown): Attribute {
  return { name, type: "ANY", value };
}

export function pictureAttribute(url: string): Attribute {
  return { name: "Cover images", type: "ASSET", url, variants: [] };
}

export function textAttribute(name: string, translations: Translations): Attribute {
  return { name, type: "LOCALIZABLE_STRING", ...toLocalizedText(translations) };
}

/** A configuration with a feed of its own for each section; the feed is called after both. */
export function toContentRows(alias: string, demoSections: DemoSection[]): ContentRows {
  const configurationId = seedId(`configuration:${alias}`);
  const feedAliasOf = ({ key }: DemoSection) => `${alias}-${key}`;
  const feedIdOf = (section: DemoSection) => seedId(`feed:${feedAliasOf(section)}`);
  return {
    configuration: { configurationId, alias },
    sections: demoSections.map((section, position) => ({
      sectionId: seedId(`section:${feedAliasOf(section)}`),
      configurationId,
      position,
      sectionType: section.sectionType,
      name: seedText(section.name),
      description: section.description ? seedText(section.description) : null,
      feedId: feedIdOf(section),
      visibleFor: section.visibleFor ?? "ALL_USERS",
    })),
    feeds: demoSections.map((section) => ({
      feedId: feedIdOf(section),
      alias: feedAliasOf(section),
      title: seedText(section.name),
      description: section.description ? seedText(section.description) : null,
      type: "MANUAL",
    })),
    entries: demoSections.flatMap((section) =>
      section.entries.map(({ key, ...content }, position) => ({
        entryId: seedId(`entry:${feedAliasOf(section)}:${key}`),
        feedId: feedIdOf(section),
        position,
        ...content,
      })),
    ),
  };
}
