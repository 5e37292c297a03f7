import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Translations } from "~contract/entities/identifiers";
import type { Database } from "../../db/database";
import { games, gameSearch, gameStatistics, gameTags, searchWords, studios, tags } from "../../db/schema";
import { SEARCH_CONFIGURATIONS, searchConfigurationOf, SEARCH_LOCALES, UNINFLECTED } from "./search-languages";
import { foldName, isComparedWord, wordsOf } from "./search-words";

const MAX_LONG_TEXT = 4000;

type Words = Record<string, string>;

export async function writeGameDocuments(database: Database, gameIds: string[]): Promise<void> {
  const [rows, tagTitles] = await Promise.all([
    database
      .select({
        gameId: games.gameId,
        title: games.title,
        studio: studios.name,
        short: games.shortDescription,
        long: games.longDescription,
      })
      .from(games)
      .innerJoin(studios, eq(studios.studioId, games.studioId))
      .where(inArray(games.gameId, gameIds)),
    loadTagTitles(database, gameIds),
  ]);
  const documents = rows.map(({ gameId, title, studio, short, long }) => ({
    game_id: gameId,
    title: foldName(title),
    names: foldName(`${title} ${studio}`),
    a: toWords([inAllLanguages(title)]),
    b: toWords([inAllLanguages(studio), ...(tagTitles.get(gameId) ?? [])]),
    c: toWords([short]),
    d: inflectedWords([shortened(long)]),
  }));
  await writeWords(database, documents);
  await database.execute(sql`
    insert into ${gameSearch} (game_id, title, names, standing, document)
    select game_id, title, names, standing_of(coalesce(${gameStatistics.totalPlays}, 0)),
      setweight(${vectorOf("a")}, 'A') || setweight(${vectorOf("b")}, 'B') || setweight(${vectorOf("c")}, 'C')
      || strip(${vectorOf("d")})
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
      as given(game_id uuid, title text, names text, a jsonb, b jsonb, c jsonb, d jsonb)
      left join ${gameStatistics} using (game_id)
    on conflict (game_id) do update
      set title = excluded.title, names = excluded.names, standing = excluded.standing, document = excluded.document`);
}

/** Sorted, so that concurrent writers cannot deadlock. */
async function writeWords(database: Database, documents: { names: string }[]): Promise<void> {
  const words = new Set(documents.flatMap(({ names }) => names.split(" ")).filter(isComparedWord));
  await database.execute(sql`
    insert into ${searchWords} (word) select word from jsonb_array_elements_text(${JSON.stringify([...words])}::jsonb) as word
    order by word on conflict do nothing`);
}

async function loadTagTitles(database: Database, gameIds: string[]): Promise<Map<string, Translations[]>> {
  const rows = await database
    .select({ gameId: gameTags.gameId, title: tags.title, synonyms: tags.synonyms })
    .from(gameTags)
    .innerJoin(tags, and(eq(tags.tagId, gameTags.tagId), eq(tags.isPublished, true)))
    .where(inArray(gameTags.gameId, gameIds));
  const titles = new Map<string, Translations[]>();
  for (const { gameId, title, synonyms } of rows) {
    titles.set(gameId, [...(titles.get(gameId) ?? []), title, ...synonyms.map(inAllLanguages)]);
  }
  return titles;
}

function vectorOf(weight: "a" | "b" | "c" | "d"): SQL {
  const ofConfiguration = (configuration: string) =>
    sql`to_tsvector(${configuration}::regconfig, coalesce(${sql.identifier(weight)} ->> ${configuration}, ''))`;
  return sql`(${sql.join(SEARCH_CONFIGURATIONS.map(ofConfiguration), sql` || `)})`;
}

function inAllLanguages(text: string): Translations {
  return Object.fromEntries(SEARCH_LOCALES.map((locale) => [locale, text]));
}

function shortened(translations: Translations): Translations {
  return Object.fromEntries(
    Object.entries(translations).map(([locale, text]) => [locale, text.slice(0, MAX_LONG_TEXT)]),
  );
}

/** Inflected by language, and uninflected as people type them. */
function toWords(texts: Translations[]): Words {
  const folded = new Set(texts.flatMap((translations) => Object.values(translations).map(foldName)));
  return { ...inflectedWords(texts), [UNINFLECTED]: [...folded].join(" ") };
}

function inflectedWords(texts: Translations[]): Words {
  const words: Words = {};
  for (const [locale, text] of texts.flatMap((translations) => Object.entries(translations))) {
    const configuration = searchConfigurationOf(locale);
    const ofText = configuration === UNINFLECTED ? foldName(text) : wordsOf(text, locale).join(" ");
    words[configuration] = `${words[configuration] ?? ""} ${ofText}`;
  }
  return words;
}
