import type { FeedEntry } from "~contract/entities/feed-entry";
import { assetAttribute, isCurrent, linkAttribute, textAttribute } from "./feed-attributes";
import { toPicture, type PictureView } from "./picture";
import type { ViewContext } from "./view-context";

export type ActionView = { label: string; href: string };

export type ContentBlockView = {
  id: string;
  kicker: string | null;
  title: string;
  text: string | null;
  picture: PictureView | null;
  action: ActionView | null;
};

const PICTURE_SIZE = { width: 640, height: 360 };

/** Null outside its Start day and End day, or without a title. */
export function toContentBlock({ entryId, attributes }: FeedEntry, view: ViewContext): ContentBlockView | null {
  const { locale, now } = view;
  const title = textAttribute(attributes, "Title", locale);
  const headline = textAttribute(attributes, "Headline", locale);
  const name = title ?? headline;
  if (name === null || !isCurrent(attributes, now)) return null;
  const picture = assetAttribute(attributes, "Cover images");
  return {
    id: entryId,
    kicker: title === null ? null : headline,
    title: name,
    text: textAttribute(attributes, "Subheading", locale) ?? textAttribute(attributes, "Description", locale),
    picture: picture && toPicture(picture, PICTURE_SIZE),
    action: toAction(attributes, view),
  };
}

export function toAction(attributes: FeedEntry["attributes"], { locale, t }: ViewContext): ActionView | null {
  const href = linkAttribute(attributes, locale);
  return href === null ? null : { label: textAttribute(attributes, "Button text", locale) ?? t("feed.open"), href };
}
