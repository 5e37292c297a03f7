import { describe, expect, it } from "vitest";
import { aQuest, aQuestCollection } from "../../tests/fixtures/a-quest";
import { A_MOMENT, aViewContext } from "../../tests/fixtures/a-view-context";
import type { Locale } from "~/i18n/locales";
import type { QuestCollection } from "~contract/entities/quest";
import { toQuestBoard } from "./quest-board";

const LATER = new Date(A_MOMENT.getTime() + 5 * 3_600_000).toISOString();
const DAILY = { alias: "daily", collectionType: "DAILY_QUESTS" } as const;

type Options = { isSignedOut?: boolean; refreshOverride?: string | null; locale?: Locale };

function board(collections: QuestCollection[], { locale = "en", ...options }: Options = {}) {
  const wallet = { balances: [{ currency: "RPX" as const, balance: 1_250 }] };
  const context = { isSignedOut: false, refreshOverride: null, newClaimKey: () => "key", ...options };
  return toQuestBoard(collections, wallet, { ...aViewContext({ locale }), ...context });
}

describe("toQuestBoard", () => {
  it("has only the collections daily and personal", () => {
    const collections = ["weekly", "personal", "daily"].map((alias) => aQuestCollection({ open: 1 }, { alias }));
    const { daily, longTerm, purse } = board(collections);
    expect([daily?.alias, longTerm?.alias]).toEqual(["daily", "personal"]);
    expect(purse).toEqual([{ currency: "RPX", name: "RPx", amount: "1\u00a0250" }]);
    expect(board([aQuestCollection({}, { alias: "weekly" })])).toMatchObject({ daily: null, longTerm: null });
  });

  it("hides long-term quests and balances from signed-out visitors", () => {
    const collections = [aQuestCollection({ open: 1 }, DAILY), aQuestCollection({ open: 1 })];
    expect(board(collections, { isSignedOut: true })).toMatchObject({ purse: null, longTerm: null });
  });

  it.each([
    [
      "expiring",
      aQuestCollection({ open: 2 }, { ...DAILY, refreshAt: LATER, maxQuestsAvailable: null }),
      "Expires in 5 hours",
    ],
    ["with room", aQuestCollection({ open: 4 }, { ...DAILY, refreshAt: LATER }), "1 new in 5 hours"],
    ["full", aQuestCollection({ open: 5 }, { ...DAILY, refreshAt: LATER }), /^All slots are taken/],
    ["over", aQuestCollection({ open: 2 }, { ...DAILY, refreshAt: A_MOMENT.toISOString() }), /^Time is up/],
    ["without refresh", aQuestCollection({ open: 3, finished: 1 }, DAILY), "3 of 5 slots used"],
    ["without limits", aQuestCollection({ open: 3 }, { ...DAILY, maxQuestsAvailable: null }), /^$/],
  ])("has the note of a collection %s", (_, collection, note) => {
    expect(board([collection]).daily?.note).toMatch(note);
  });

  it("uses the plurals of the language", () => {
    const collection = aQuestCollection({ open: 0 }, { ...DAILY, collectionType: "PERSONAL_QUESTS", refreshAt: LATER });
    expect(board([collection], { locale: "ru" }).daily?.note).toBe("2 новых: через 5 часов");
  });

  it("overrides the refresh time, but not of permanent quests", () => {
    const collections = [aQuestCollection({ open: 1 }, { ...DAILY, refreshAt: LATER }), aQuestCollection({ open: 1 })];
    const refreshOverride = "2020-01-01T00:00:00Z";
    const { daily, longTerm } = board(collections, { refreshOverride });
    expect(daily).toMatchObject({ refreshAt: refreshOverride, note: expect.stringMatching(/^Time is up/) as unknown });
    expect(longTerm?.refreshAt).toBeNull();
  });

  it("has placeholders for new quests", () => {
    expect(board([aQuestCollection({ open: 2, finished: 2 }, DAILY)]).daily?.placeholders).toBe(1);
  });
});

describe("quest cards", () => {
  const card = (changes: Parameters<typeof aQuest>[0], options?: Options) =>
    board([aQuestCollection({}, { ...DAILY, quests: [aQuest(changes)] })], options).daily?.quests[0];

  it.each([
    [
      { progress: 2, maximumProgress: 3 },
      { text: "2 / 3", segments: 3, lit: 2 },
    ],
    [
      { progress: 6, maximumProgress: 12 },
      { text: "6 / 12", segments: 12, lit: 6 },
    ],
    [
      { progress: 1_250, maximumProgress: 5_000 },
      { text: "1\u00a0250 / 5\u00a0000", segments: 12, lit: 3 },
    ],
    [
      { progress: 9, maximumProgress: 3 },
      { text: "3 / 3", segments: 3, lit: 3 },
    ],
    [
      { progress: 0, maximumProgress: 0 },
      { text: "0 / 0", segments: 1, lit: 1 },
    ],
  ])("%o lights %o", (quest, progress) => {
    expect(card(quest)?.progress).toMatchObject(progress);
  });

  it("have descriptions in the viewer's language", () => {
    const description = { value: "Any three will do.", translations: { de: "Drei beliebige." } };
    expect(card({ description })?.description).toBe("Any three will do.");
    expect(card({ description }, { locale: "de" })?.description).toBe("Drei beliebige.");
  });

  it("have no progress if it is not counted", () => {
    expect(card({ progress: null, completed: null })).toMatchObject({ progress: null, state: "open" });
  });

  it.each([
    ["/tags/cosy/", "/de/tags/cosy/"],
    ["https://studio.example/", "https://studio.example/"],
    ["/\\evil.example/", null],
    ["javascript:alert(1)", null],
    [null, null],
  ])("link %s to %s", (callToActionUrl, href) => {
    expect(card({ callToActionUrl }, { locale: "de" })?.action).toEqual({ text: "Find a game", href });
  });

  it("have no link for signed-out visitors", () => {
    expect(card({ callToActionUrl: "/tags/cosy/" }, { isSignedOut: true })?.action?.href).toBeNull();
  });

  it("are claimable or finished once completed", () => {
    expect(card({ completed: true, claimable: true })).toMatchObject({ state: "claimable", action: null });
    expect(card({ completed: true, claimable: false })).toMatchObject({ state: "finished", action: null });
  });

  it("have all rewards, and the code that was paid", () => {
    const offerCodeReward = { codeValue: "PIXEL-7", targetUrl: "https://shop.example/" };
    const nothing = {
      pixelsReward: null,
      offerCodeReward: null,
      privilegedFeatureReward: null,
      sharedContentReward: null,
    };
    const rewards = [
      { ...nothing, rewardType: "PIXELS" as const, pixelsReward: { currency: "GPX" as const, amount: 40 } },
      { ...nothing, rewardType: "OFFER_CODE" as const, offerCodeReward },
    ];
    expect(card({ completed: true, rewards })).toMatchObject({
      reward: "40\u00a0GPx, Offer code",
      glyph: "cg",
      action: { text: "Use the code PIXEL-7", href: "https://shop.example/" },
    });
  });
});
