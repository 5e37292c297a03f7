import type { CatalogueFault, CatalogueProblem } from "~contract/entities/catalogue-piece";
import english from "../../../public/locales/en/desk.json";

const FAULTS: Record<CatalogueFault, string> = {
  build_missing: "This portal does not have the build {{detail}}, and it is not among the files: export with builds.",
  build_refused: "The build cannot be accepted. {{detail}}",
  conflict: "Something else here has the same id or address ({{detail}}).",
  content_missing: "What players see needs this part, and it is empty.",
  field_invalid: "The value is not valid. {{detail}}",
  file_changed: "This portal has another picture under this id. New pictures are uploaded at the desk.",
  file_missing: "A file of the catalogue is missing ({{detail}}).",
  file_too_large: "The file is too large.",
  file_unknown: "No file of a catalogue has this name, or nothing refers to it.",
  manifest_missing: "There is no catalogue here: this file is missing.",
  name_differs: "The file is named after another id than the one it contains ({{detail}}).",
  not_json: "The file is not readable as JSON.",
  picture_unreadable: "The picture is damaged, or has another size or format than its name says.",
  picture_unknown: "This portal does not come with the picture {{detail}}.",
  short_id_taken: "Another piece has this short id ({{detail}}).",
  studio_unknown: "There is no such studio ({{detail}}).",
  too_many_files: "There are too many files.",
  track_unknown: "The game has no such track ({{detail}}).",
  version_taken: "The game already has another release of version {{detail}}.",
};
/** What the desk says of its own refusals. */
const TEXTS: Record<string, string> = { ...english, ...FAULTS };

/** In English, for the commands. */
export function problemSentence({ file, field, code, detail }: CatalogueProblem): string {
  const text = TEXTS[code] ?? TEXTS[`desk.error.${code}`] ?? code;
  const place = field === null || field === "" ? file : `${file}, ${field}`;
  return `${place}: ${text.replace("{{detail}}", detail ?? "").trim()}`;
}
