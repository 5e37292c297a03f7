import { deskPaths } from "~/desk-paths";
import { localizedText } from "~/i18n/localized-text";
import { LOCALES } from "~/i18n/locales";
import type { WrittenAchievement, WrittenAchievements } from "~contract/entities/achievement";
import type { ContentDetails } from "~contract/entities/draft";
import type { GameContent } from "~contract/entities/game-content";
import type { ViewContext } from "../view-context";
import { fieldsByLanguage } from "./content-editor";
import { toLanguageTexts, type LanguageTextsView } from "./language-texts";

export type AchievementRowView = {
  key: string;
  name: string;
  text: string;
  /** "10 points · hidden", and how many texts there are where some are missing. */
  facts: string;
  changeHref: string;
};

export type AchievementFormView = {
  /** Null: a new one. */
  key: string | null;
  title: string;
  button: string;
  languages: LanguageTextsView<"title" | "description">[];
  points: string;
  minSeconds: string;
  isHidden: boolean;
  /** Leads back to a new one; null where that is the form. */
  closeHref: string | null;
  /** Null where there is nothing to take away. */
  removeButton: string | null;
};

export type GameAchievementsEditorView = {
  title: string;
  trail: { label: string; href: string }[];
  version: string;
  mayChange: boolean;
  rows: AchievementRowView[];
  form: AchievementFormView;
};

type Details = Pick<ContentDetails<GameContent>, "version" | "draft" | "published" | "hidden">;
type AchievementsData = { details: Details; gameId: string; mayChange: boolean; asked: string | null };

/** Of the draft, or of what it begins with. */
export function achievementsOf({ draft, published, hidden }: Omit<Details, "version">): WrittenAchievements {
  return draft?.content.achievements ?? (published ?? hidden)?.achievements ?? [];
}

export function toGameAchievementsEditor(data: AchievementsData, view: ViewContext): GameAchievementsEditorView {
  const { details, gameId, mayChange, asked } = data;
  const { locale, t } = view;
  const content = details.draft?.content ?? details.published ?? details.hidden;
  const title = content?.title ?? gameId;
  const list = achievementsOf(details);
  return {
    title: t("desk.achievementsOf", { title }),
    trail: [
      { label: t("desk.games"), href: deskPaths.games(locale) },
      { label: title, href: deskPaths.game(locale, gameId) },
    ],
    ...{ version: details.version, mayChange },
    rows: list.map((achievement) => toRow(achievement, gameId, view)),
    form: toForm(list.find(({ key }) => key === asked) ?? null, gameId, view),
  };
}

function toRow(achievement: WrittenAchievement, gameId: string, { locale, t }: ViewContext): AchievementRowView {
  const { key, title, description, points, isHidden, minSeconds } = achievement;
  const count = Object.keys(title).length + Object.keys(description).length;
  const all = 2 * LOCALES.length;
  const facts = [
    t("desk.achievementPointsOf", { count: points }),
    ...(isHidden ? [t("desk.achievementHiddenMark")] : []),
    ...(minSeconds > 0 ? [t("desk.achievementSecondsOf", { seconds: minSeconds })] : []),
    ...(count < all ? [t("desk.languagesOf", { count, all })] : []),
  ];
  return {
    key,
    name: localizedText(title.en, title, locale),
    text: localizedText(description.en, description, locale),
    facts: facts.join(" · "),
    changeHref: `${deskPaths.gameAchievements(locale, gameId, { change: key })}#form`,
  };
}

/** One that is gone by now is a new one. */
function toForm(found: WrittenAchievement | null, gameId: string, view: ViewContext): AchievementFormView {
  const { locale, t } = view;
  const name = found && localizedText(found.title.en, found.title, locale);
  const texts = (label: string, content: WrittenAchievement["title"] | null) =>
    fieldsByLanguage(content, (language) => t("desk.fieldIn", { field: label, language }));
  return {
    key: found?.key ?? null,
    title: name === null ? t("desk.newAchievement") : t("desk.changeControl", { title: name }),
    button: t(name === null ? "desk.addAchievement" : "desk.saveDraft"),
    languages: toLanguageTexts(
      {
        title: texts(t("desk.achievementTitle"), found?.title ?? null),
        description: texts(t("desk.achievementDescription"), found?.description ?? null),
      },
      view,
    ),
    points: String(found?.points ?? ""),
    minSeconds: String(found?.minSeconds ?? 0),
    isHidden: found?.isHidden ?? false,
    closeHref: found && deskPaths.gameAchievements(locale, gameId),
    removeButton: name && t("desk.removeOf", { title: name }),
  };
}
