import { toLocalizedText } from "../store/localized-texts";
import {
  anyAttribute,
  coverPath,
  customEntry,
  gameEntry,
  iconAttribute,
  pictureAttribute,
  textAttribute,
  type DemoEntry,
} from "./demo-content";
import type { TagAlias } from "./demo-tags";
import type { GameSlug } from "./game-manifests";
import { seedText, type SeedTextKey } from "./texts";

export function featuredEntry(slug: GameSlug, headline: SeedTextKey): DemoEntry {
  return gameEntry(slug, [
    textAttribute("Headline", seedText(headline)),
    textAttribute("Subheading", seedText(`game.${slug}.short`)),
    textAttribute("Button text", seedText("featured.play")),
  ]);
}

export function themesBanner(key: string, breakpoint: string, more: DemoEntry["attributes"]): DemoEntry {
  return customEntry(key, "BANNER_VARIANT", [
    textAttribute("Title", seedText("banner.themes.title")),
    textAttribute("Subheading", seedText("banner.themes.text")),
    textAttribute("Button text", seedText("banner.themes.action")),
    anyAttribute("Link", "/themes/"),
    anyAttribute("Breakpoint", breakpoint),
    pictureAttribute(`/media/banners/themes-${key}.svg`),
    ...more,
  ]);
}

type Question =
  "free" | "account" | "saving" | "pixels" | "challenges" | "browsers" | "checked" | "over" | "bought" | "giveaway";

export function question(key: Question): DemoEntry {
  const answer = toLocalizedText(seedText(`faq.${key}.answer`));
  return customEntry(key, "FAQ", [
    textAttribute("Faq question", seedText(`faq.${key}.question`)),
    anyAttribute("Faq answer", answer),
  ]);
}

export const TAGLINE = customEntry("line", "URL", [
  textAttribute("Title", seedText("section.tagline.name")),
  textAttribute("Subheading", seedText("section.tagline.more")),
]);

export const JAM = customEntry("jam", "GAMEMAKER_CONTENT", [
  textAttribute("Headline", seedText("maker.jam.kicker")),
  textAttribute("Title", seedText("maker.jam.title")),
  textAttribute("Subheading", seedText("maker.jam.text")),
  textAttribute("Button text", seedText("maker.jam.action")),
  // The page exists only where the owner has enabled events.
  anyAttribute("Link", "/feed/events-viral-glitch/"),
]);

/** Has no link: it opens the community address of the owner's settings. */
export const COMMUNITY = customEntry("community", "POPUP_CONTENT", [
  textAttribute("Title", seedText("community.title")),
  textAttribute("Subheading", seedText("community.text")),
  textAttribute("Button text", seedText("community.action")),
]);

export function questionCategory(key: string, name: SeedTextKey): DemoEntry {
  return customEntry(key, "FAQ_CATEGORY", [textAttribute("Title", seedText(name))]);
}

export const LOOK_AROUND = customEntry("line", "URL", [
  textAttribute("Title", seedText("section.around.name")),
  textAttribute("Subheading", seedText("section.around.more")),
]);

export const MONTHLY_FEATURE = customEntry("month", "FEATURE_CONTENT", [
  textAttribute("Headline", seedText("feature.month.kicker")),
  textAttribute("Title", seedText("feature.month.title")),
  textAttribute("Subheading", seedText("feature.month.text")),
  textAttribute("Button text", seedText("feature.month.action")),
  anyAttribute("Link", "/challenges/monthly-challenges/"),
  pictureAttribute(coverPath("lantern-run", "dawn")),
]);

export const PATIENCE_FEATURE = customEntry("patience", "FEATURED_FEED_PAGE", [
  textAttribute("Headline", seedText("feature.patience.kicker")),
  textAttribute("Title", seedText("section.patience.name")),
  textAttribute("Subheading", seedText("section.patience.description")),
  textAttribute("Button text", seedText("feature.patience.action")),
  anyAttribute("Link", "home-patience"),
  pictureAttribute(coverPath("parcel-owl", "cover")),
]);

export function linkTile(key: string, title: SeedTextKey, icon: string, link: string): DemoEntry {
  return customEntry(key, "URL", [
    textAttribute("Title", seedText(title)),
    anyAttribute("Link", link),
    iconAttribute(icon),
  ]);
}

export function tagTiles(key: string, aliases: TagAlias[], icon: string): DemoEntry {
  const tags = aliases.map((alias) => {
    const { value: title, translations: titleTranslations } = toLocalizedText(seedText(`tag.${alias}`));
    return { alias, title, titleTranslations };
  });
  return customEntry(key, "TAG", [anyAttribute("Tags", tags), iconAttribute(icon)]);
}

export const SORT_POPUP = customEntry("sort", "POPUP_CONTENT", [
  textAttribute("Title", seedText("popup.sort.title")),
  textAttribute("Subheading", seedText("popup.sort.text")),
  textAttribute("Button text", seedText("popup.sort.action")),
  anyAttribute("Link", "/discover/"),
]);
