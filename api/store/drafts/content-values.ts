import type { AuditValues } from "~contract/entities/audit-entry";

type Value = AuditValues[string];

/** The fields that differ, those of objects as "title.de". */
export function differingValues(before: object | null, after: object | null): Record<"before" | "after", AuditValues> {
  const [left, right] = [flatten(before), flatten(after)];
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  const differing = names.filter((name) => JSON.stringify(left[name]) !== JSON.stringify(right[name]));
  return { before: pick(left, differing), after: pick(right, differing) };
}

function flatten(content: object | null): AuditValues {
  if (content === null) return {};
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, value]: [string, unknown]): [string, Value][] => {
      if (!isGroup(value)) return [[name, toValue(value)]];
      return Object.entries(flatten(value)).map(([inner, text]) => [`${name}.${inner}`, text]);
    }),
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toValue(value: unknown): Value {
  if (Array.isArray(value)) return value.map(toText);
  return typeof value === "number" || typeof value === "boolean" || value === null ? value : toText(value);
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function pick(values: AuditValues, names: readonly string[]): AuditValues {
  return Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name] ?? null]] : [])));
}
