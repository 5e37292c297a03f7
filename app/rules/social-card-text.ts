const OFFSET = 0x811c9dc5;

const PRIME = 0x01000193;

const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f|\u20e3/gu;
const CONTROLS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;

/** Ranges of Tektur's font files. */
const IN_FONT =
  /^[\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329\u0020-\u00ff\u0100-\u02ff\u0370-\u03ff\u0400-\u045f\u0490\u0491\u04b0\u04b1\u1e00-\u1eff\u2000-\u206f\u20a0-\u20c0\u2113\u2116\u2122\u2191\u2193\u2212\u2215]*$/u;

/** The text without emoji; null if it is empty then or has letters that the display font lacks. */
export function displayText(text: string): string | null {
  const plain = text.replace(PICTOGRAPHS, "").replace(CONTROLS, " ").replace(/\s+/g, " ").trim().normalize("NFC");
  return plain !== "" && IN_FONT.test(plain) ? plain : null;
}

/** Cache-busting hash: two FNV-1a passes, against collisions of similar texts. */
export function textFingerprint(text: string): string {
  return [text, `${text}\u0000`].map((part) => fnv(part).toString(36).padStart(7, "0")).join("");
}

function fnv(text: string): number {
  let hash = OFFSET;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return hash >>> 0;
}
