import { formatMoment } from "~/i18n/format-date";
import type { TextKey, Translate } from "~/i18n/text-keys";
import { contentState, type ContentState } from "~contract/entities/draft";
import type { ErrorCode } from "~contract/error-codes";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { DESK_ERRORS } from "./desk-form-result";

export type ContentStateView = {
  state: ContentState;
  label: string;
  /** What players see meanwhile. */
  text: string;
  /** Why a schedule failed. */
  failure: string | null;
};

const LABELS: Record<ContentState, TextKey> = {
  DRAFT: "desk.state.DRAFT",
  SCHEDULED: "desk.state.SCHEDULED",
  PUBLISHED: "desk.state.PUBLISHED",
  CHANGED: "desk.state.CHANGED",
  ARCHIVED: "desk.state.ARCHIVED",
};

const TEXTS: Record<ContentState, TextKey> = {
  DRAFT: "desk.stateText.DRAFT",
  SCHEDULED: "desk.stateText.SCHEDULED",
  PUBLISHED: "desk.stateText.PUBLISHED",
  CHANGED: "desk.stateText.CHANGED",
  ARCHIVED: "desk.stateText.ARCHIVED",
};

type Stated = { state: ContentState; publishDate: string | null; failure: ErrorCode | null };

export function toContentState({ state, publishDate, failure }: Stated, { locale, t }: ViewContext): ContentStateView {
  const date = publishDate === null ? "" : formatMoment(publishDate, locale);
  return {
    ...{ state, label: t(LABELS[state]), text: t(TEXTS[state], { date }) },
    failure: failure === null ? null : t("desk.failure", { reason: failureText(failure, t) }),
  };
}

export function stateOptions(t: Translate): OptionView[] {
  return [
    { value: "", label: t("desk.everyAction") },
    ...contentState.options.map((value) => ({ value, label: t(LABELS[value]) })),
  ];
}

/** Codes that the desk has no text for stand as they are. */
export function failureText(failure: ErrorCode, t: Translate): string {
  const known = DESK_ERRORS.find((code) => code === failure);
  return known === undefined ? failure : t(`desk.error.${known}`);
}
