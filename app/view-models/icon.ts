import { DEFAULT_ICON, isIconName, type IconName } from "~/rules/icon-names";

/** A sprite icon, or the URL of a picture drawn in the text colour. */
export type IconView = { name: IconName } | { url: string };

/** A URL ending in icons/<name>.svg with a known name becomes the sprite's icon, which saves a request. */
export function toIcon(value: string | null | undefined): IconView {
  if (!value) return { name: DEFAULT_ICON };
  if (isIconName(value)) return { name: value };
  const spriteName = /\/icons\/([a-z0-9-]+)\.svg$/.exec(value)?.[1] ?? "";
  if (isIconName(spriteName)) return { name: spriteName };
  return isAddress(value) ? { url: value } : { name: DEFAULT_ICON };
}

function isAddress(value: string): boolean {
  return /^(https?:\/\/|\/(?!\/))[^\s"'()\\]+$/.test(value);
}
