import * as z from "zod";
import { ALL_CALLS } from "~contract/all-calls";
import { ENTITY_SCHEMAS } from "./entity-schemas";

export type JsonSchema = Record<string, unknown>;

export type JsonSchemas = {
  components: Record<string, JsonSchema>;
  /** A $ref, or the schema itself when it has no name. */
  schemaOf: (schema: z.core.$ZodType) => JsonSchema;
};

const COMPONENTS = "#/components/schemas/";
/** zod's location of recursive schemas; the components get them under the prefix. */
const RECURSIVE = `${COMPONENTS}__shared#/$defs/`;
const RECURSIVE_PREFIX = "Any-";
/** For these formats zod adds a long pattern that means the same. */
const FORMATS_WITH_PATTERN = ["uuid", "date-time", "date"];

/** JSON Schema 2020-12 of what goes over the wire, before the portal's client transforms it. */
export function toJsonSchemas(): JsonSchemas {
  const registry = nameSchemas();
  const options = { io: "input", unrepresentable: "any", override: removeRedundant } as const;
  const { schemas } = z.toJSONSchema(registry, { ...options, uri: (name) => COMPONENTS + name });
  const { __shared: shared, ...named } = asRecord(
    JSON.parse(JSON.stringify(schemas).replaceAll(RECURSIVE, COMPONENTS + RECURSIVE_PREFIX)),
  );
  const recursive = Object.entries(asRecord(asRecord(shared)["$defs"]));
  const components = [
    ...Object.entries(named),
    ...recursive.map(([name, schema]) => [RECURSIVE_PREFIX + name, schema] as const),
  ];
  return {
    components: Object.fromEntries(components.map(([name, schema]) => [name, withoutIdentity(asRecord(schema))])),
    schemaOf(schema) {
      const name = registry.get(schema)?.id;
      return name === undefined ? withoutIdentity(z.toJSONSchema(schema, options)) : { $ref: COMPONENTS + name };
    },
  };
}

function nameSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of ENTITY_SCHEMAS) registry.add(schema, { id: name });
  for (const call of ALL_CALLS) {
    for (const [part, schema] of [
      ["Request", call.body],
      ["Answer", call.data],
    ] as const) {
      const isNamed = registry.has(schema) || schema instanceof z.ZodUnknown || schema instanceof z.ZodUndefined;
      const isJson = part === "Answer" || call.bodyKind === undefined;
      if (isJson && !isNamed)
        registry.add(schema, { id: call.name.charAt(0).toUpperCase() + call.name.slice(1) + part });
    }
  }
  return registry;
}

function removeRedundant({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined && FORMATS_WITH_PATTERN.includes(jsonSchema.format)) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

function withoutIdentity(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "$id" && key !== "$schema"));
}

function asRecord(value: unknown): JsonSchema {
  return z.record(z.string(), z.unknown()).parse(value ?? {});
}
