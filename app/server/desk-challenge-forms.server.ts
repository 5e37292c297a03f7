import { randomInt } from "node:crypto";
import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import type { Locale } from "~/i18n/locales";
import { CHALLENGE_CALLS, endChallenge, repeatChallenge } from "~contract/calls/desk-challenges";
import { deskReason } from "~contract/calls/desk-staff";
import { challengeContent, MAX_SEED, type ChallengeContent } from "~contract/entities/challenge-content";
import { contentVersion } from "~contract/entities/draft";
import {
  changeContent,
  contentTitle,
  createContent,
  localizedFields,
  momentField,
  optionalLocalizedFields,
  SAVING_FIELDS,
  type ContentForms,
} from "./desk-content-forms.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";

const { shape } = challengeContent;

const saving = challengeContent
  .extend({
    ...SAVING_FIELDS,
    name: localizedFields(shape.name),
    shortDescription: optionalLocalizedFields(shape.shortDescription),
    longDescription: optionalLocalizedFields(shape.longDescription),
    mode: shape.mode.optional(),
    art: shape.art.optional(),
    startsAt: momentField.optional(),
    endsAt: momentField.optional(),
    isMonthly: z.boolean().optional(),
    seed: shape.seed.optional(),
  })
  .transform(({ then, version, gameId, name, shortDescription, longDescription, ...gaps }) => {
    const { mode = "", art = null, startsAt = null, endsAt = null, isMonthly = false } = gaps;
    const seed = gaps.seed ?? randomInt(MAX_SEED + 1);
    const rules = { gameId, mode, art, startsAt, endsAt, isMonthly, seed };
    return { then, version, content: { ...rules, name, shortDescription, longDescription } };
  });

const CHALLENGE_FORMS = {
  calls: CHALLENGE_CALLS,
  saving,
  titleOf: (content: ChallengeContent) => content.name.en,
  listPath: (locale: Locale) => deskPaths.challenges(locale),
  editorPath: deskPaths.challenge,
} satisfies ContentForms<ChallengeContent>;

const endForm = z.object({ intent: z.literal("end"), version: contentVersion, reason: deskReason });
const repeatForm = repeatChallenge.body.extend({ intent: z.literal("repeat") });

export function createChallenge(page: PageContext, form: DeskForm) {
  return createContent(page, form, CHALLENGE_FORMS);
}

export function changeChallenge(page: PageContext, form: DeskForm, challengeId: string) {
  const { api, locale, t } = page;
  const params = { subjectId: challengeId };
  const href = deskPaths.challenge(locale, challengeId);
  switch (form.intent) {
    case "end":
      return respondToDeskForm(page, form, endForm, async ({ version, reason }) => {
        const title = await contentTitle(page, CHALLENGE_FORMS, challengeId);
        await api(endChallenge, { params, body: { version, reason } });
        return { href, message: t("desk.ended", { title }) };
      });
    case "repeat":
      return respondToDeskForm(page, form, repeatForm, async ({ version, period, times }) => {
        const title = await contentTitle(page, CHALLENGE_FORMS, challengeId);
        const { subjectIds } = await api(repeatChallenge, { params, body: { version, period, times } });
        return {
          href: deskPaths.challenges(locale, { search: title }),
          message: t("desk.repeated", { count: subjectIds.length }),
        };
      });
    default:
      return changeContent(page, form, CHALLENGE_FORMS, challengeId);
  }
}
