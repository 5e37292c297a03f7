import type { Translate } from "~/i18n/text-keys";
import {
  MAX_REWARDS,
  privilegedFeature,
  questContentReward,
  type QuestContentReward,
} from "~contract/entities/quest-content";
import { pixelCurrency } from "~contract/entities/wallet";
import type { OptionView } from "../select";
import type { NamingContext } from "./changed-value";
import { CURRENCY_LABELS, FRAME_TEXTS, REWARD_TYPE_TEXTS } from "./quest-labels";

/** A row of the form; the fields of other kinds are empty. */
export type RewardRowView = Record<
  "rewardType" | "currency" | "amount" | "codeValue" | "targetUrl" | "alias" | "sharedContentId",
  string
> & { number: number };

export type RewardsView = {
  rows: RewardRowView[];
  types: OptionView[];
  currencies: OptionView[];
  frames: OptionView[];
  contents: OptionView[];
};

export type GivenContent = { sharedContentId: string; title: string };

const NOTHING = {
  ...{ rewardType: "", currency: "", amount: "", codeValue: "", targetUrl: "", alias: "", sharedContentId: "" },
};

export function toRewards(
  rewards: readonly QuestContentReward[],
  contents: readonly GivenContent[],
  t: Translate,
): RewardsView {
  const none = { value: "", label: t("desk.noIcon") };
  const rewardTypes = questContentReward.options.map(({ shape }) => shape.rewardType.value);
  return {
    rows: Array.from({ length: MAX_REWARDS }, (_, index) => ({ number: index + 1, ...toRow(rewards[index]) })),
    types: [none, ...rewardTypes.map((value) => ({ value, label: t(REWARD_TYPE_TEXTS[value]) }))],
    currencies: [none, ...pixelCurrency.options.map((value) => ({ value, label: CURRENCY_LABELS[value] }))],
    frames: [none, ...privilegedFeature.options.map((value) => ({ value, label: t(FRAME_TEXTS[value]) }))],
    contents: [none, ...contents.map(({ sharedContentId, title }) => ({ value: sharedContentId, label: title }))],
  };
}

function toRow(reward: QuestContentReward | undefined): Omit<RewardRowView, "number"> {
  if (reward?.rewardType === "PIXELS") return { ...NOTHING, ...reward, amount: String(reward.amount) };
  return { ...NOTHING, ...reward };
}

/** As it stands in the audit log. */
export function rewardLine(stored: string, { names, t }: Pick<NamingContext, "names" | "t">): string {
  const reward = questContentReward.safeParse(JSON.parse(stored)).data;
  if (!reward) return stored;
  const { rewardType } = reward;
  switch (rewardType) {
    case "PIXELS":
      return `${String(reward.amount)} ${CURRENCY_LABELS[reward.currency]}`;
    case "PRIVILEGED_FEATURE":
      return `${t(REWARD_TYPE_TEXTS[rewardType])}: ${t(FRAME_TEXTS[reward.alias])}`;
    case "OFFER_CODE":
      return `${t(REWARD_TYPE_TEXTS[rewardType])} ${reward.codeValue}`.trim();
    case "SHARED_CONTENT": {
      const { sharedContentId: id } = reward;
      return `${t(REWARD_TYPE_TEXTS[rewardType])}: ${names.get(id) ?? t("desk.goneId", { id })}`;
    }
  }
}
