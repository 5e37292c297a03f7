import { BYTES_PER_MEGABYTE, formatBytes } from "~/i18n/format-bytes";
import { formatDay } from "~/i18n/format-date";
import type { TextKey } from "~/i18n/text-keys";
import { studioPaths } from "~/studio-paths";
import type { DeveloperGameDetails, DeveloperStudio, Release, Upload } from "~contract/entities/developer-game";
import { gamePermission, type GamePermission } from "~contract/entities/game-permission";
import type { Pagination } from "~contract/entities/pagination";
import { AGE_TEXTS } from "../game-facts";
import { toPager, type PagerView } from "../pager";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toGamePictures, type GamePicturesView } from "./game-pictures";
import { toPublish, type PublishView } from "./publish-checklist";
import { toRelease, type ReleaseView } from "./release";
import { mayEdit, toStudioHeader, type StudioHeaderView } from "./studio-header";
import { toTrack, trackLabel, type TrackView } from "./track";
import { toOpenUpload, type OpenUploadView } from "./upload";

export type FactsView = {
  name: string;
  description: string;
  ageRating: string;
  ages: OptionView[];
  isForDesktop: boolean;
  isForMobile: boolean;
  /** One in each line. */
  declaredHosts: string;
  permissions: { name: GamePermission; label: string; isTicked: boolean }[];
  savesStorage: boolean;
};

export type RightsView = { holder: string; isOwnWork: boolean; declared: string };

export type TakedownView = {
  reason: string;
  appeal: { date: string; text: string; state: string } | null;
  canAppeal: boolean;
};

export type StudioGameView = {
  gameId: string;
  title: string;
  shortId: string;
  header: StudioHeaderView;
  canEdit: boolean;
  publicHref: string | null;
  takedown: TakedownView | null;
  facts: FactsView;
  rights: RightsView | null;
  pictures: GamePicturesView;
  /** Tracks that an upload may go to; null until the rights are declared. */
  uploadTracks: OptionView[] | null;
  maxGameSize: string;
  openUploads: OpenUploadView[];
  publish: PublishView;
  tracks: TrackView[];
  releases: ReleaseView[];
  pager: PagerView | null;
  limits: { description: number; notes: number };
};

const AGES = ["EVERYONE", "CHILDREN", "EARLY_TEENS", "TEENS", "MATURE", "ADULTS"] as const;
export const PERMISSION_TEXTS: Record<GamePermission, TextKey> = {
  CAMERA: "studios.permissionCamera",
  MICROPHONE: "studios.permissionMicrophone",
  MIDI: "studios.permissionMidi",
  MOTION: "studios.permissionMotion",
};

type GameData = {
  game: DeveloperGameDetails;
  studio: Pick<DeveloperStudio, "role" | "gameMaxSize">;
  list: { releases: readonly Release[]; pagination: Pagination };
  uploads: readonly Upload[];
  limits: StudioGameView["limits"];
};

export function toStudioGame({ game, studio, list, uploads, limits }: GameData, view: ViewContext): StudioGameView {
  const { t, locale } = view;
  const { gameId, title, shortId, tracks, rights } = game;
  const canEdit = mayEdit(studio.role);
  const internalTracks = tracks.filter(({ isPublic }) => !isPublic);
  return {
    ...{ gameId, title, shortId, limits },
    header: toStudioHeader(game.studio, locale),
    canEdit,
    publicHref: game.isPublished ? game.publicShareUrl : null,
    takedown: toTakedown(game, canEdit, view),
    facts: toFacts(game, view),
    rights: rights && {
      holder: rights.holder,
      isOwnWork: rights.isOwnWork,
      declared: t("studios.rightsDeclared", { date: formatDay(rights.declaredDate, locale) }),
    },
    pictures: toGamePictures(game, { title, studioName: game.studio.name, canChange: canEdit }),
    uploadTracks: rights && internalTracks.map(({ name }) => ({ value: name, label: trackLabel(name, t) })),
    maxGameSize: formatBytes(studio.gameMaxSize * BYTES_PER_MEGABYTE, locale),
    openUploads: uploads.map((upload) => toOpenUpload(upload, view)),
    publish: toPublish(game, view),
    tracks: tracks.map((track) => toTrack(track, list.releases, view)),
    releases: list.releases.map((release) => toRelease(release, tracks, view)),
    pager: toPager(list.pagination, (page) => studioPaths.game(locale, gameId, page)),
  };
}

function toTakedown(
  { takedownReason: reason, takedownAppeal: appeal }: DeveloperGameDetails,
  canEdit: boolean,
  { locale, t }: ViewContext,
): TakedownView | null {
  if (reason === null) return null;
  return {
    reason,
    appeal: appeal && {
      date: t("studios.appealSent", { date: formatDay(appeal.date, locale) }),
      text: appeal.text,
      state: appeal.answer ? t("studios.appealRejected", { reason: appeal.answer.reason }) : t("studios.appealWaits"),
    },
    canAppeal: canEdit && appeal === null,
  };
}

function toFacts(game: DeveloperGameDetails, { t }: ViewContext): FactsView {
  const { title, shortDescription, ageRating, platforms, declaredHosts, savesStorage, permissions } = game;
  return {
    name: title,
    description: shortDescription,
    ageRating,
    ages: [
      { value: "NOT_SET", label: t("studios.ageNotSet") },
      ...AGES.map((age) => ({ value: age, label: t(AGE_TEXTS[age]) })),
    ],
    isForDesktop: platforms.includes("DESKTOP"),
    isForMobile: platforms.includes("MOBILE"),
    declaredHosts: declaredHosts.join("\n"),
    permissions: gamePermission.options.map((name) => ({
      name,
      label: t(PERMISSION_TEXTS[name]),
      isTicked: permissions.includes(name),
    })),
    savesStorage,
  };
}
