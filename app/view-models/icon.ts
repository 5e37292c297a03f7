import { DEFAULT_ICON, isIconName, type IconName } from "~/rules/icon-names";

/** A glyph of the house's sprite, or the address of a picture that is drawn in the colour of the text. */
export type IconView = { name: IconName } | { url: string };

/**
 * The icon that content asks for, by name ("zap") or by address. An address that ends in icons/<name>.svg with a
 * name of the house's own set becomes the sprite's glyph: it costs no request.
 */
export function toIcon(value: string | null | undefined): IconView {
  if (!value) return { name: DEFAULT_ICON };
  if (isIconName(value)) return { name: value };
  const ownName = /\/icons\/([a-z0-9-]+)\.svg$/.exec(value)?.[1] ?? "";
  if (isIconName(ownName)) return { name: ownName };
  return isAddress(value) ? { url: value } : { name: DEFAULT_ICON };
}

function isAddress(value: string): boolean {
  return /^(https?:\/\/|\/(?!\/))[^\s"'()\\]+$/.test(value);
}
