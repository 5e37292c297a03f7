import type { TextKey } from "~/i18n/text-keys";
import type { DeveloperGameDetails } from "~contract/entities/developer-game";
import type { ViewContext } from "../view-context";

export type ChecklistItemView = { text: string; isDone: boolean; href: string };

export type PublishView = {
  items: ChecklistItemView[];
  /** "5 of 6". */
  heading: string;
  /** What publishing does or why there is nothing to publish. */
  text: string;
  /** Null where there is nothing to publish. */
  button: string | null;
  isReady: boolean;
  /** Asked when there is an earlier public version. */
  asksForRules: boolean;
};

const INTERNAL = "internal";

export function toPublish(game: DeveloperGameDetails, { t }: ViewContext): PublishView {
  const internal = game.tracks.find(({ name }) => name === INTERNAL);
  const isPublished = game.tracks.some(({ isPublic, releaseId }) => isPublic && releaseId === internal?.releaseId);
  const version = internal?.version ?? null;
  const checks: [isDone: boolean, text: TextKey, href: string][] = [
    [game.rights !== null, "studios.check.rights", "#rights"],
    [version !== null, "studios.check.release", "#upload"],
    [game.shortDescription !== "", "studios.check.description", "#facts"],
    [game.ageRating !== "NOT_SET", "studios.check.age", "#facts"],
    [game.platforms.length > 0, "studios.check.platforms", "#facts"],
    [game.covers.length > 0, "studios.check.cover", "#covers"],
  ];
  const items = checks.map(([isDone, text, href]) => ({ isDone, text: t(text), href }));
  const done = items.filter(({ isDone }) => isDone).length;
  const isLive = game.isPublished && isPublished && version !== null;
  return {
    items,
    heading: t("studios.ready", { done, all: items.length }),
    text: isLive ? t("studios.publishLive", { version }) : t("studios.publishText"),
    button: isLive || version === null ? null : t("studios.publish", { version }),
    isReady: done === items.length && game.takedownReason === null,
    asksForRules: game.isPublished,
  };
}
