import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import {
  FEW_CODES,
  MAX_BATCH_CODES,
  MIN_CODE_LENGTH,
  type CodeBatch,
  type listCodeBatches,
} from "~contract/calls/desk-codes";
import { MAX_CODE_LENGTH } from "~contract/calls/quests";
import type { CallData } from "~contract/define-call";
import { pixelCurrency } from "~contract/entities/wallet";
import type { OptionView } from "../select";
import type { FactView } from "../studio/build-report";
import type { ViewContext } from "../view-context";
import { CURRENCY_LABELS } from "./quest-labels";

export type CodeBatchView = {
  id: string;
  number: string;
  numbers: string;
  /** When it was added, and what a code pays. */
  facts: string;
  canWithdraw: boolean;
};

export type CodeBatchesView = {
  title: string;
  trail: { label: string; href: string }[];
  stock: FactView[];
  /** That few are left, or none. */
  warning: string | null;
  batches: CodeBatchView[];
  /** Null where no codes can be added. */
  form: { currencies: OptionView[]; linesHelp: string; fileHelp: string } | null;
  takesCodes: boolean;
};

/** Below what a form of the portal may have (request-limits.ts). */
const MAX_FILE_KILOBYTES = 300;

type Request = { subjectId: string; mayChange: boolean };

export function toCodeBatches(
  { questTitle, takesCodes, left, given, redeemed, isLow, batches }: CallData<typeof listCodeBatches>,
  { subjectId, mayChange }: Request,
  view: ViewContext,
): CodeBatchesView {
  const { locale, t } = view;
  const low = left === 0 ? t("desk.codesGone") : t("desk.codesLow", { few: FEW_CODES });
  return {
    title: t("desk.codesOf", { title: questTitle }),
    trail: [
      { label: t("desk.quests"), href: deskPaths.quests(locale) },
      { label: questTitle, href: deskPaths.quest(locale, subjectId) },
    ],
    stock: [
      { label: t("desk.codesLeft"), value: groupDigits(left) },
      { label: t("desk.codesGiven"), value: groupDigits(given) },
      { label: t("desk.codesRedeemed"), value: groupDigits(redeemed) },
    ],
    warning: isLow ? low : null,
    batches: batches.map((batch) => toBatch(batch, mayChange, view)),
    form: takesCodes && mayChange ? toForm(view) : null,
    takesCodes,
  };
}

function toBatch(
  { batchId, number, addedDate, gift, ...counts }: CodeBatch,
  mayChange: boolean,
  { locale, t }: ViewContext,
): CodeBatchView {
  const { added, left, given, redeemed, withdrawn } = counts;
  const date = formatMoment(addedDate, locale);
  return {
    ...{ id: batchId, number: groupDigits(number), canWithdraw: mayChange && left > 0 },
    numbers: t("desk.codeBatchNumbers", {
      ...{ added: groupDigits(added), left: groupDigits(left), given: groupDigits(given) },
      ...{ redeemed: groupDigits(redeemed), withdrawn: groupDigits(withdrawn) },
    }),
    facts: gift
      ? t("desk.codeGift", { date, gift: `${groupDigits(gift.amount)} ${CURRENCY_LABELS[gift.currency]}` })
      : date,
  };
}

function toForm({ t }: ViewContext): CodeBatchesView["form"] {
  const none = { value: "", label: t("desk.noIcon") };
  const length = { min: MIN_CODE_LENGTH, max: MAX_CODE_LENGTH };
  return {
    currencies: [none, ...pixelCurrency.options.map((value) => ({ value, label: CURRENCY_LABELS[value] }))],
    linesHelp: t("desk.codeLinesHelp", { ...length, most: groupDigits(MAX_BATCH_CODES) }),
    fileHelp: t("desk.codeFileHelp", { max: MAX_FILE_KILOBYTES }),
  };
}
