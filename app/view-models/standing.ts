import type { PublicProfile } from "~contract/entities/user";
import { toExternalLinks, type ExternalLinkView } from "./external-links";
import type { ViewContext } from "./view-context";

/** Frames that this portal supports; others are omitted. */
const FRAMES = { "avatar-frame-steps": "avatar-frame--steps", "avatar-frame-crown": "avatar-frame--crown" } as const;

export type StandingView = {
  level: string | null;
  links: ExternalLinkView[];
  frame: string | null;
};

export function toStanding({ level, bioLinks, avatarFrame }: Partial<PublicProfile>, { t }: ViewContext): StandingView {
  return {
    level: level ? t("questPage.level", { level }) : null,
    links: toExternalLinks(bioLinks ?? []),
    frame: avatarFrame && isFrame(avatarFrame) ? FRAMES[avatarFrame] : null,
  };
}

function isFrame(alias: string): alias is keyof typeof FRAMES {
  return Object.hasOwn(FRAMES, alias);
}
