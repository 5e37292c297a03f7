import type { Attribute } from "~contract/entities/attribute";
import type { Translations } from "~contract/entities/identifiers";
import type { configurations, feedEntries, feeds, sections } from "../db/schema/content";
import { toLocalizedText } from "../store/localized-texts";
import { challengeId } from "./demo-challenges";
import { gameId } from "./demo-games";
import { iconPath, tagId, type TagAlias } from "./demo-tags";
import { seedId } from "./deterministic-ids";
import type { GameSlug } from "./game-manifests";
import { seedText, type SeedTextKey } from "./texts";

type EntryRow = typeof feedEntries.$inferInsert;
type EntryContent = { attributes: Attribute[] } & Pick<EntryRow, "gameId" | "challengeId" | "tagId" | "customType">;

/** The id derives from `key`, so it stays the same when the entry moves. */
export type DemoEntry = EntryContent & { key: string };

export type DemoSection = {
  key: string;
  sectionType: string;
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

export function customEntry(key: string, customType: string, attributes: Attribute[]): DemoEntry {
  return { key, customType, attributes };
}

export function anyAttribute(name: string, value: unknown): Attribute {
  return { name, type: "ANY", value };
}

export function coverPath(slug: GameSlug, art: string): string {
  return `/media/covers/${slug}/${art}/webp-1280x720.webp`;
}

export function pictureAttribute(url: string): Attribute {
  return { name: "Cover images", type: "ASSET", url, variants: [] };
}

export function iconAttribute(name: string): Attribute {
  return { name: "Icon url", type: "ASSET", url: iconPath(name), variants: [] };
}

export function textAttribute(name: string, translations: Translations): Attribute {
  return { name, type: "LOCALIZABLE_STRING", ...toLocalizedText(translations) };
}

export function toEntryId(feedAlias: string, key: string): string {
  return seedId(`entry:${feedAlias}:${key}`);
}

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
        entryId: toEntryId(feedAliasOf(section), key),
        feedId: feedIdOf(section),
        position,
        ...content,
      })),
    ),
  };
}
