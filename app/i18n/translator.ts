import { groupDigits } from "./format-number";
import type { Messages, TextParams, Translate } from "./text-keys";

/** Right-to-left scripts and direction control characters. */
const NEEDS_ISOLATION = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** i18next would take a fifth of the script budget (docs/decisions/0003-texts.md); a test compares both. */
export function createTranslator(language: string, messages: Messages): Translate {
  const pluralRules = new Intl.PluralRules(language);
  return (key, params = {}) => {
    const count = params["count"];
    const plural = typeof count === "number" ? messages[`${key}_${pluralRules.select(count)}`] : undefined;
    return fill(plural ?? messages[key] ?? key, params);
  };
}

function fill(text: string, params: TextParams): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => formatParam(params[name] ?? placeholder));
}

export function formatParam(value: string | number): string {
  return typeof value === "number" ? groupDigits(value) : isolateDirection(value);
}

export function isolateDirection(text: string): string {
  return NEEDS_ISOLATION.test(text) ? `\u2068${text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")}\u2069` : text;
}
