import type { Translate } from "~/i18n/text-keys";
import type { Presence } from "~contract/entities/privacy";

/** When somebody was here last, in words; null where it is not told. */
export function presenceText(lastActive: Presence | null | undefined, t: Translate): string | null {
  return lastActive ? t(`presence.${lastActive}`) : null;
}
