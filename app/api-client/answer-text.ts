import { showsSomething, standInFor } from "~/rules/shown-name";

/** Halves of characters are written as escapes, since no encoding has bytes for them. */
const HALF = /\\ud[89a-f]/i;
/** A name without a letter, a digit or a picture: most answers have none, and are read without a look at each field. */
const NAMELESS = /"(?:title|name)"\s*:\s*"(?:[^"\\\p{L}\p{N}\p{S}\p{P}]|\\[tnrbf]|\\u[0-9a-f]{4})*"/iu;
/** No language piles up more marks on a letter. Where no font has them they are as wide as a screen and stay on a line. */
const MAX_MARKS = 8;
const PILE = new RegExp(`(\\p{M}{${String(MAX_MARKS)}})\\p{M}+`, "gu");
const MAYBE_PILED = new RegExp(`(?:\\p{M}|\\\\u[0-9a-f]{4}){${String(MAX_MARKS + 1)}}`, "iu");
/** Marks begin at U+0300. A first look, for most texts the only one: MAYBE_PILED takes three times as long as JSON.parse. */
const MAYBE_MARKS = new RegExp(`[\\u0300-\\uffff]{${String(MAX_MARKS + 1)}}|\\\\u`);

/**
 * The JSON of an answer. Half a character becomes the sign for an unreadable one, as in every page that is sent: what
 * stood in the page's data otherwise would differ from the page, and no address can be made of it. A name that shows
 * nothing becomes the one of its address: links and headings are made of names. Of marks that are
 * piled up on a letter the first eight stay. Null is left for the contract to judge.
 */
export function parseAnswer(text: string): unknown {
  const isPiled = MAYBE_MARKS.test(text) && MAYBE_PILED.test(text);
  return isPiled || HALF.test(text) || NAMELESS.test(text) ? JSON.parse(text, toReadable) : JSON.parse(text);
}

function toReadable(this: unknown, key: string, value: unknown): unknown {
  if (typeof value !== "string" || showsSomething(value)) return wholeText(value);
  return wholeText(standInFor(key, this) ?? value);
}

function wholeText(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd").replace(PILE, "$1") : value;
}
