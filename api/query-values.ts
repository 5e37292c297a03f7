import * as z from "zod";
import type { Call } from "~contract/define-call";
import { toInputFailure } from "./input-failure";

export const MAX_LIST_ITEMS = 50;
const MAX_LIST_ITEM_LENGTH = 200;

// Lists may be repeated keys or comma lists, names camelCase or kebab-case (docs/product/calls.md#parameters).
export function readQueryValues(search: URLSearchParams, call: Call): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<z.core.$ZodType>(call.query.shape)) {
    const texts = [...search.getAll(name), ...(toKebab(name) === name ? [] : search.getAll(toKebab(name)))];
    if (texts.length === 0) continue;
    const value = toValue(texts, unwrapField(field));
    const message = Array.isArray(value) ? listProblem(value) : null;
    if (message !== null) throw toInputFailure(call, "query", { path: [name], message });
    values[name] = value;
  }
  return values;
}

function toValue(texts: string[], field: z.core.$ZodType): unknown {
  const [first = ""] = texts;
  if (field instanceof z.ZodArray) {
    const element = unwrapField(field.element);
    return texts.flatMap((item) => item.split(",").filter(Boolean)).map((item) => toValue([item], element));
  }
  switch (field._zod.def.type) {
    case "number":
      return first.trim() === "" ? Number.NaN : Number(first);
    case "boolean":
      return first === "true" ? true : first === "false" ? false : first;
    default:
      return first;
  }
}

function listProblem(items: unknown[]): string | null {
  if (items.length > MAX_LIST_ITEMS) return `at most ${String(MAX_LIST_ITEMS)} items`;
  const isTooLong = items.some((item) => typeof item === "string" && item.length > MAX_LIST_ITEM_LENGTH);
  return isTooLong ? `at most ${String(MAX_LIST_ITEM_LENGTH)} characters for each item` : null;
}

export function unwrapField(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault ? unwrapField(field.unwrap()) : field;
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
