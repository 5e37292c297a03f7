import { formatBytes } from "~/i18n/format-bytes";
import type { TextKey } from "~/i18n/text-keys";
import { studioPaths } from "~/studio-paths";
import type { DeveloperGameDetails, Release, Upload } from "~contract/entities/developer-game";
import type { ViewContext } from "../view-context";
import { refusalText, toBuildReport, type BuildReportView } from "./build-report";
import { trackLabel } from "./track";

export type UploadProgressView = {
  state: Upload["state"];
  heading: string;
  /** Null where there is nothing to wait for. */
  progress: { percent: number; text: string } | null;
};

/** What a sending or waiting script gets. */
export type UploadResponse = UploadProgressView & {
  ok: true;
  uploadId: string;
  bytes: number;
  receivedBytes: number;
  partBytes: number;
};

export type UploadView = UploadProgressView & {
  uploadId: string;
  about: string;
  game: { title: string; href: string };
  refusals: string[];
  release: { version: string; report: BuildReportView; playHref: string | null; publishHref: string } | null;
};

const STATE_TEXTS: Record<Upload["state"], TextKey> = {
  RECEIVING: "studios.upload.receiving",
  CHECKING: "studios.upload.checking",
  REFUSED: "studios.upload.refused",
  DONE: "studios.upload.done",
};

const WHOLE = 100;

export function toUploadProgress(upload: Upload, { t, locale }: ViewContext): UploadProgressView {
  const { state, bytes, receivedBytes, checkedBytes, totalBytes } = upload;
  const [done, all] = state === "RECEIVING" ? [receivedBytes, bytes] : [checkedBytes, totalBytes];
  const isRunning = state === "RECEIVING" || state === "CHECKING";
  const text = t("studios.upload.progress", { done: formatBytes(done, locale), all: formatBytes(all, locale) });
  return {
    state,
    heading: t(STATE_TEXTS[state]),
    progress: isRunning ? { percent: all > 0 ? Math.floor((done / all) * WHOLE) : 0, text } : null,
  };
}

/** One that is still received or checked, on its game's page. */
export type OpenUploadView = { uploadId: string; about: string; heading: string; done: string; href: string };

export function toOpenUpload(upload: Upload, view: ViewContext): OpenUploadView {
  const { heading, progress } = toUploadProgress(upload, view);
  const { uploadId, version } = upload;
  const href = studioPaths.upload(view.locale, uploadId);
  return { uploadId, about: aboutUpload(upload, version, view), heading, done: progress?.text ?? "", href };
}

function aboutUpload({ track }: Upload, version: string | null, { t }: ViewContext): string {
  return [
    t("studios.upload.track", { track: trackLabel(track, t) }),
    version === null ? t("studios.upload.nextVersion") : t("studios.version", { version }),
  ].join(" · ");
}

type UploadData = { upload: Upload; game: DeveloperGameDetails; release: Release | null };

export function toUpload({ upload, game, release }: UploadData, view: ViewContext): UploadView {
  const { t, locale } = view;
  const { uploadId, track: trackName, version } = upload;
  const gameHref = studioPaths.game(locale, game.gameId);
  const track = game.tracks.find(({ name }) => name === trackName);
  return {
    ...toUploadProgress(upload, view),
    uploadId,
    about: aboutUpload(upload, release?.version ?? version, view),
    game: { title: game.title, href: gameHref },
    refusals: upload.refusals.map((refusal) => refusalText(refusal, view)),
    release: release && {
      version: t("studios.version", { version: release.version }),
      report: toBuildReport(release.report, view),
      playHref: track?.shareUrl ?? null,
      publishHref: `${gameHref}#publish`,
    },
  };
}
