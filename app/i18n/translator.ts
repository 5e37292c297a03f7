import { groupDigits } from "./format-number";
import { isolateDirection } from "./isolate-direction";
import type { Messages, TextParams, Translate } from "./text-keys";

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
