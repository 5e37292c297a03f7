import { formatReward, groupDigits } from "~/i18n/format-number";
import { localizedText } from "~/i18n/localized-text";
import { contentHref } from "~/rules/site-path";
import type { IconName } from "~/rules/icon-names";
import type { LocalizedText } from "~contract/entities/identifiers";
import type { Quest, QuestReward } from "~contract/entities/quest";
import { currencyGlyph } from "./currency-glyph";
import type { ViewContext } from "./view-context";

export type QuestActionView = { text: string; href: string | null };

export type QuestCardView = {
  alias: string;
  title: string;
  description: string;
  coverUrl: string | null;
  reward: string;
  /** Null for rewards other than pixels. */
  glyph: IconName | null;
  /** "claimable" is finished, with an unclaimed reward. */
  state: "open" | "claimable" | "finished";
  /** Null when signed out. */
  progress: { text: string; label: string; segments: number; lit: number } | null;
  action: QuestActionView | null;
  /** Idempotency key of the claim. */
  claimKey: string;
};

export type QuestContext = ViewContext & { isSignedOut: boolean; newClaimKey: () => string };

const MAX_SEGMENTS = 12;

/** Covers are rendered 64 pixels wide; this is for high-density screens. */
const COVER_WIDTH = 128;

export function toQuestCard(quest: Quest, context: QuestContext): QuestCardView {
  const state = stateOf(quest);
  const rewards = rewardsOf(quest);
  const currency = rewards.find(({ pixelsReward }) => pixelsReward !== null)?.pixelsReward?.currency;
  return {
    alias: quest.alias,
    title: textOf(quest.title, context),
    description: textOf(quest.description, context),
    coverUrl: coverUrlOf(quest),
    reward: rewards.map((reward) => rewardText(reward, context)).join(", "),
    glyph: currencyGlyph(currency),
    state,
    progress: progressOf(quest, context),
    action: state === "open" ? callToAction(quest, context) : offerOf(rewards, context),
    claimKey: context.newClaimKey(),
  };
}

function stateOf({ completed, claimable }: Quest): QuestCardView["state"] {
  if (completed !== true) return "open";
  return claimable === true ? "claimable" : "finished";
}

const textOf = ({ value, translations }: LocalizedText, { locale }: QuestContext) =>
  localizedText(value, translations, locale);

type Reward = Pick<QuestReward, "rewardType" | "pixelsReward" | "offerCodeReward"> & Partial<QuestReward>;

function rewardsOf(quest: Quest): Reward[] {
  return quest.rewards.length > 0 ? quest.rewards : [quest];
}

export function rewardText(
  { rewardType, pixelsReward, privilegedFeatureReward, sharedContentReward }: Reward,
  { t }: Pick<QuestContext, "t">,
): string {
  if (pixelsReward) return formatReward(pixelsReward);
  if (rewardType === "OFFER_CODE") return t("quests.offerCode");
  if (rewardType === "PRIVILEGED_FEATURE") return featureText(privilegedFeatureReward?.alias, t);
  return sharedContentReward?.title ?? t("quests.content");
}

const FRAME_PREFIX = "avatar-frame-";

function featureText(alias: string | undefined, t: QuestContext["t"]): string {
  return alias?.startsWith(FRAME_PREFIX) ? t("quests.frame") : t("quests.feature");
}

function progressOf({ progress, maximumProgress }: Quest, { t }: QuestContext): QuestCardView["progress"] {
  if (progress === null) return null;
  const reached = Math.min(progress, maximumProgress);
  const segments = Math.max(1, Math.min(maximumProgress, MAX_SEGMENTS));
  const [current, goal] = [groupDigits(reached), groupDigits(maximumProgress)];
  return {
    text: `${current} / ${goal}`,
    label: t("quests.progress", { progress: current, maximum: goal }),
    segments,
    lit: maximumProgress > 0 ? Math.floor((reached / maximumProgress) * segments) : segments,
  };
}

function callToAction(quest: Quest, context: QuestContext): QuestActionView | null {
  const text = textOf(quest.callToAction, context);
  if (!text) return null;
  return { text, href: context.isSignedOut ? null : contentHref(quest.callToActionUrl, context.locale) };
}

function offerOf(rewards: Reward[], { t, locale }: QuestContext): QuestActionView | null {
  const offer = rewards.find(({ offerCodeReward }) => offerCodeReward?.codeValue)?.offerCodeReward;
  const content = rewards.find(({ sharedContentReward }) => sharedContentReward?.url)?.sharedContentReward;
  if (!offer) return content?.url ? { text: t("quests.openContent"), href: content.url } : null;
  return { text: t("quests.useCode", { code: offer.codeValue }), href: contentHref(offer.targetUrl, locale) };
}

function coverUrlOf({ coverImageUrl, coverVariants }: Quest): string | null {
  const images = coverVariants.filter(({ mimeType, width }) => mimeType.startsWith("image/") && width !== null);
  const fine = images.filter(({ width }) => (width ?? 0) >= COVER_WIDTH);
  const [smallest] = fine.sort((one, other) => (one.width ?? 0) - (other.width ?? 0));
  return smallest?.url ?? coverImageUrl;
}
