import type { CatalogueProblem } from "~contract/entities/catalogue-piece";
import english from "../../../public/locales/en/desk.json";

const TEXTS: Record<string, string> = english;

/** In English, for the commands; the desk has the same texts in all languages. */
export function problemSentence({ file, field, code, detail }: CatalogueProblem): string {
  const text = TEXTS[`desk.fault.${code}`] ?? TEXTS[`desk.error.${code}`] ?? code;
  const place = field === null || field === "" ? file : `${file}, ${field}`;
  return `${place}: ${text.replace("{{detail}}", detail ?? "").trim()}`;
}
