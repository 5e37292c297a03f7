import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { QUEST_CALLS } from "~contract/calls/desk-quests";
import { questContent, questContentReward, type QuestContent } from "~contract/entities/quest-content";
import {
  changeContent,
  createContent,
  localizedFields,
  SAVING_FIELDS,
  type ContentForms,
} from "./desk-content-forms.server";
import type { DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";

const { shape } = questContent;
const rewardTypes = questContentReward.options.map((option) => option.shape.rewardType.value);

/** Empty fields are undefined; those of other kinds than the chosen one do not count. */
const rewardRow = z.object({
  rewardType: z.enum(rewardTypes).optional(),
  currency: z.string().optional(),
  amount: z.int().optional(),
  codeValue: z.string().optional(),
  targetUrl: z.string().optional(),
  alias: z.string().optional(),
  sharedContentId: z.string().optional(),
});
type RewardRow = z.output<typeof rewardRow>;

/** Rows without a kind are left out. What is wrong with a reward is said at the field of its row. */
const rewardRows = z.array(rewardRow.optional()).transform((rows, context) => {
  const chosen = rows.map((row = {}) => (row.rewardType === undefined ? null : toReward(row)));
  if (chosen.every((row) => row === null)) {
    context.issues.push({ code: "invalid_type", expected: "string", input: undefined, path: [0, "rewardType"] });
  }
  return chosen.flatMap((row, index) => {
    if (row === null) return [];
    const { data, error } = questContentReward.safeParse(row);
    for (const { message: _, path, ...issue } of error?.issues ?? []) {
      const input = row[String(path[0])];
      context.issues.push({ ...issue, input, path: [index, ...path] } as z.core.$ZodRawIssue);
    }
    return data ?? [];
  });
});

function toReward({ rewardType, currency, amount, codeValue = "", targetUrl, alias, sharedContentId }: RewardRow) {
  const fields: Record<string, Record<string, unknown>> = {
    PIXELS: { currency, amount },
    OFFER_CODE: { codeValue, targetUrl },
    PRIVILEGED_FEATURE: { alias },
    SHARED_CONTENT: { sharedContentId },
  };
  return { rewardType, ...fields[rewardType ?? ""] } as Record<string, unknown>;
}

const saving = questContent
  .extend({
    ...SAVING_FIELDS,
    title: localizedFields(shape.title),
    description: localizedFields(shape.description),
    callToAction: localizedFields(shape.callToAction),
    callToActionUrl: shape.callToActionUrl.optional(),
    cover: shape.cover.optional(),
    rewards: rewardRows,
  })
  .transform(({ then, version, title, description, callToAction, rewards, ...rules }) => {
    const { alias, collectionAlias, questType, callToActionUrl = null, cover = null } = rules;
    const { payment, maximumProgress, position } = rules;
    const texts = { title, description, callToAction, callToActionUrl, cover };
    const counted = { alias, collectionAlias, questType, maximumProgress, position };
    return { then, version, content: { ...counted, ...texts, rewards, payment } };
  });

const QUEST_FORMS = {
  calls: QUEST_CALLS,
  saving,
  titleOf: ({ title }) => title.en,
  listPath: (locale) => deskPaths.quests(locale),
  editorPath: deskPaths.quest,
} satisfies ContentForms<QuestContent>;

export function createQuest(page: PageContext, form: DeskForm) {
  return createContent(page, form, QUEST_FORMS);
}

export function changeQuest(page: PageContext, form: DeskForm, questId: string) {
  return changeContent(page, form, QUEST_FORMS, questId);
}
