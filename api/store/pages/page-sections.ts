import { asc, eq, sql } from "drizzle-orm";
import { SHOWN_ENTRIES, type listPageSections, type readPageSection } from "~contract/calls/desk-pages";
import type { CallData } from "~contract/define-call";
import { pageSection, type PageSection } from "~contract/entities/page-content";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { configurations, sections } from "../../db/schema/content";
import { drafts } from "../../db/schema/drafts";
import { user } from "../../db/schema/identity";
import { isDraftOf, listRevisions, stateOf, toDraftFacts, versionOf } from "../drafts/content-details";
import { pageWindowOf, toPagination, type PageRequest, type PageWindow } from "../paging";
import { nameEntrySubjects } from "./entry-subjects";
import { PAGE_KIND, readSections } from "./page-content";
import { picturesOfEntries } from "./page-pictures";

type Place = { subjectId: string; mediaBaseUrl: string };

/** A page has up to 4 MB of content, of which its editor shows a part at a time. */
export async function listDeskSections(
  database: Database,
  { subjectId, mediaBaseUrl, ...request }: Place & PageRequest,
): Promise<CallData<typeof listPageSections>> {
  const window = pageWindowOf(request);
  const { alias, version, isPublished, draft, author, revisions, source } = await readPage(database, subjectId);
  const [ids, found] = [await source.ids(), await source.read(window)];
  const listed = found.map((section) => ({
    ...{ ...section, entries: section.entries.slice(0, SHOWN_ENTRIES), entryCount: section.entries.length },
  }));
  const shown = listed.flatMap(({ entries }) => entries);
  return {
    ...{ alias, version, isPublished, state: stateOf({ draft, isPublished }) },
    ...{ draft: draft && toDraftFacts(draft, author), revisions, sections: listed },
    subjects: await nameEntrySubjects(database, shown, mediaBaseUrl),
    pagination: toPagination(window, ids.length),
  };
}

export async function readDeskSection(
  database: Database,
  { subjectId, sectionId, mediaBaseUrl }: Place & { sectionId: string },
): Promise<CallData<typeof readPageSection>> {
  const { alias, version, source } = await readPage(database, subjectId);
  const ids = await source.ids();
  const offset = ids.indexOf(sectionId);
  const [section] = offset < 0 ? [] : await source.read({ page: offset, pageSize: 1, offset });
  if (!section) throw new ApiFailure("page_not_found");
  const subjects = await nameEntrySubjects(database, section.entries, mediaBaseUrl);
  const pictures = picturesOfEntries(section.entries, mediaBaseUrl);
  return { alias, version, section, subjects, pictures, place: offset + 1, places: ids.length };
}

async function readPage(database: Database, subjectId: string) {
  const { changedAt, publishAt, failure, kind, changedBy, version: draftVersion } = drafts;
  const draftAlias = sql<string | null>`${drafts.content} ->> 'alias'`;
  const [drafted] = await database
    .select({
      ...{
        draft: { subjectId: drafts.subjectId, kind, version: draftVersion, changedBy, changedAt, publishAt, failure },
      },
      ...{ alias: draftAlias, author: user.displayUsername },
    })
    .from(drafts)
    .leftJoin(user, eq(user.id, drafts.changedBy))
    .where(isDraftOf(PAGE_KIND, subjectId));
  const [row] = await database
    .select({ alias: configurations.alias })
    .from(configurations)
    .where(eq(configurations.configurationId, subjectId));
  const alias = row?.alias ?? drafted?.alias;
  if (alias === undefined || alias === null) throw new ApiFailure("page_not_found");
  const draft = drafted?.draft ?? null;
  const revisions = await listRevisions(database, PAGE_KIND, subjectId);
  const newestRevision = revisions[0]?.number ?? 0;
  return {
    ...{ alias, draft, author: drafted?.author ?? null, isPublished: row !== undefined, revisions },
    version: versionOf(PAGE_KIND, { draft, newestRevision, published: null, hidden: null }),
    source: draft ? ofDraft(database, subjectId) : ofPublished(database, subjectId),
  };
}

type Source = { ids: () => Promise<string[]>; read: (window: PageWindow) => Promise<PageSection[]> };

function ofDraft(database: Database, subjectId: string): Source {
  const select = async (values: ReturnType<typeof sql<unknown>>) => {
    const [row] = await database.select({ values }).from(drafts).where(isDraftOf(PAGE_KIND, subjectId));
    return row?.values;
  };
  const all = sql`jsonb_path_query_array(${drafts.content}, '$.sections[*].sectionId')`;
  return {
    ids: async () => pageSection.shape.sectionId.array().parse(await select(all)),
    read: async ({ offset, pageSize }) => {
      const range = JSON.stringify({ first: offset, last: offset + pageSize - 1 });
      const path = sql`'$.sections[$first to $last]'`;
      return pageSection.array().parse(await select(sql`jsonb_path_query_array(${drafts.content}, ${path}, ${range})`));
    },
  };
}

function ofPublished(database: Database, subjectId: string): Source {
  const ofPage = eq(sections.configurationId, subjectId);
  return {
    ids: async () => {
      const inOrder = [asc(sections.position), asc(sections.sectionId)];
      const rows = await database
        .select({ sectionId: sections.sectionId })
        .from(sections)
        .where(ofPage)
        .orderBy(...inOrder);
      return rows.map(({ sectionId }) => sectionId);
    },
    read: (window) => readSections(database, ofPage, window),
  };
}
