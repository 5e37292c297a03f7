import { writtenAchievement, type WrittenAchievement, type WrittenAchievements } from "~contract/entities/achievement";

type Language = keyof WrittenAchievement["title"];

const LANGUAGES = Object.keys(writtenAchievement.shape.title.shape) as Language[];
const GAP = "–";

/** A line for each achievement, by language, for the log and for comparisons. */
export function recordedAchievements(achievements: WrittenAchievements): Record<string, string[]> {
  const lines = LANGUAGES.map((language) => [language, linesIn(achievements, language)] as const);
  return Object.fromEntries(lines.filter(([language, { length }]) => language === "en" || length > 0));
}

/** "first-light (10, hidden, 30 s): First light – Catch a firefly"; what is no text stands in English lines only. */
function linesIn(achievements: WrittenAchievements, language: Language): string[] {
  return achievements.flatMap(({ key, title, description, points, isHidden, minSeconds }) => {
    if (title[language] === undefined && description[language] === undefined) return [];
    const rules = [
      String(points),
      ...(isHidden ? ["hidden"] : []),
      ...(minSeconds > 0 ? [`${String(minSeconds)} s`] : []),
    ];
    const name = language === "en" ? `${key} (${rules.join(", ")})` : key;
    return `${name}: ${title[language] ?? GAP} – ${description[language] ?? GAP}`;
  });
}
