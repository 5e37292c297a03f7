import { entryFields, type EntryField, type PageEntry } from "~contract/entities/page-content";

export const PICTURE_FIELD = "Cover images" satisfies EntryField;

type Place = { sectionType: string; entry: Pick<PageEntry, "subject"> };

/** Games have their own cover everywhere but among the featured ones. */
export function takesPicture({ sectionType, entry }: Place): boolean {
  const isOfGame = entry.subject.kind === "GAME";
  return entryFields(entry).includes(PICTURE_FIELD) && (!isOfGame || sectionType === "FEATURED_GAMES_HEADER");
}

/** Those of the form with the texts; a picture has its own forms. */
export function writtenFields(entry: Pick<PageEntry, "subject">): readonly EntryField[] {
  return entryFields(entry).filter((field) => field !== PICTURE_FIELD);
}
