import { writtenControl, type WrittenControls } from "~contract/entities/game-controls";

type Language = keyof WrittenControls[number]["title"];
/** Of a group, of its part, then an action and its input. */
type Texts = readonly (string | undefined)[];

const LANGUAGES = Object.keys(writtenControl.shape.action.shape) as Language[];
const GAP = "–";

/** By language a line for each control, and for what has none, for the log and for comparisons. */
export function recordedControls(groups: WrittenControls): Record<string, string[]> {
  const lines = LANGUAGES.map((language) => [language, linesIn(groups, language)] as const);
  return Object.fromEntries(lines.filter(([language, { length }]) => language === "en" || length > 0));
}

function linesIn(groups: WrittenControls, language: Language): string[] {
  const all = groups.flatMap(({ title, subgroups }): Texts[] => {
    const parts = subgroups.flatMap((part): Texts[] => {
      const place = [title[language], part.title[language]];
      const controls = part.controls.map(({ action, input }) => [...place, action[language], input[language]]);
      return controls.length > 0 ? controls : [place];
    });
    return parts.length > 0 ? parts : [[title[language]]];
  });
  return all.filter((texts) => texts.some((text) => text !== undefined)).map(toLine);
}

/** "Keyboard › Playing › Jump: Space". */
function toLine(texts: Texts): string {
  const [group, part, action, input] = texts.map((text) => text ?? GAP);
  const path = [group, part, action].filter((text) => text !== undefined).join(" › ");
  return input === undefined ? path : `${path}: ${input}`;
}
