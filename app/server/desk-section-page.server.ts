import type { LoaderFunctionArgs } from "@remix-run/node";
import { takesPicture } from "~/rules/entry-picture";
import type { DeskProfile } from "~/view-models/desk/desk-frame";
import type { PictureSearch } from "~/view-models/desk/entry-picture";
import { listPagePictures } from "~contract/calls/desk-page-pictures";
import { entryKind, findEntrySubjects, readPageSection } from "~contract/calls/desk-pages";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";
import { SECTION_ENTRIES, type PageEntry, type PageSection } from "~contract/entities/page-content";
import { idParam } from "./desk-content-page.server";
import type { PageContext } from "./page-context.server";
import { choiceParam, searchParam } from "./page-param.server";

/** The section that the address names, as its page's draft has it. */
export async function loadSection(
  args: Pick<LoaderFunctionArgs, "params">,
  { callApi }: PageContext,
  { permissions }: DeskProfile,
) {
  const [pageId, sectionId] = [idParam(args, "pageId"), idParam(args, "sectionId")];
  const found = await callApi(readPageSection, { params: { subjectId: pageId, sectionId } });
  return { ...found, pageId, mayChange: permissions.includes("catalogue:change") };
}

/** Null where the section shows nothing of the catalogue. */
export async function loadSubjectSearch({ callApi, url }: PageContext, { sectionType }: PageSection) {
  const kinds = SECTION_ENTRIES[sectionType]?.kinds ?? [];
  const kind = choiceParam(url, "kind", entryKind.options) ?? kinds[0];
  if (kind === undefined || !kinds.includes(kind)) return null;
  const text = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const query = text === "" ? { kind } : { kind, search: text };
  const { subjects: found } = await callApi(findEntrySubjects, { query });
  return { kind, text, found };
}

type EntryPlace = Pick<Awaited<ReturnType<typeof loadSection>>, "section" | "mayChange"> & { entry: PageEntry };

/** Of the game that was searched for, or of the entry's own; null where there is nothing to choose. */
export async function loadPictureSearch(
  { callApi, url }: PageContext,
  { section: { sectionType }, entry, mayChange }: EntryPlace,
): Promise<PictureSearch | null> {
  if (!takesPicture({ sectionType, entry })) return null;
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  if (!mayChange) return { search, found: [], offered: null };
  const found = search === "" ? [] : (await callApi(findEntrySubjects, { query: { kind: "GAME", search } })).subjects;
  const own = search === "" && entry.subject.kind === "GAME" ? entry.subject.gameId : undefined;
  const exact = found.find(({ name }) => name === search);
  const gameId = own ?? exact?.id ?? found[0]?.id;
  if (gameId === undefined) return { search, found, offered: null };
  return { search, found, offered: { gameId, ...(await callApi(listPagePictures, { query: { gameId } })) } };
}
