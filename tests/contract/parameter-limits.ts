import * as z from "zod";
import type { Call } from "~contract/define-call";

export type Probe = { part: "query" | "body"; name: string; value: unknown; isAllowed: boolean };

/** Of a field that may be null, the other type. */
const typeName = z.union([z.string(), z.array(z.string()).transform((names) => names.find((name) => name !== "null"))]);
const fieldSchema = z.looseObject({
  type: typeName.optional(),
  enum: z.array(z.string()).optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
});
const objectSchema = z.looseObject({ properties: z.record(z.string(), fieldSchema).default({}) });
type Field = z.infer<typeof fieldSchema>;

const NONSENSE = "~nonsense~";
/** Page numbers and sizes have codes of their own. */
const PAGING = ["page", "pageSize"];

export function probesOf(call: Call): Probe[] {
  return (["query", "body"] as const).flatMap((part) => {
    if (call[part] instanceof z.ZodUndefined || call.bodyKind !== undefined) return [];
    const schema = z.toJSONSchema(call[part], { io: "input", unrepresentable: "any" });
    const { properties } = objectSchema.parse(schema);
    return Object.entries(properties)
      .filter(([name]) => !PAGING.includes(name))
      .flatMap(([name, field]) => probesOfField(field, part).map((probe) => ({ part, name, ...probe })));
  });
}

function probesOfField(field: Field, part: Probe["part"]): { value: unknown; isAllowed: boolean }[] {
  const allowed = (value: unknown) => ({ value, isAllowed: true });
  const refused = (value: unknown) => ({ value, isAllowed: false });
  if (field.enum) return [...field.enum.map(allowed), refused(NONSENSE)];
  const probes = [];
  if (field.format) probes.push(refused(NONSENSE));
  if (field.type === "boolean") probes.push(allowed(true), allowed(false), refused(NONSENSE));
  if (field.type === "integer" || field.type === "number") {
    probes.push(refused(NONSENSE));
    if (field.minimum !== undefined && field.minimum > Number.MIN_SAFE_INTEGER) {
      probes.push(allowed(field.minimum), refused(field.minimum - 1));
    }
    if (field.maximum !== undefined && field.maximum < Number.MAX_SAFE_INTEGER) {
      probes.push(allowed(field.maximum), refused(field.maximum + 1));
    }
  }
  if (field.type === "string") {
    if (field.minLength) probes.push(refused("x".repeat(field.minLength - 1)));
    if (field.maxLength) probes.push(refused("x".repeat(field.maxLength + 1)));
    if (field.maxLength && !field.format) probes.push(allowed("x".repeat(field.maxLength)));
    if (part === "body") probes.push(refused(17));
  }
  return probes;
}

export function requiredFieldsOf(call: Call): string[] {
  if (call.body instanceof z.ZodUndefined || call.bodyKind !== undefined) return [];
  const schema = z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" });
  return z.looseObject({ required: z.array(z.string()).default([]) }).parse(schema).required;
}
