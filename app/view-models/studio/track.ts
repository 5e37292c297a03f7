import { formatDay } from "~/i18n/format-date";
import type { Translate } from "~/i18n/text-keys";
import type { DeveloperTrack, Release } from "~contract/entities/developer-game";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";

export type TrackView = {
  trackId: string;
  label: string;
  version: string;
  shareUrl: string;
  isPublic: boolean;
  hasRelease: boolean;
  testers: { userId: string; username: string }[];
  /** Releases that it can be switched to; the public track gets its first one by publishing. */
  releases: OptionView[];
};

/** The two that every game has are translated; others have the name that the studio gave them. */
export function trackLabel(name: string, t: Translate): string {
  if (name === "public") return t("studios.track.public");
  return name === "internal" ? t("studios.track.internal") : name;
}

export function toTrack(track: DeveloperTrack, releases: readonly Release[], { t, locale }: ViewContext): TrackView {
  const { trackId, name, isPublic, releaseId, version, shareUrl, testers } = track;
  return {
    ...{ trackId, shareUrl, isPublic, testers },
    hasRelease: releaseId !== null,
    label: trackLabel(name, t),
    version: version === null ? t("studios.noRelease") : t("studios.version", { version }),
    releases: releases
      .filter((release) => release.releaseId !== releaseId && (releaseId !== null || !isPublic))
      .map((release) => ({
        value: release.releaseId,
        label: `${release.version}, ${formatDay(release.creationDate, locale)}`,
      })),
  };
}
