import { isLocale, LANGUAGE_NAMES, DEFAULT_LOCALE, type Locale } from "~/i18n/locales";
import type { TextKey } from "~/i18n/text-keys";
import { deskPaths } from "~/desk-paths";
import {
  brokenRule,
  sanctionKind,
  type BrokenRule,
  type DeskPlayer,
  type SanctionKind,
} from "~contract/entities/sanction";
import { KIND_TEXTS, RULE_TEXTS } from "../sanction-texts";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";

/** In days; the last one stands for a date. */
export const SUSPENSION_LENGTHS = ["1", "7", "30", "DATE"] as const;
export type SuspensionLength = (typeof SUSPENSION_LENGTHS)[number];

export type SanctionFormView = {
  /** Of the form that chooses what to do and why. */
  href: string;
  kinds: OptionView[];
  rules: OptionView[];
  kind: string;
  rule: string;
  /** Null until both are chosen. */
  notice: NoticeFormView | null;
};

export type NoticeFormView = {
  kind: SanctionKind;
  rule: BrokenRule;
  title: string;
  button: string;
  /** What happens. */
  text: string;
  /** The ready answer, in the player's language. */
  answer: string;
  language: Locale;
  languageNote: string;
  lengths: OptionView[];
};

const LENGTH_TEXTS: Record<SuspensionLength, TextKey> = {
  "1": "desk.suspendFor.1",
  "7": "desk.suspendFor.7",
  "30": "desk.suspendFor.30",
  DATE: "desk.suspendFor.DATE",
};

const EFFECT_TEXTS: Record<SanctionKind, TextKey> = {
  WARNING: "desk.effect.WARNING",
  SUSPENSION: "desk.effect.SUSPENSION",
  BAN: "desk.effect.BAN",
  RENAME: "desk.effect.RENAME",
  PICTURE_REMOVAL: "desk.effect.PICTURE_REMOVAL",
};

const BUTTON_TEXTS: Record<SanctionKind, TextKey> = {
  WARNING: "desk.sanctionButton.WARNING",
  SUSPENSION: "desk.sanctionButton.SUSPENSION",
  BAN: "desk.sanctionButton.BAN",
  RENAME: "desk.sanctionButton.RENAME",
  PICTURE_REMOVAL: "desk.sanctionButton.PICTURE_REMOVAL",
};

export const ANSWER_TEXTS: Record<BrokenRule, TextKey> = {
  INSULT: "desk.answer.INSULT",
  HATE: "desk.answer.HATE",
  SEXUAL: "desk.answer.SEXUAL",
  SPAM: "desk.answer.SPAM",
  CHEATING: "desk.answer.CHEATING",
  IMPERSONATION: "desk.answer.IMPERSONATION",
  ILLEGAL: "desk.answer.ILLEGAL",
  OTHER: "desk.answer.OTHER",
};

type Chosen = { kind: SanctionKind | undefined; rule: BrokenRule | undefined; answer: string };

export function languageOf({ language }: Pick<DeskPlayer, "language">): Locale {
  return language !== null && isLocale(language) ? language : DEFAULT_LOCALE;
}

/** Guests have no name to change, and who has no picture has none to take down. */
function kindsFor({ isGuest, hasPicture }: Pick<DeskPlayer, "isGuest" | "hasPicture">): SanctionKind[] {
  return sanctionKind.options.filter((kind) => {
    if (kind === "RENAME") return !isGuest;
    return kind === "PICTURE_REMOVAL" ? hasPicture : true;
  });
}

export function toSanctionForm(
  player: DeskPlayer,
  { kind, rule, answer }: Chosen,
  { locale, t }: ViewContext,
): SanctionFormView {
  const language = languageOf(player);
  const kinds = kindsFor(player);
  const chosen = kind !== undefined && kinds.includes(kind) ? kind : undefined;
  return {
    href: deskPaths.player(locale, player.userId),
    kinds: kinds.map((value) => ({ value, label: t(KIND_TEXTS[value]) })),
    rules: brokenRule.options.map((value) => ({ value, label: t(RULE_TEXTS[value]) })),
    ...{ kind: chosen ?? "WARNING", rule: rule ?? "INSULT" },
    notice:
      chosen === undefined || rule === undefined
        ? null
        : {
            ...{ kind: chosen, rule, answer, language },
            title: `${t(KIND_TEXTS[chosen])} · ${t(RULE_TEXTS[rule])}`,
            button: t(BUTTON_TEXTS[chosen]),
            text: t(EFFECT_TEXTS[chosen]),
            languageNote: t("desk.noticeLanguage", { language: LANGUAGE_NAMES[language] }),
            lengths: SUSPENSION_LENGTHS.map((value) => ({ value, label: t(LENGTH_TEXTS[value]) })),
          },
  };
}
