import * as z from "zod";

const MAX_LENGTH = 40_000;

/** A field of a form that a script filled with JSON. */
export function passkeyField<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(MAX_LENGTH)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom" });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
