/** Letters that Unicode does not take apart. */
export const OTHER_LATIN: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ŧ: "t", ŋ: "n", ƒ: "f" },
  ...{ ɑ: "a", ɡ: "g", ɩ: "i", ʟ: "l", ʀ: "r", ɴ: "n", ɪ: "i" },
};

/** Small letters of Cyrillic and Greek that look like Latin ones, small or capital. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ а: "a", в: "b", е: "e", к: "k", м: "m", н: "h", о: "o", р: "p", с: "c", т: "t", у: "y", х: "x" },
  ...{ і: "i", ј: "j", ѕ: "s", ԁ: "d", һ: "h", ԛ: "q", ԝ: "w", ӏ: "l", ɢ: "g" },
  ...{ α: "a", β: "b", ε: "e", ζ: "z", η: "n", ι: "i", κ: "k", μ: "m", ν: "v", ο: "o", ρ: "p", τ: "t" },
  ...{ υ: "u", χ: "x", ω: "w", γ: "y" },
};

/** Of the Cyrillic ones, those that are the same in every typeface, so that a word of them alone may be a Latin one. */
export const SAME_IN_CYRILLIC = /^[аеорсухіјѕԁһԛԝӏ]+$/u;

/** What a digit or sign beside letters may stand for, besides itself. */
export const SIGNS: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "il", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "il", "|": "il" },
};
