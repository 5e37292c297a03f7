import { localizedText } from "~/i18n/localized-text";
import type { Locale } from "~/i18n/locales";
import { breakpointWidth } from "~/rules/breakpoint";
import { contentHref } from "~/rules/site-path";
import { isInDayWindow, type DayWindow } from "~/rules/section-visibility";
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

/** Attribute names of feed entries (docs/product/content.md#attributes). */
type TextName = "Title" | "Description" | "Headline" | "Subheading" | "Button text" | "Faq question";
type AssetName = "Cover images" | "Cover videos" | "Icon url";
type ValueName = "Lottie JSON" | "Link" | "Tags" | "Start day" | "End day" | "Faq answer" | "Breakpoint";

type Attributes = readonly Attribute[];

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

export function assetAttribute(
  attributes: Attributes,
  name: AssetName,
): { url: string; variants: AssetVariant[] } | null {
  for (const attribute of attributes) {
    if (attribute.name === name && attribute.type === "ASSET") return attribute;
  }
  return null;
}

/** Null without a link or with an unsafe one. */
export function linkAttribute(attributes: Attributes, locale: Locale): string | null {
  return contentHref(valueOf(attributes, "Link"), locale);
}

/** The feed that the link names instead of a URL; null otherwise. */
export function feedAttribute(attributes: Attributes): string | null {
  return feedReference.safeParse(valueOf(attributes, "Link")).data ?? null;
}

export function breakpointAttribute(attributes: Attributes): number {
  return breakpointWidth(valueOf(attributes, "Breakpoint"));
}

export function tagsAttribute(attributes: Attributes): TagReference[] {
  const tags = valueOf(attributes, "Tags");
  return Array.isArray(tags) ? tags.flatMap((tag: unknown) => tagReference.safeParse(tag).data ?? []) : [];
}

/** Whether now is between Start day and End day; an unreadable day shows nothing. */
export function isCurrent(attributes: Attributes, now: Date): boolean {
  return isInDayWindow(dayAttributes(attributes), now);
}

/** An unreadable day becomes an invalid date. */
export function dayAttributes(attributes: Attributes): DayWindow {
  return { startDay: dayOf(attributes, "Start day"), endDay: dayOf(attributes, "End day") };
}

export function faqAnswerAttribute(attributes: Attributes, locale: Locale): string | null {
  const answer = faqAnswer.safeParse(valueOf(attributes, "Faq answer")).data;
  if (!answer) return localizedAttribute(attributes, "Faq answer", locale);
  return localizedText(answer.value, answer.translations, locale) || null;
}

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
