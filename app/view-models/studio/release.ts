import { formatBytes } from "~/i18n/format-bytes";
import { formatDate, formatDay } from "~/i18n/format-date";
import { formatList } from "~/i18n/format-list";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES, type Locale } from "~/i18n/locales";
import type { DeveloperTrack, Release } from "~contract/entities/developer-game";
import type { ViewContext } from "../view-context";
import { toBuildReport, type BuildReportView } from "./build-report";
import { trackLabel } from "./track";

export type NoteView = { locale: Locale; tag: string; language: string; text: string };

export type ReleaseView = {
  releaseId: string;
  version: string;
  date: string;
  size: string;
  /** The tracks that point to it, or when it goes. */
  use: string;
  notes: NoteView[];
  report: BuildReportView;
};

export function toRelease(release: Release, tracks: readonly DeveloperTrack[], view: ViewContext): ReleaseView {
  const { t, locale } = view;
  const { releaseId, version, creationDate, notes, report } = release;
  return {
    releaseId,
    version: t("studios.version", { version }),
    date: formatDate(creationDate, view),
    size: formatBytes(report.bytes, locale),
    use: usedText(release, tracks, view),
    notes: LOCALES.map((language) => ({
      locale: language,
      tag: LANGUAGE_TAGS[language],
      language: LANGUAGE_NAMES[language],
      text: notes[language] ?? "",
    })),
    report: toBuildReport(report, view),
  };
}

function usedText({ releaseId, deletionDate }: Release, tracks: readonly DeveloperTrack[], view: ViewContext): string {
  const { t, locale } = view;
  const users = tracks.filter((track) => track.releaseId === releaseId).map(({ name }) => trackLabel(name, t));
  if (users.length > 0) return t("studios.releaseUsed", { tracks: formatList(users, locale) });
  if (deletionDate === null) return t("studios.releaseUnused");
  return t("studios.releaseGoes", { date: formatDay(deletionDate, locale) });
}
