import type { PublicProfile } from "~contract/entities/user";
import type { ViewContext } from "./view-context";

/** Frames that this portal supports; others are omitted. */
const FRAMES = { "avatar-frame-steps": "avatar-frame--steps", "avatar-frame-crown": "avatar-frame--crown" } as const;

export type StandingView = {
  level: string | null;
  links: { href: string; text: string }[];
  frame: string | null;
};

export function toStanding({ level, bioLinks, avatarFrame }: Partial<PublicProfile>, { t }: ViewContext): StandingView {
  return {
    level: level ? t("questPage.level", { level }) : null,
    links: (bioLinks ?? []).filter(isSafe).map((href) => ({ href, text: linkText(href) })),
    frame: avatarFrame && isFrame(avatarFrame) ? FRAMES[avatarFrame] : null,
  };
}

function isFrame(alias: string): alias is keyof typeof FRAMES {
  return Object.hasOwn(FRAMES, alias);
}

/** The API's data must not put scripts behind a link. */
function isSafe(href: string): boolean {
  return href.startsWith("https://") && URL.canParse(href);
}

function linkText(href: string): string {
  return href.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
}
