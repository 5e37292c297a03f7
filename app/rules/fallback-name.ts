const UNSEEN = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** False for invisible text, which cannot name a link. */
export function isVisibleText(text: string): boolean {
  return text.replace(UNSEEN, "") !== "";
}

const STAND_INS: Record<string, readonly string[]> = {
  title: ["mangledTitle", "alias"],
  name: ["mangledName", "alias"],
};
/** Enough to distinguish studios, which have no slug. */
const ID_LETTERS = 8;

/** Fallback for an entity's invisible name: its slug or short id; undefined if there is none. */
export function fallbackName(field: string, holder: unknown): string | undefined {
  if (typeof holder !== "object" || holder === null) return undefined;
  const known = STAND_INS[field]?.map((key): unknown => Reflect.get(holder, key));
  const other = known?.find((name) => typeof name === "string" && isVisibleText(name));
  if (typeof other === "string") return other;
  const studioId: unknown = field === "name" ? Reflect.get(holder, "studioId") : undefined;
  return typeof studioId === "string" ? studioId.slice(0, ID_LETTERS) : undefined;
}
