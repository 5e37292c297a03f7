import { deskPaths } from "~/desk-paths";
import { formatBytes } from "~/i18n/format-bytes";
import { formatDate } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey, Translate } from "~/i18n/text-keys";
import type { getCatalogueFiles } from "~contract/calls/desk-catalogue";
import type { CallData } from "~contract/define-call";
import type { AuditSubjectKind } from "~contract/entities/audit-entry";
import {
  catalogueFault,
  type CatalogueProblem,
  type CatalogueSummary,
  type FieldReason,
} from "~contract/entities/catalogue-piece";
import { MAX_CATALOGUE_BYTES, type CatalogueStep, type CatalogueUpload } from "~contract/entities/catalogue-upload";
import { refusalText } from "../studio/build-report";
import type { ViewContext } from "../view-context";
import { DESK_ERRORS } from "./desk-form-result";

/** `detail` is in English, in the words of the check itself, where it knows no others. */
export type CatalogueProblemView = { file: string; field: string | null; text: string; detail: string | null };

export type CatalogueSummaryView = {
  rows: { name: string; numbers: string[] }[];
  notes: string[];
};

export type CatalogueUploadView = {
  uploadId: string;
  about: string;
  state: string;
  /** Null where nothing has begun. */
  progress: string | null;
  isRunning: boolean;
  canImport: boolean;
  canDiscard: boolean;
  refusals: string[];
  problems: CatalogueProblemView[];
  moreProblems: string | null;
  summary: CatalogueSummaryView | null;
};

export type CatalogueFilesView = {
  downloadHref: string;
  pieces: string;
  fileHelp: string;
  upload: CatalogueUploadView | null;
  /** Where no other zip waits. */
  canUpload: boolean;
};

const STEP_TEXTS: Record<CatalogueStep, TextKey> = {
  pictures: "desk.catalogue.step.pictures",
  builds: "desk.catalogue.step.builds",
  pieces: "desk.catalogue.step.pieces",
};

const KIND_TEXTS: Partial<Record<AuditSubjectKind, TextKey>> = {
  game: "desk.games",
  studio: "desk.studios",
  tag: "desk.tags",
  challenge: "desk.challenges",
  page: "desk.pages",
  quest: "desk.quests",
  "quest-collection": "desk.collections",
  "shared-content": "desk.catalogue.kindSharedContents",
  sticker: "desk.stickers",
  "studio-news": "desk.news",
  site: "desk.site",
  "legal-text": "desk.legalTexts",
};

const RUNNING: readonly CatalogueUpload["state"][] = ["RECEIVING", "CHECKING", "IMPORTING"];
const ENDED: readonly CatalogueUpload["state"][] = ["REFUSED", "IMPORTED"];
const WITH_DETAIL: readonly CatalogueProblem["code"][] = ["field_invalid", "build_refused"];

export function toCatalogueFiles(
  { pieces, upload }: CallData<typeof getCatalogueFiles>,
  view: ViewContext,
): CatalogueFilesView {
  const { t, locale } = view;
  return {
    downloadHref: deskPaths.catalogueZip(locale),
    pieces: t("desk.catalogue.pieces", { number: groupDigits(pieces) }),
    fileHelp: t("desk.catalogue.fileHelp", { max: formatBytes(MAX_CATALOGUE_BYTES, locale) }),
    upload: upload && toUpload(upload, view),
    canUpload: upload === null || ENDED.includes(upload.state),
  };
}

function toUpload(upload: CatalogueUpload, view: ViewContext): CatalogueUploadView {
  const { uploadId, username, bytes, state, outcome, startDate } = upload;
  const { t, locale } = view;
  const { refusals = [], problems = [], problemCount = 0, failure = null, summary = null } = outcome ?? {};
  const more = problemCount - problems.length;
  return {
    uploadId,
    about: [username, formatDate(startDate, view), formatBytes(bytes, locale)].filter(Boolean).join(" · "),
    state: t(failure === null ? `desk.catalogue.state.${state}` : `desk.catalogue.failure.${failure}`),
    progress: toProgress(upload, view),
    isRunning: RUNNING.includes(state),
    canImport: state === "CHECKED",
    canDiscard: state !== "IMPORTING" && !ENDED.includes(state),
    refusals: refusals.map((refusal) => refusalText(refusal, view)),
    problems: problems.map((problem) => toProblem(problem, view)),
    moreProblems: more > 0 ? t("desk.catalogue.moreProblems", { number: groupDigits(more) }) : null,
    summary: summary && toSummary(summary, view),
  };
}

function toProgress(upload: CatalogueUpload, { t, locale }: ViewContext): string | null {
  const { state, bytes, receivedBytes, step, done, total } = upload;
  if (state === "RECEIVING") {
    const [received, all] = [formatBytes(receivedBytes, locale), formatBytes(bytes, locale)];
    return t("desk.catalogue.progress", { step: t("desk.catalogue.file"), done: received, total: all });
  }
  if (step === null || total === 0) return null;
  const numbers = { done: groupDigits(done), total: groupDigits(total) };
  return t("desk.catalogue.progress", { step: t(STEP_TEXTS[step]), ...numbers });
}

function toProblem(problem: CatalogueProblem, { t }: ViewContext): CatalogueProblemView {
  const { file, field, code, detail, reason } = problem;
  const fault = catalogueFault.safeParse(code).data;
  const refusal = DESK_ERRORS.find((known) => known === code);
  const texts = { detail: detail ?? "" };
  return {
    file,
    field: field === null || field === "" ? null : t("desk.catalogue.field", { field }),
    text:
      fault !== undefined
        ? [t(`desk.catalogue.problem.${fault}`, texts), reason && reasonText(reason, t)].filter(Boolean).join(" ")
        : refusal !== undefined
          ? t(`desk.error.${refusal}`)
          : t("desk.catalogue.problem.other", { detail: code }),
    detail: reason === null && WITH_DETAIL.includes(code) ? detail : null,
  };
}

function reasonText({ kind, limit, values }: FieldReason, t: Translate): string {
  return t(`desk.catalogue.reason.${kind}`, {
    limit: limit === null ? "" : groupDigits(limit),
    values: values.join(", "),
  });
}

function toSummary({ kinds, kept, questsWithoutCodes }: CatalogueSummary, { t }: ViewContext): CatalogueSummaryView {
  const rows = kinds.map(({ kind, created, changed, unchanged }) => {
    const text = KIND_TEXTS[kind];
    return { name: text === undefined ? kind : t(text), numbers: [created, changed, unchanged].map(groupDigits) };
  });
  return {
    rows,
    notes: [
      ...(kept > 0 ? [t("desk.catalogue.kept", { number: groupDigits(kept) })] : []),
      ...questsWithoutCodes.map((title) => t("desk.catalogue.noCodes", { title })),
    ],
  };
}
