/** Scripts that run from right to left, and signs that turn the direction of what follows. */
const TURNS = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name to be put into a sentence, so that the sentence around it keeps its order. */
export function isolateDirection(text: string): string {
  return TURNS.test(text) ? `\u2068${text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")}\u2069` : text;
}
