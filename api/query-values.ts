import * as z from "zod";

/**
 * Reads a query string into the shape of a call's query schema, for the schema to judge: lists as repeated keys or
 * comma lists, names in camelCase or kebab-case (decisions, "API calls"). Unknown names are ignored.
 */
export function readQueryValues(search: URLSearchParams, schema: z.ZodObject): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
    const given = [...search.getAll(name), ...(toKebab(name) === name ? [] : search.getAll(toKebab(name)))];
    if (given.length > 0) values[name] = toValue(given, field);
  }
  return values;
}

function toValue(given: string[], field: z.core.$ZodType): unknown {
  const [first = ""] = given;
  switch (innerType(field)) {
    case "array":
      return given.flatMap((item) => item.split(",")).filter(Boolean);
    case "number":
      return first.trim() === "" ? Number.NaN : Number(first);
    case "boolean":
      return first === "true" ? true : first === "false" ? false : first;
    default:
      return first;
  }
}

function innerType(field: z.core.$ZodType): string {
  return field instanceof z.ZodOptional ? innerType(field.unwrap()) : field._zod.def.type;
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
