import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import * as draft from "~/rules/achievement-draft";
import { achievementsOf } from "~/view-models/desk/game-achievements-editor";
import { GAME_ENTRY_CALLS } from "~contract/calls/desk-games";
import * as entity from "~contract/entities/achievement";
import { contentVersion } from "~contract/entities/draft";
import { box, localizedFields } from "./desk-content-forms.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { notFound } from "./page-error.server";
import { badRequest } from "./request-body.server";

type Achievements = entity.WrittenAchievements;

const version = contentVersion;
const { shape } = entity.writtenAchievement;
const fields = {
  ...{ version, isHidden: box, points: shape.points },
  minSeconds: shape.minSeconds.optional(),
  title: localizedFields(shape.title),
  description: localizedFields(shape.description),
};
const addForm = z.object({ intent: z.literal("add"), key: shape.key, ...fields });
const saveForm = z.object({ intent: z.literal("save"), subject: shape.key, ...fields });
const editForm = z.object({ intent: z.string(), version, subject: shape.key });

const EDITS: Readonly<Record<string, Parameters<typeof draft.editAchievements>[2] | undefined>> = {
  up: draft.moveUp,
  down: draft.moveDown,
  remove: draft.remove,
};

type Typed = Omit<z.output<typeof addForm>, "intent" | "version" | "key">;

function toAchievement(key: string, { title, description, isHidden, points, minSeconds = 0 }: Typed) {
  return { key, title, description, isHidden, points, minSeconds };
}

/** Changes the draft of the game, which begins with what is published. */
export async function changeAchievements(context: PageContext, form: DeskForm, gameId: string) {
  const params = { subjectId: gameId };
  const details = await context.callApi(GAME_ENTRY_CALLS.read, { params });
  const content = details.draft?.content ?? details.published ?? details.hidden;
  if (!content) throw notFound();
  const list = achievementsOf(details);
  const save = async (achievements: Achievements, ofVersion: string) => {
    const body = { content: { ...content, achievements }, version: ofVersion };
    await context.api(GAME_ENTRY_CALLS.save, { params, body });
    return { href: deskPaths.gameAchievements(context.locale, gameId), message: context.t("desk.draftSaved") };
  };
  switch (form.intent) {
    case "add":
      return respondToDeskForm(context, form, addForm.superRefine(refuseNew(context, list)), (values) =>
        save(draft.putAchievement(list, toAchievement(values.key, values)), values.version),
      );
    case "save":
      return respondToDeskForm(context, form, saveForm.superRefine(refuseChanged(context, list)), (values) =>
        save(draft.putAchievement(list, toAchievement(values.subject, values)), values.version),
      );
    default:
      return respondToDeskForm(context, form, editForm, (values) => {
        const edit = Object.hasOwn(EDITS, values.intent) ? EDITS[values.intent] : undefined;
        if (!edit) throw badRequest();
        return save(draft.editAchievements(list, values.subject, edit), values.version);
      });
  }
}

type Refinement = z.core.$RefinementCtx;

function refuseNew(context: PageContext, list: Achievements) {
  const { t } = context;
  return ({ key, points }: { key: string; points: number }, refinement: Refinement) => {
    const isTaken = list.some((one) => one.key === key);
    if (isTaken) {
      refinement.addIssue({ code: "custom", path: ["key"], message: t("desk.error.achievement_key_taken") });
    }
    if (list.length >= entity.MAX_ACHIEVEMENTS) {
      const message = t("desk.error.controls_full", { max: entity.MAX_ACHIEVEMENTS });
      refinement.addIssue({ code: "custom", path: ["key"], message });
    }
    refusePoints(context, entity.totalPoints(list) + points, refinement);
  };
}

function refuseChanged(context: PageContext, list: Achievements) {
  return ({ subject, points }: { subject: string; points: number }, refinement: Refinement) => {
    const others = list.filter(({ key }) => key !== subject);
    refusePoints(context, entity.totalPoints(others) + points, refinement);
  };
}

function refusePoints({ t }: PageContext, total: number, refinement: Refinement): void {
  if (total <= entity.MAX_GAME_POINTS) return;
  const message = t("desk.error.achievement_points_full", { total, max: entity.MAX_GAME_POINTS });
  refinement.addIssue({ code: "custom", path: ["points"], message });
}
