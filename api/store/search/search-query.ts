import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { gameSearch } from "../../db/schema";
import { searchConfigurationOf } from "./search-languages";
import { foldWord, wordsOf } from "./search-words";

const MAX_WORDS = 16;
/** A shorter text begins half of all words: it searches names only, without similar spellings. */
const MIN_LENGTH = 3;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** ts_rank weights of D to A: long and short description, studio and tags, title. */
const RANK_WEIGHTS = "{0.05, 0.2, 0.5, 1.0}";

export type SearchTerms = { folded: string; isShort: boolean; query: SQL };

type Word = { plain: string; folded: string };

export function toSearchTerms(text: string, locale: string): SearchTerms | null {
  const words = wordsOf(text, locale)
    .map((plain) => ({ plain, folded: foldWord(plain) }))
    .filter((word) => word.folded !== "")
    .slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const folded = words.map((word) => word.folded).join(" ");
  return { folded, isShort: folded.length < MIN_LENGTH, query: toQuery(words, locale) };
}

/** Each word as typed (the last one as a prefix) or inflected; or all in one language, which drops stop words. */
function toQuery(words: Word[], locale: string): SQL {
  const isRussian = words.some(({ plain }) => CYRILLIC.test(plain));
  const languages = [...new Set([searchConfigurationOf(locale), "english", ...(isRussian ? ["russian"] : [])])];
  const inLanguage = (language: string, text: string) => sql`to_tsquery(${language}::regconfig, ${text})`;
  const eachWord = words.map(({ plain, folded }, position) => {
    const asTyped = inLanguage("simple", position === words.length - 1 ? `${folded}:*` : folded);
    return anyOf([asTyped, ...languages.map((language) => inLanguage(language, plain))]);
  });
  const allWords = words.map(({ plain }) => plain).join(" & ");
  return anyOf([sql.join(eachWord, sql` && `), ...languages.map((language) => inLanguage(language, allWords))]);
}

function anyOf(queries: SQL[]): SQL {
  return sql`(${sql.join(queries, sql` || `)})`;
}

export function matches({ folded, isShort, query }: SearchTerms): SQL {
  return isShort ? hasWordPrefix(gameSearch.title, folded) : sql`${gameSearch.document} @@ ${query}`;
}

/** Served by the trigram index. */
export function hasWordPrefix(column: AnyPgColumn, folded: string): SQL {
  return sql`${column} like ${`% ${folded}%`}`;
}

/** Like titleMatchScore, but in a form that an index serves. */
export function titleContains({ folded }: SearchTerms): SQL {
  const hasWords = sql`${gameSearch.nameWords} @@ ${toWordQuery(folded.split(" "))}::tsquery`;
  return sql`(${hasWords} and strpos(${gameSearch.title}, ${` ${folded}`}) > 0)`;
}

export function titleEquals({ folded }: SearchTerms): SQL {
  return sql`${gameSearch.title} = ${` ${folded}`}`;
}

/** Folded words hold no quotation marks, so nothing is escaped. */
function toWordQuery(words: string[]): string {
  return `${words.map((word) => `'${word}'`).join(" & ")}:*`;
}

export function titleMatchScore({ folded }: SearchTerms, title: SQLWrapper): SQL {
  const name = ` ${folded}`;
  return sql`case when ${title} = ${name} then 2 when strpos(${title}, ${name}) > 0 then 1 else 0 end`;
}

export function relevance(
  terms: SearchTerms,
  game: Record<"title" | "names" | "document" | "totalPlays", SQLWrapper>,
): SQL {
  const textRank = sql`(0.05 + ts_rank(${RANK_WEIGHTS}::real[], ${game.document}, ${terms.query}))`;
  const nameSimilarity = sql`(0.1 + word_similarity(${terms.folded}, ${game.names}))`;
  return sql`${textRank} * ${nameSimilarity} * (1 + ${titleMatchScore(terms, game.title)}) * ln(10 + ${game.totalPlays})`;
}
