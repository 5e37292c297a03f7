import type * as z from "zod";
import type { FieldReason } from "~contract/entities/catalogue-piece";

const MAX_VALUES = 20;
const MAX_VALUE_LENGTH = 100;
/** What JSON calls the types of schemas; the others are called the same. */
const JSON_TYPES: Readonly<Record<string, string | undefined>> = { int: "number", record: "object" };
/** Says no more than that the value is not valid. */
const PLAIN_MESSAGE = "Invalid input";

type Issue = z.core.$ZodIssue;
type Bound = Extract<Issue, { code: "too_small" | "too_big" }>;

/** Null where the check knows no reason, or only one in its own words. */
export function fieldReason(issue: Issue): FieldReason | null {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return { kind: "missing", limit: null, values: [] };
      return withValues("type", [JSON_TYPES[issue.expected] ?? issue.expected]);
    case "too_small":
      return bound(issue, issue.minimum, { text: "too_short", list: "list_too_short", number: "too_small" });
    case "too_big":
      return bound(issue, issue.maximum, { text: "too_long", list: "list_too_long", number: "too_large" });
    case "invalid_format":
      return withValues("format", [issue.pattern ?? issue.format]);
    case "invalid_value":
      return withValues("choice", issue.values.map(String));
    case "unrecognized_keys":
      return withValues("unknown_fields", issue.keys);
    default:
      return null;
  }
}

/** The check's own words, in English. */
export function fieldDetail({ message }: Issue): string | undefined {
  return message === PLAIN_MESSAGE ? undefined : message;
}

function withValues(kind: FieldReason["kind"], values: readonly string[]): FieldReason {
  const shown = values.slice(0, MAX_VALUES).map((value) => value.slice(0, MAX_VALUE_LENGTH));
  return { kind, limit: null, values: shown };
}

type Kinds = Record<"text" | "list" | "number", FieldReason["kind"]>;

function bound(
  { origin, inclusive = true }: Bound,
  limit: number | bigint,
  { text, list, number }: Kinds,
): FieldReason | null {
  if (!inclusive) return null;
  const kind = origin === "string" ? text : origin === "array" ? list : number;
  return { kind, limit: Number(limit), values: [] };
}
