import type { Translate } from "~/i18n/text-keys";
import type { Presence } from "~contract/entities/privacy";

export function presenceText(lastActive: Presence | null | undefined, t: Translate): string | null {
  return lastActive ? t(`presence.${lastActive}`) : null;
}
