import { formatDay } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { playerPaths } from "~/player-paths";
import { contentHref } from "~/rules/site-path";
import type { Pagination } from "~contract/entities/pagination";
import type { AccountLevel, EarnedReward } from "~contract/entities/quest";
import { toPager, type PagerView } from "./pager";
import type { QuestBoardView } from "./quest-board";
import { rewardText } from "./quest-card";
import type { ViewContext } from "./view-context";

export type LevelView = { name: string; text: string; segments: number; lit: number };

export type EarnedRewardView = {
  id: string;
  title: string;
  from: string;
  code: string | null;
  href: string | null;
};

export type QuestPageView = {
  board: QuestBoardView;
  level: LevelView | null;
  rewards: EarnedRewardView[] | null;
  pager: PagerView | null;
};

export type CodeResult = { ok: false; error: CodeError; code: string };

export const CODE_ERRORS = [
  "code_already_used",
  "code_not_found",
  "email_not_confirmed",
  "invalid_request_payload",
  "partner_account_taken",
  "too_many_requests",
  "unreachable",
] as const;

export type CodeError = (typeof CODE_ERRORS)[number];

type Earned = { earnedRewards: EarnedReward[]; pagination: Pagination };
type QuestPageData = { board: QuestBoardView; accountLevel: AccountLevel | null | undefined; earned: Earned | null };

const LEVEL_SEGMENTS = 12;

export function toQuestPage({ board, accountLevel, earned }: QuestPageData, view: ViewContext): QuestPageView {
  return {
    board,
    level: accountLevel ? toLevel(accountLevel, view) : null,
    rewards: earned?.earnedRewards.map((reward) => toEarnedReward(reward, view)) ?? null,
    pager: earned && toPager(earned.pagination, (page) => playerPaths.quests(view.locale, page)),
  };
}

function toLevel({ level, earned, levelAt, nextLevelAt }: AccountLevel, { t }: ViewContext): LevelView {
  const share = (earned - levelAt) / Math.max(1, nextLevelAt - levelAt);
  return {
    name: t("questPage.level", { level }),
    text: t("questPage.nextLevel", { missing: groupDigits(Math.max(0, nextLevelAt - earned)), level: level + 1 }),
    segments: LEVEL_SEGMENTS,
    lit: Math.floor(Math.min(Math.max(share, 0), 1) * LEVEL_SEGMENTS),
  };
}

function toEarnedReward({ rewardId, questTitle, reward, earnedAt }: EarnedReward, view: ViewContext): EarnedRewardView {
  const { offerCodeReward, sharedContentReward } = reward;
  return {
    id: rewardId,
    title: rewardText(reward, view),
    from: view.t("questPage.rewardOf", { quest: questTitle, date: formatDay(earnedAt, view.locale) }),
    code: offerCodeReward?.codeValue ?? null,
    href: offerCodeReward ? contentHref(offerCodeReward.targetUrl, view.locale) : (sharedContentReward?.url ?? null),
  };
}
