import { localizedText } from "~/i18n/localized-text";
import type { Locale } from "~/i18n/locales";
import { breakpointWidth } from "~/rules/breakpoint";
import { contentHref } from "~/rules/content-href";
import { isInDayWindow, type DayWindow } from "~/rules/day-window";
import type { AssetVariant } from "~contract/entities/asset-variant";
import type { Attribute } from "~contract/entities/attribute";
import {
  dayValue,
  faqAnswer,
  feedReference,
  lottieFile,
  tagReference,
  type LottieFile,
  type TagReference,
} from "~contract/entities/attribute-values";

/** Names that a feed entry's texts, assets and other values are known by (docs/product/content.md#attributes). */
type TextName = "Title" | "Description" | "Headline" | "Subheading" | "Button text" | "Faq question";
type AssetName = "Cover images" | "Cover videos" | "Icon url";
type ValueName = "Lottie JSON" | "Link" | "Tags" | "Start day" | "End day" | "Faq answer" | "Breakpoint";

type Attributes = readonly Attribute[];

/** The text of that name in the viewer's language; null where it is missing or blank. */
export function textAttribute(attributes: Attributes, name: TextName, locale: Locale): string | null {
  return localizedAttribute(attributes, name, locale);
}

function localizedAttribute(attributes: Attributes, name: TextName | ValueName, locale: Locale): string | null {
  for (const attribute of attributes) {
    if (attribute.name !== name || attribute.type !== "LOCALIZABLE_STRING") continue;
    return localizedText(attribute.value, attribute.translations, locale) || null;
  }
  return null;
}

/** The asset of that name; null where it is missing. */
export function assetAttribute(
  attributes: Attributes,
  name: AssetName,
): { url: string; variants: AssetVariant[] } | null {
  for (const attribute of attributes) {
    if (attribute.name === name && attribute.type === "ASSET") return attribute;
  }
  return null;
}

/** Where the entry leads; null where it has no link or one that must not be followed. */
export function linkAttribute(attributes: Attributes, locale: Locale): string | null {
  return contentHref(valueOf(attributes, "Link"), locale);
}

/** The feed that the entry's link names instead of an address; null where it names none. */
export function feedAttribute(attributes: Attributes): string | null {
  return feedReference.safeParse(valueOf(attributes, "Link")).data ?? null;
}

/** The width from which the entry is meant. */
export function breakpointAttribute(attributes: Attributes): number {
  return breakpointWidth(valueOf(attributes, "Breakpoint"));
}

/** The tags that the entry names; what is no tag is left out. */
export function tagsAttribute(attributes: Attributes): TagReference[] {
  const tags = valueOf(attributes, "Tags");
  return Array.isArray(tags) ? tags.flatMap((tag: unknown) => tagReference.safeParse(tag).data ?? []) : [];
}

/** Whether the entry's Start day and End day let it show now; a day that cannot be read shows nothing. */
export function isCurrent(attributes: Attributes, now: Date): boolean {
  return isInDayWindow(dayAttributes(attributes), now);
}

/** The entry's days as they are written; one that cannot be read is no date, and none where it is missing. */
export function dayAttributes(attributes: Attributes): DayWindow {
  return { startDay: dayOf(attributes, "Start day"), endDay: dayOf(attributes, "End day") };
}

/** The answer as markdown in the viewer's language; null where it is missing or blank. */
export function faqAnswerAttribute(attributes: Attributes, locale: Locale): string | null {
  const answer = faqAnswer.safeParse(valueOf(attributes, "Faq answer")).data;
  if (!answer) return localizedAttribute(attributes, "Faq answer", locale);
  return localizedText(answer.value, answer.translations, locale) || null;
}

/** The animation, given as a file's text or already parsed; null where it cannot be used. */
export function lottieAttribute(attributes: Attributes): LottieFile | null {
  const value = valueOf(attributes, "Lottie JSON");
  return lottieFile.safeParse(typeof value === "string" ? parsed(value) : value).data ?? null;
}

function dayOf(attributes: Attributes, name: "Start day" | "End day"): string | null {
  const day = valueOf(attributes, name) ?? null;
  return day === null || day === "" ? null : (dayValue.safeParse(day).data ?? "unreadable");
}

function valueOf(attributes: Attributes, name: ValueName): unknown {
  for (const attribute of attributes) if (attribute.name === name && attribute.type === "ANY") return attribute.value;
  return undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
