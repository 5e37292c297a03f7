import { isVisibleText, fallbackName } from "~/rules/fallback-name";

/** JSON escapes lone surrogates, since no encoding has bytes for them. */
const LONE_SURROGATE = /\\ud[89a-f]/i;
const EMPTY_NAME = /"(?:title|name)"\s*:\s*"(?:[^"\\\p{L}\p{N}\p{S}\p{P}]|\\[tnrbf]|\\u[0-9a-f]{4})*"/iu;
/** No language stacks more marks on a letter. Without glyphs they get as wide as a screen and do not wrap. */
const MAX_MARKS = 8;
const STACKED_MARKS = new RegExp(`(\\p{M}{${String(MAX_MARKS)}})\\p{M}+`, "gu");
const MAYBE_STACKED = new RegExp(`(?:\\p{M}|\\\\u[0-9a-f]{4}){${String(MAX_MARKS + 1)}}`, "iu");
/** Marks begin at U+0300. A cheap first test: MAYBE_STACKED takes three times as long as JSON.parse. */
const MAYBE_MARKS = new RegExp(`[\\u0300-\\uffff]{${String(MAX_MARKS + 1)}}|\\\\u`);

/** Parses a response's JSON. Replaces lone surrogates and empty names, which break hydration, URLs and headings. */
export function parseResponseJson(text: string): unknown {
  const hasStackedMarks = MAYBE_MARKS.test(text) && MAYBE_STACKED.test(text);
  return hasStackedMarks || LONE_SURROGATE.test(text) || EMPTY_NAME.test(text)
    ? JSON.parse(text, toReadable)
    : JSON.parse(text);
}

function toReadable(this: unknown, key: string, value: unknown): unknown {
  if (typeof value !== "string" || isVisibleText(value)) return cleanText(value);
  return cleanText(fallbackName(key, this) ?? value);
}

function cleanText(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd").replace(STACKED_MARKS, "$1") : value;
}
