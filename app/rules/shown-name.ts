/** Signs that leave no trace on a page: spaces, controls, what joins or turns others, and marks without a letter. */
const UNSEEN = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Whether somebody who looks at the text sees anything; what nobody sees is no name for a link. */
export function showsSomething(text: string): boolean {
  return text.replace(UNSEEN, "") !== "";
}

/** What stands for a name in addresses and lists of programs, by the field of the name. */
const STAND_INS: Record<string, readonly string[]> = {
  title: ["mangledTitle", "alias"],
  name: ["mangledName", "alias"],
};
/** A studio has no other name than its id; so much of it tells it from others. */
const ID_LETTERS = 8;

/**
 * The name to show for a game, challenge, studio, tag or sticker of the API whose own shows nothing: the one in its
 * address. Undefined where there is none, and for what is no name.
 */
export function standInFor(field: string, holder: unknown): string | undefined {
  if (typeof holder !== "object" || holder === null) return undefined;
  const known = STAND_INS[field]?.map((key): unknown => Reflect.get(holder, key));
  const other = known?.find((name) => typeof name === "string" && showsSomething(name));
  if (typeof other === "string") return other;
  const studioId: unknown = field === "name" ? Reflect.get(holder, "studioId") : undefined;
  return typeof studioId === "string" ? studioId.slice(0, ID_LETTERS) : undefined;
}
