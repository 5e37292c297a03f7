const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const SHORT_ID = "[a-z0-9]{6}";
/** The portal's page in any language, the studio's page, or the game's own host. */
const ADDRESS = new RegExp(`(?:/games/(${UUID}|${SHORT_ID})(?:[/?#]|$)|//g-(${SHORT_ID})\\.)`);
const ID = new RegExp(`^(?:${UUID}|${SHORT_ID})$`);

/** The game's id or short id; null when there is none in the text. */
export function readGameAddress(text: string): string | null {
  const typed = text.trim().toLowerCase();
  if (ID.test(typed)) return typed;
  const [, ofPage, ofHost] = ADDRESS.exec(typed) ?? [];
  return ofPage ?? ofHost ?? null;
}
