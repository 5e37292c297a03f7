/* prettier-ignore */
const CYRILLIC: Record<string, string> = {
  а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "yo", ж: "zh", з: "z", и: "i", й: "y", к: "k", л: "l", м: "m",
  н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch",
  ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya",
};
/** NFD does not decompose these letters. */
const LATIN: Record<string, string> = { ß: "ss", ł: "l", ı: "i" };

export function mangledNameOf(name: string): string {
  const spelled = [...name.toLowerCase()].map((letter) => CYRILLIC[letter] ?? LATIN[letter] ?? letter).join("");
  return spelled
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
