import { ENTITIES, KINDS } from "./entity-names";

export const MUTATION_KINDS = ["missing", "null", "of a wrong type"] as const;
export type MutationKind = (typeof MUTATION_KINDS)[number];

export type Mutation = {
  /** The path that the client's error must name, e.g. "data.games.0.title". */
  path: string;
  /** Named as in docs/product/entities.md, e.g. "Game.title". */
  field: string;
  harm: MutationKind;
  body: unknown;
};

export type Path = readonly (string | number)[];
type Node = { value: unknown; path: Path; field: string };

export function mutationsOf(call: string, data: unknown): Mutation[] {
  const body = { data, errors: [] };
  return nodesIn(data, ["data"], ENTITIES[call] ?? call, "Envelope.data").flatMap((node) =>
    MUTATION_KINDS.filter((harm) => harm !== "missing" || typeof node.path.at(-1) === "string").map((harm) => ({
      path: node.path.join("."),
      field: node.field,
      harm,
      body: mutated(body, node, harm),
    })),
  );
}

export function nodesIn(value: unknown, path: Path, entity: string, field: string): Node[] {
  return [{ value, path, field }, ...childrenOf(value, path, entity)];
}

function childrenOf(value: unknown, path: Path, entity: string): Node[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => nodesIn(item, [...path, index], entity, `${entity} (an item)`));
  }
  if (typeof value !== "object" || value === null) return [];
  const owner = KINDS[entity]?.(value) ?? entity;
  return Object.entries(value).flatMap(([key, child]) =>
    nodesIn(child, [...path, key], entityAt(owner, key), `${owner}.${key}`),
  );
}

function entityAt(parent: string, key: string): string {
  if (/translations$/i.test(key)) return "Translations";
  return ENTITIES[`${parent}.${key}`] ?? ENTITIES[key] ?? `${parent} ${key}`;
}

function mutated(body: object, { value, path }: Node, harm: MutationKind): unknown {
  // Clones, because samples share objects.
  const copy: unknown = JSON.parse(JSON.stringify(body));
  if (harm === "missing") Reflect.deleteProperty(holderOf(copy, path), path.at(-1) ?? "");
  else setAt(copy, path, harm === "null" ? null : ofAnotherType(value));
  return copy;
}

export function setAt(body: unknown, path: Path, value: unknown): void {
  Reflect.set(holderOf(body, path), path.at(-1) ?? "", value);
}

function holderOf(body: unknown, path: Path): object {
  return path.slice(0, -1).reduce<object>((inner, key) => objectIn(Reflect.get(inner, key)), objectIn(body));
}

function objectIn(value: unknown): object {
  if (typeof value !== "object" || value === null) throw new Error("Only objects and lists have properties.");
  return value;
}

function ofAnotherType(value: unknown): unknown {
  if (typeof value === "string") return 7;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "text";
}
