import { formatBytes } from "~/i18n/format-bytes";
import { formatDate } from "~/i18n/format-date";
import type { TextKey } from "~/i18n/text-keys";
import { studioPaths } from "~/studio-paths";
import type { DeveloperStudio } from "~contract/entities/developer-game";
import type { StudioApplication } from "~contract/entities/studio-member";
import type { ViewContext } from "../view-context";
import { roleText } from "./studio-header";

export type StudioRowView = { id: string; name: string; href: string; role: string; stored: string };

export type ApplicationView = {
  id: string;
  name: string;
  state: string;
  date: string;
  /** What the portal's owner wrote. */
  reason: string | null;
};

export type StudioHomeView = {
  studios: StudioRowView[];
  /** Those that became a studio are left out; null where they did not load. */
  applications: ApplicationView[] | null;
  canApply: boolean;
  maxMessage: number;
};

const STATE_TEXTS: Record<StudioApplication["state"], TextKey> = {
  WAITING: "studios.applicationWaiting",
  APPROVED: "studios.applicationApproved",
  REJECTED: "studios.applicationRejected",
};

type HomeData = {
  studios: readonly DeveloperStudio[];
  applications: readonly StudioApplication[] | null;
  maxMessage: number;
};

export function toStudioHome({ studios, applications, maxMessage }: HomeData, view: ViewContext): StudioHomeView {
  return {
    studios: studios.map((studio) => toRow(studio, view)),
    applications:
      applications?.filter(({ state }) => state !== "APPROVED").map((one) => toApplication(one, view)) ?? null,
    canApply: applications?.every(({ state }) => state !== "WAITING") ?? false,
    maxMessage,
  };
}

function toRow({ studioId, name, role, storedBytes }: DeveloperStudio, { t, locale }: ViewContext): StudioRowView {
  return {
    id: studioId,
    name,
    href: studioPaths.studio(locale, studioId),
    role: roleText(role, t),
    stored: formatBytes(storedBytes, locale),
  };
}

function toApplication(application: StudioApplication, view: ViewContext): ApplicationView {
  const { applicationId, name, state, creationDate, reason } = application;
  return {
    id: applicationId,
    name,
    state: view.t(STATE_TEXTS[state]),
    date: formatDate(creationDate, view),
    reason,
  };
}
