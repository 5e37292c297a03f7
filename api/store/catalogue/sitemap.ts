import { sql } from "drizzle-orm";
import type { Pagination } from "~contract/entities/pagination";
import { sitemapType, type SitemapEntry, type SitemapPart, type SitemapType } from "~contract/entities/sitemap";
import { games } from "../../db/schema/catalogue";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import type { QueryContext } from "../query-context";
import { SITEMAP_SOURCES } from "./sitemap-sources";

type Reader = Pick<QueryContext, "database">;

export async function findSitemapParts(
  context: Reader,
  { pageSize }: Pick<PageRequest, "pageSize">,
): Promise<{ parts: SitemapPart[] }> {
  const window = pageWindowOf({ pageSize });
  const parts = await Promise.all(sitemapType.options.map((type) => partsOf(context, type, window.pageSize)));
  return { parts: parts.flat() };
}

async function partsOf({ database }: Reader, type: SitemapType, pageSize: number): Promise<SitemapPart[]> {
  const { ordered, described } = SITEMAP_SOURCES[type];
  const rows = await database
    .select({
      page: sql<number>`page`,
      entries: sql<number>`entries`,
      modified: sql<Date | null>`modified`.mapWith(games.modifiedAt),
    })
    .from(
      sql`(select ((place - 1) / ${pageSize})::int as page, count(*)::int as entries, max(modified) as modified
        from (${ordered}) as ordered join (${described}) as described using (id)
        group by 1 order by 1) as parts`,
    );
  return rows.map(({ page, entries, modified }) => ({ type, page, entries, lastModified: toIsoTime(modified) }));
}

export async function listSitemapEntries(
  { database }: Reader,
  { type, ...pages }: PageRequest & { type: SitemapType },
): Promise<{ entries: SitemapEntry[]; pagination: Pagination }> {
  const { ordered, described } = SITEMAP_SOURCES[type];
  const window = pageWindowOf(pages);
  const last = window.offset + window.pageSize;
  const rows = await database
    .select({
      key: sql<string>`key`,
      slug: sql<string | null>`slug`,
      modified: sql<Date | null>`modified`.mapWith(games.modifiedAt),
    })
    .from(
      sql`(select key, slug, modified
        from (select * from (${ordered}) as ordered where place > ${window.offset} and place <= ${last}) as page
        join (${described}) as described using (id) order by place) as listed`,
    );
  const totalItems = await countTotal(window, rows.length, async () => {
    const [counted] = await database.select({ items: sql<number>`items` }).from(countOf(type));
    return counted?.items ?? 0;
  });
  const entries = rows.map(({ key, slug, modified }) => ({ key, slug, lastModified: toIsoTime(modified) }));
  return { entries, pagination: toPagination(window, totalItems) };
}

function countOf(type: SitemapType) {
  return sql`(select count(*)::int as items from (${SITEMAP_SOURCES[type].ordered}) as ordered) as counted`;
}

function toIsoTime(modified: Date | null): string | null {
  return modified?.toISOString() ?? null;
}
