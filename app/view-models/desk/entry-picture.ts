import { PICTURE_FIELD, takesPicture } from "~/rules/entry-picture";
import { textsOf, valueOf } from "~/rules/entry-attributes";
import type { NamedSubject } from "~contract/calls/desk-pages";
import type { EntryField, PageEntry } from "~contract/entities/page-content";
import type { PagePicture } from "~contract/entities/page-picture";
import type { ViewContext } from "../view-context";
import type { PictureOptionView } from "./challenge-form";
import { bySubjectId, toEntryName } from "./entry-name";
import type { SectionPlace } from "./section-editor";

/** In which of the portal's looks a section shows the picture. */
export type EntryPictureLook = "shelf" | "banner" | "popup" | "promo";

/** The game whose pictures there are to choose from. */
export type OfferedPictures = { gameId: string; title: string; pictures: readonly PagePicture[] };

export type PictureChoiceView = {
  /** What was searched for. */
  search: string;
  /** Null before a game is searched for, and when none matches. */
  title: string | null;
  options: PictureOptionView[];
  /** Other games that match. */
  others: { name: string; href: string }[];
};

export type EntryPictureView = {
  look: EntryPictureLook;
  /** Null when nothing is shown. */
  url: string | null;
  /** As the draft names it; empty when it names none. */
  path: string;
  note: string;
  title: string;
  text: string;
  choice: PictureChoiceView;
};

export type PictureSearch = { search: string; found: readonly NamedSubject[]; offered: OfferedPictures | null };
type EntryData = SectionPlace & { entry: PageEntry };

/** Null for entries that show none, or the one of their subject. */
export function toEntryPicture(
  data: EntryData,
  search: PictureSearch | null,
  view: ViewContext,
): EntryPictureView | null {
  const { section, entry, pictures, subjects } = data;
  if (search === null || !takesPicture({ sectionType: section.sectionType, entry })) return null;
  const path = valueOf(entry.attributes, PICTURE_FIELD);
  const { name, pictureUrl } = toEntryName(entry, bySubjectId(subjects), view);
  const own = path === "" ? null : (pictures.find((one) => one.path === path)?.url ?? path);
  const note =
    own === null ? (pictureUrl === null ? "desk.entryPictureNone" : "desk.entryPictureOfGame") : "desk.entryPictureOwn";
  return {
    ...{ look: lookOf(section.sectionType), url: own ?? pictureUrl, path, note: view.t(note) },
    ...{ title: textIn(entry, "Title", view) || name, text: textIn(entry, "Subheading", view) },
    choice: toChoice(search, view),
  };
}

function lookOf(sectionType: string): EntryPictureLook {
  switch (sectionType) {
    case "FEATURED_GAMES_HEADER":
      return "shelf";
    case "BANNER":
      return "banner";
    case "POPUP":
    case "DISCORD_POPUP":
      return "popup";
    default:
      return "promo";
  }
}

function textIn({ attributes }: PageEntry, field: EntryField, { locale }: ViewContext): string {
  const texts = textsOf(attributes, field);
  return texts[locale] ?? texts.en ?? "";
}

function toChoice({ search, found, offered }: PictureSearch, { t }: ViewContext): PictureChoiceView {
  const title = offered?.title ?? null;
  const options = (offered?.pictures ?? []).map(({ path, url }, index) => ({
    ...{ value: path, url },
    label: index === 0 ? t("desk.cover") : t("desk.pictureNumber", { number: index + 1 }),
  }));
  const others = found
    .filter(({ id }) => id !== offered?.gameId)
    .map(({ name }) => ({ name, href: `?${new URLSearchParams({ search: name }).toString()}#choose-picture` }));
  return { search, title, options, others };
}
