import type { LoaderFunctionArgs } from "@remix-run/node";
import type { DeskProfile } from "~/view-models/desk/desk-frame";
import { entryKind, findEntrySubjects, readPageSection } from "~contract/calls/desk-pages";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";
import { SECTION_ENTRIES, type PageSection } from "~contract/entities/page-content";
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
