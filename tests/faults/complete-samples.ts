import * as z from "zod";

type Shape = z.core.JSONSchema.BaseSchema;

/** Fields of the schema that occur nowhere in the sample, e.g. ".games[].keyColor". */
export function missingFieldsOf(sample: unknown, schema: z.ZodType): string[] {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return [...new Set(missingIn([sample], shape, ""))];
}

function missingIn(values: unknown[], shape: Shape, path: string): string[] {
  const forms = shape.anyOf ?? shape.oneOf;
  // One value has one form of the union; in a list, all forms have to occur.
  const isRelevant = (form: Shape) => path.includes("[]") || ofForm(values, form).length > 0;
  if (forms) {
    return forms.flatMap((form) =>
      isShape(form) && isRelevant(form) ? missingIn(ofForm(values, form), form, path) : [],
    );
  }
  const ofItems = isShape(shape.items) ? missingIn(values.flatMap(itemsOf), shape.items, `${path}[]`) : [];
  const ofFields = Object.entries(shape.properties ?? {}).flatMap(([key, field]) => {
    const present = values.filter(isRecord).filter((value) => key in value);
    const here = `${path}.${key}`;
    if (present.length === 0) return [here];
    return isShape(field)
      ? missingIn(
          present.map((value) => value[key]),
          field,
          here,
        )
      : [];
  });
  return [...ofItems, ...ofFields];
}

function ofForm(values: unknown[], form: Shape): unknown[] {
  const marks = Object.entries(form.properties ?? {}).flatMap(([key, field]) =>
    isShape(field) && field.const !== undefined ? [[key, field.const] as const] : [],
  );
  return values.filter((value) => marks.every(([key, mark]) => isRecord(value) && value[key] === mark));
}

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isShape(value: unknown): value is Shape {
  return isRecord(value);
}
