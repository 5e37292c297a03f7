const INVISIBLE = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** False for invisible text, which cannot name a link. */
export function isVisibleText(text: string): boolean {
  return text.replace(INVISIBLE, "") !== "";
}

const FALLBACK_FIELDS: Record<string, readonly string[]> = {
  title: ["mangledTitle", "alias"],
  name: ["mangledName", "alias"],
};
/** Enough to distinguish studios, which have no slug. */
const ID_LENGTH = 8;

/** Fallback for an entity's invisible name: its slug or short id; undefined if there is none. */
export function fallbackName(field: string, entity: unknown): string | undefined {
  if (typeof entity !== "object" || entity === null) return undefined;
  const candidates = FALLBACK_FIELDS[field]?.map((key): unknown => Reflect.get(entity, key));
  const fallback = candidates?.find((name) => typeof name === "string" && isVisibleText(name));
  if (typeof fallback === "string") return fallback;
  const studioId: unknown = field === "name" ? Reflect.get(entity, "studioId") : undefined;
  return typeof studioId === "string" ? studioId.slice(0, ID_LENGTH) : undefined;
}
