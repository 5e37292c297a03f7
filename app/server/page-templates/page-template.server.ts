import { placeholderPattern } from "~/rules/placeholder";
import { cspHash } from "../script-hashes.server";
import { placeholderSecret, type RenderedPage } from "./template-scope.server";

/** A value of the player; `option` is the index of its markup where it has several. */
export type OwnValue = { value: string | null; option: number };

export type OwnValues = ReadonlyMap<string, OwnValue>;

type Escape = (value: string | null) => string;
type Part = string | { name: string; escape: Escape } | { name: string; options: Part[][] };

type Script = { parts: Part[] };

/** A page rendered for all players, split at the player's own values. */
export type PageTemplate = {
  headers: [name: string, value: string][];
  /** Of the scripts that are the same for all. */
  hashes: string[];
  pieces: (Part | Script)[];
  names: string[];
  bytes: number;
};

const SCRIPT = /<script\b[^>]*>([^]*?)<\/script>/g;
const ESCAPED_IN_HTML: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Throws when a placeholder stands where its value could not. */
export function toTemplate({ html, hashes, headers }: RenderedPage): PageTemplate {
  const text = html.toString();
  const pieces: (Part | Script)[] = [];
  const own: string[] = [];
  let copied = 0;
  for (const { 0: element, 1: script = "", index } of text.matchAll(SCRIPT)) {
    if (!placeholderPattern(placeholderSecret).test(script)) continue;
    const start = index + element.indexOf(">") + 1;
    pieces.push(...partsOfMarkup(text.slice(copied, start)), { parts: partsOfScript(script) });
    own.push(cspHash(script));
    copied = start + script.length;
  }
  pieces.push(...partsOfMarkup(text.slice(copied)));
  const shared = hashes.filter((hash) => !own.includes(hash));
  if (shared.length + own.length !== hashes.length) throw new Error("A placeholder is in a script of no page.");
  return { headers: [...headers], hashes: shared, pieces, names: [...namesOf(pieces)], bytes: html.length };
}

/** @param values Of every name of the template. */
export function fillTemplate({ pieces, hashes }: PageTemplate, values: OwnValues): { html: string; hashes: string[] } {
  const own: string[] = [];
  const html = pieces.map((piece) => {
    if (typeof piece === "string" || !("parts" in piece)) return fill(piece, values);
    const script = piece.parts.map((part) => fill(part, values)).join("");
    own.push(cspHash(script));
    return script;
  });
  return { html: html.join(""), hashes: [...hashes, ...own] };
}

function fill(part: Part, values: OwnValues): string {
  if (typeof part === "string") return part;
  const own = values.get(part.name);
  if (!own) throw new Error(`The page has no value for ${part.name}.`);
  if ("escape" in part) return part.escape(own.value);
  return (part.options[own.option] ?? []).map((inner) => fill(inner, values)).join("");
}

/** Remix writes a page's data as JSON in a string of JavaScript; a null there is what Remix decodes to null. */
function partsOfScript(script: string): Part[] {
  const parts: Part[] = [];
  let copied = 0;
  for (const { 0: found, index, groups = {} } of script.matchAll(placeholderPattern(placeholderSecret))) {
    const [start, end] = [index - QUOTE.length, index + found.length + QUOTE.length];
    const isWhole = script.slice(start, index) === QUOTE && script.slice(end - QUOTE.length, end) === QUOTE;
    if (!isWhole || groups["option"] !== undefined) throw new Error(`The page's data contains part of ${found}.`);
    parts.push(script.slice(copied, start), { name: groups["name"] ?? "", escape: escapeInScript });
    copied = end;
  }
  return [...parts, script.slice(copied)];
}

const QUOTE = '\\"';

/** React's, also between the marks around an option without markup. */
const TEXT_SEPARATOR = "<!-- -->";

function partsOfMarkup(markup: string): Part[] {
  const root: Part[] = [];
  const open: { name: string; options: Part[][] }[] = [];
  const current = () => open.at(-1)?.options.at(-1) ?? root;
  let copied = 0;
  let isAfterMark = false;
  for (const { 0: found, index, groups = {} } of markup.matchAll(placeholderPattern(placeholderSecret))) {
    const { name = "", option } = groups;
    const between = markup.slice(copied, index);
    if (!isAfterMark || option === undefined || between !== TEXT_SEPARATOR) current().push(between);
    copied = index + found.length;
    isAfterMark = option !== undefined;
    if (option === undefined) current().push({ name, escape: escapeInHtml });
    else if (option === "0") open.push({ name, options: [[]] });
    else if (option !== "end") open.at(-1)?.options.push([]);
    else {
      const choice = open.pop();
      if (choice?.name !== name) throw new Error(`The options of ${name} have no beginning.`);
      current().push(choice);
    }
  }
  if (open.length > 0) throw new Error("Options of a placeholder have no end.");
  root.push(markup.slice(copied));
  return root;
}

function namesOf(pieces: readonly (Part | Script)[]): Set<string> {
  const names = new Set<string>();
  const collect = (piece: Part | Script): void => {
    if (typeof piece === "string") return;
    if ("parts" in piece) piece.parts.forEach(collect);
    else names.add(piece.name);
    if ("options" in piece) piece.options.flat().forEach(collect);
  };
  pieces.forEach(collect);
  return names;
}

/** As React escapes. */
function escapeInHtml(value: string | null): string {
  return (value ?? "").replace(/[&<>"']/g, (character) => ESCAPED_IN_HTML[character] ?? character);
}

function escapeInScript(value: string | null): string {
  const inString = JSON.stringify(JSON.stringify(value)).slice(1, -1);
  return inString.replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
