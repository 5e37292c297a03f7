import type { CatalogueProblem } from "~contract/entities/catalogue-piece";
import english from "../../../public/locales/en/desk.json";

const TEXTS: Record<string, string> = english;
/** Says what exactly is wrong, in words of the check itself. */
const WITH_DETAIL: readonly string[] = ["field_invalid", "build_refused"];

/** As at the desk, in English, for the commands. */
export function problemSentence({ file, field, code, detail }: Omit<CatalogueProblem, "reason">): string {
  const text = TEXTS[`desk.catalogue.problem.${code}`] ?? TEXTS[`desk.error.${code}`] ?? code;
  const place = field === null || field === "" ? file : `${file}, ${field}`;
  const more = WITH_DETAIL.includes(code) ? ` ${detail ?? ""}` : "";
  return `${place}: ${text.replace("{{detail}}", detail ?? "")}${more}`.trim();
}
