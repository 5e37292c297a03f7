import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import type { AccountLevel, EarnedReward, QuestReward } from "~contract/entities/quest";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import type { QuestBoardView } from "./quest-board";
import { toQuestBoard } from "./quest-board";
import { toQuestPage } from "./quest-page";

const REWARD_ID = "8b4c5d6e-7f80-4912-a3b4-c5d6e7f80901";
const CONTENT_ID = "8b4c5d6e-7f80-4912-a3b4-c5d6e7f80902";
const LEVEL: AccountLevel = { level: 3, earned: 1_250, levelAt: 1_000, nextLevelAt: 3_000 };

const BOARD: QuestBoardView = toQuestBoard([], null, {
  ...aViewContext(),
  ...{ isSignedOut: true, refreshOverride: null, newClaimKey: () => "key" },
});

type PageData = Parameters<typeof toQuestPage>[0];

const page = (changes: Partial<PageData> = {}, locale: Locale = "en") =>
  toQuestPage({ board: BOARD, accountLevel: null, earned: null, ...changes }, aViewContext({ locale }));

const levelOf = (changes: Partial<AccountLevel>) => page({ accountLevel: { ...LEVEL, ...changes } }).level;

function anEarned(changes: Partial<QuestReward> = {}): EarnedReward {
  const reward: QuestReward = {
    rewardType: "OFFER_CODE",
    pixelsReward: null,
    offerCodeReward: null,
    privilegedFeatureReward: null,
    sharedContentReward: null,
    ...changes,
  };
  return { rewardId: REWARD_ID, questTitle: "Three in a row", reward, earnedAt: "2026-11-20T23:30:00Z" };
}

const pagination = { currPage: 0, numPerPage: 25, totalItems: 1, totalPages: 1 };
const rewardOf = (changes: Partial<QuestReward>, locale?: Locale) =>
  page({ earned: { earnedRewards: [anEarned(changes)], pagination } }, locale).rewards?.[0];

describe("toQuestPage", () => {
  it("passes on the board and has nulls for parts that failed to load", () => {
    const view = page();
    expect(view).toEqual({ board: BOARD, level: null, rewards: null, pager: null });
    expect(view.board).toBe(BOARD);
    expect(page({ accountLevel: undefined }).level).toBeNull();
  });

  it("has an empty list without rewards", () => {
    const empty = { earnedRewards: [], pagination: { ...pagination, totalItems: 0, totalPages: 0 } };
    expect(page({ earned: empty })).toMatchObject({ rewards: [], pager: null });
  });

  it("links the pages of the rewards", () => {
    const earned = { earnedRewards: [], pagination: { ...pagination, currPage: 1, totalItems: 60, totalPages: 3 } };
    expect(page({ earned }, "pl").pager).toMatchObject({
      previous: "/pl/profile/quests/",
      next: "/pl/profile/quests/?page=2",
    });
  });
});

describe("the account level", () => {
  it("has name and missing pixels in the viewer's language", () => {
    expect(page({ accountLevel: LEVEL }, "de").level).toEqual({
      name: "Level 3",
      text: "Noch 1\u00a0750 Pixel aus Quests bis Level 4.",
      segments: 12,
      lit: 1,
    });
  });

  it.each([
    [1_000, 0, "2\u00a0000"],
    [1_166, 0, "1\u00a0834"],
    [1_167, 1, "1\u00a0833"],
    [2_000, 6, "1\u00a0000"],
    [2_999, 11, "1"],
    [3_000, 12, "0"],
    [9_000, 12, "0"],
    [500, 0, "2\u00a0500"],
  ])("with %d pixels lights %d segments; missing: %s", (earned, lit, missing) => {
    expect(levelOf({ earned })).toMatchObject({ lit, text: `${missing} more pixels from quests make level 4.` });
  });

  it("handles a level that requires no pixels", () => {
    expect(levelOf({ earned: 1_000, nextLevelAt: 1_000 })?.lit).toBe(0);
    expect(levelOf({ earned: 1_001, nextLevelAt: 1_000 })?.lit).toBe(12);
  });
});

describe("earned rewards", () => {
  it("have a code and its link", () => {
    const offerCodeReward = { codeValue: "PIXEL-7", targetUrl: "/redeem/" };
    expect(rewardOf({ offerCodeReward }, "de")).toEqual({
      id: REWARD_ID,
      title: "Angebotscode",
      from: "Three in a row, 20 Nov. 2026",
      code: "PIXEL-7",
      href: "/de/redeem/",
    });
  });

  it("have a code without link if its URL is unsafe", () => {
    const offerCodeReward = { codeValue: "PIXEL-7", targetUrl: "javascript:alert(1)" };
    const sharedContentReward = { sharedContentId: CONTENT_ID, url: "/media/map.png" };
    expect(rewardOf({ offerCodeReward, sharedContentReward })).toMatchObject({ code: "PIXEL-7", href: null });
  });

  it.each([
    ["/media/map.png", "/media/map.png"],
    [null, null],
    [undefined, null],
  ])("of content at %s link to %s", (url, href) => {
    const sharedContentReward = { sharedContentId: CONTENT_ID, title: "Map of the roofs", url };
    expect(rewardOf({ rewardType: "SHARED_CONTENT", sharedContentReward })).toEqual({
      id: REWARD_ID,
      title: "Map of the roofs",
      from: "Three in a row, 20 Nov 2026",
      code: null,
      href,
    });
  });

  it("have only a title without code and link", () => {
    const privilegedFeatureReward = { alias: "avatar-frame-steps" };
    expect(rewardOf({ rewardType: "PRIVILEGED_FEATURE", privilegedFeatureReward })).toMatchObject({
      title: "Picture frame",
      code: null,
      href: null,
    });
  });
});
