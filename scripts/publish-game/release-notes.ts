import { readFile } from "node:fs/promises";
import type * as z from "zod";
import { DEFAULT_LOCALE, LOCALES } from "../../app/i18n/locales";
import { releaseNotes, MAX_NOTES_LENGTH } from "../../contract/entities/developer-game";
import { WrongOptions } from "./publish-options";

export type Notes = z.output<typeof releaseNotes>;

/** A text is English; JSON has a text for each language. */
export async function readNotes(path: string): Promise<Notes> {
  const content = await readFile(path, "utf8").catch(() => {
    throw new WrongOptions(`--notes: ${path} cannot be read.`);
  });
  const isJson = content.trimStart().startsWith("{");
  const notes = releaseNotes.safeParse(isJson ? parseJson(content) : { [DEFAULT_LOCALE]: content });
  if (notes.success) return notes.data;
  const languages = LOCALES.join(", ");
  throw new WrongOptions(
    `--notes: ${path} must be a text or JSON with texts for ${languages}, each of at most ${String(MAX_NOTES_LENGTH)} characters.`,
  );
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
