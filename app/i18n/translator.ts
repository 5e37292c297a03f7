import { groupDigits } from "./format-number";
import { isolateDirection } from "./isolate-direction";
import type { Messages, TextParams, Translate } from "./text-keys";

/**
 * Reads our flat i18next texts in the browser: plural suffix by count, {{placeholders}}.
 * i18next itself stays on the server, since it would weigh a fifth of the page's script budget
 * (docs/decisions/0003-texts.md); a test holds the two against each other for every text.
 */
export function createTranslator(language: string, messages: Messages): Translate {
  const pluralRules = new Intl.PluralRules(language);
  return (key, params = {}) => {
    const count = params["count"];
    const plural = typeof count === "number" ? messages[`${key}_${pluralRules.select(count)}`] : undefined;
    return fill(plural ?? messages[key] ?? key, params);
  };
}

function fill(text: string, params: TextParams): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => wordParam(params[name] ?? placeholder));
}

/** What stands in a sentence for a placeholder: numbers with their digits grouped, names in their own direction. */
export function wordParam(value: string | number): string {
  return typeof value === "number" ? groupDigits(value) : isolateDirection(value);
}
