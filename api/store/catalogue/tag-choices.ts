import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import { MAX_COMMON_TAGS, type listTagChoices as call, type TagChoice } from "~contract/calls/desk-tags";
import type { CallData } from "~contract/define-call";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { tagAliases, tags } from "../../db/schema/catalogue";
import { textIn } from "../localized-texts";
import type { QueryContext } from "../query-context";
import { countedGamesOf } from "./tags";

type Wanted = { ids?: readonly string[] | undefined; names?: readonly string[] | undefined };

const columns = { tagId: tags.tagId, alias: tags.alias, title: tags.title, parentTagId: tags.parentTagId };
type Row = Pick<typeof tags.$inferSelect, keyof typeof columns>;

const IS_PUBLISHED = eq(tags.isPublished, true);

export async function listTagChoices(
  { database, locale }: QueryContext,
  { ids = [], names = [] }: Wanted,
): Promise<CallData<typeof call>> {
  const [common, ofIds, ofNames] = await Promise.all([
    findCommonTags(database),
    ids.length === 0
      ? []
      : database
          .select(columns)
          .from(tags)
          .where(inArray(tags.tagId, [...ids])),
    findTagsByName(database, names),
  ]);
  const toChoice = ({ title, ...row }: Row): TagChoice => ({ ...row, title: textIn(title, locale) });
  const named = new Map([...ofIds, ...ofNames].map((row) => [row.tagId, row]));
  return {
    common: common.slice(0, MAX_COMMON_TAGS).map(toChoice),
    isComplete: common.length <= MAX_COMMON_TAGS,
    named: [...named.values()].map(toChoice),
  };
}

/** One more than is listed, if there is one. */
function findCommonTags(database: Database): Promise<Row[]> {
  const counted = countedGamesOf(database);
  return database
    .select(columns)
    .from(tags)
    .leftJoin(counted, eq(counted.tagId, tags.tagId))
    .where(IS_PUBLISHED)
    .orderBy(desc(sql`coalesce(${counted.games}, 0)`), asc(tags.displayOrder), asc(tags.alias))
    .limit(MAX_COMMON_TAGS + 1);
}

type FormerAliases = Map<string, string>;

async function findTagsByName(database: Database, names: readonly string[]): Promise<Row[]> {
  if (names.length === 0) return [];
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))];
  const former = await findFormerAliases(database, wanted);
  const rows = await database
    .select(columns)
    .from(tags)
    .where(
      and(
        IS_PUBLISHED,
        or(inArray(tags.alias, wanted), inArray(tags.tagId, [...former.values()]), hasTitleAmong(wanted)),
      ),
    )
    .orderBy(asc(tags.displayOrder), asc(tags.alias));
  return names.map((name) => {
    const found = findByName(rows, former, name.toLowerCase());
    if (!found) throw new ApiFailure("tag_name_unknown", { details: { parameterName: "names", message: name } });
    return found;
  });
}

function hasTitleAmong(wanted: readonly string[]) {
  const names = sql.join(
    wanted.map((name) => sql`${name}`),
    sql`, `,
  );
  return sql`exists (select from jsonb_each_text(${tags.title}) where lower(value) in (${names}))`;
}

async function findFormerAliases(database: Database, wanted: string[]): Promise<FormerAliases> {
  const rows = await database.select().from(tagAliases).where(inArray(tagAliases.alias, wanted));
  return new Map(rows.map(({ alias, tagId }) => [alias, tagId]));
}

/** Titles may have twins, aliases not. */
function findByName(rows: readonly Row[], former: FormerAliases, name: string): Row | undefined {
  return (
    rows.find(({ alias }) => alias === name) ??
    rows.find(({ tagId }) => tagId === former.get(name)) ??
    rows.find(({ title }) => Object.values(title).some((text) => text.toLowerCase() === name))
  );
}
