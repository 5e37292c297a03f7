import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import type { AssetVariant } from "~contract/entities/asset-variant";
import type { Quest, QuestReward } from "~contract/entities/quest";
import { aQuest } from "../../tests/fixtures/a-quest";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { rewardText, toQuestCard } from "./quest-card";

const CONTENT_ID = "6a2d3c1e-5b7f-4d80-8c11-9e0f1a2b3c01";
const DONE = { completed: true, pixelsReward: null } as const;

type Options = { locale?: Locale; isSignedOut?: boolean };

const card = (changes: Partial<Quest> = {}, { locale = "en", isSignedOut = false }: Options = {}) =>
  toQuestCard(aQuest(changes), { ...aViewContext({ locale }), isSignedOut, newClaimKey: () => "a-key" });

function aReward(changes: Partial<QuestReward> = {}): QuestReward {
  return {
    rewardType: "PIXELS",
    pixelsReward: null,
    offerCodeReward: null,
    privilegedFeatureReward: null,
    sharedContentReward: null,
    ...changes,
  };
}

const pixels = (amount: number) => aReward({ pixelsReward: { currency: "GPX", amount } });
const code = (codeValue: string, targetUrl = "/redeem/") =>
  aReward({ rewardType: "OFFER_CODE", offerCodeReward: { codeValue, targetUrl } });
const content = (url: string | null) =>
  aReward({ rewardType: "SHARED_CONTENT", sharedContentReward: { sharedContentId: CONTENT_ID, title: "Map", url } });

const image = (width: number | null, mimeType = "image/webp"): AssetVariant => ({
  ...{ variantKey: `a-${String(width)}`, url: `/media/${String(width)}.webp`, mimeType, width, height: width },
});

describe("toQuestCard", () => {
  it("returns a quest in the viewer's language", () => {
    const quest = {
      title: { value: "Play", translations: { de: "Spiele drei Spiele" } },
      callToAction: { value: "Find", translations: { de: "Spiel finden" } },
      callToActionUrl: "/discover/",
      coverImageUrl: "/media/quest.png",
      progress: 1,
    };
    expect(card(quest, { locale: "de" })).toEqual({
      alias: "play-three-games",
      title: "Spiele drei Spiele",
      description: "Any three will do.",
      coverUrl: "/media/quest.png",
      reward: "50\u00a0RPx",
      glyph: "cr",
      state: "open",
      progress: { text: "1 / 3", label: "Fortschritt: 1 von 3", segments: 3, lit: 1 },
      action: { text: "Spiel finden", href: "/de/discover/" },
      claimKey: "a-key",
    });
  });

  it.each([
    [false, true, "open"],
    [null, true, "open"],
    [true, true, "claimable"],
    [true, false, "finished"],
    [true, null, "finished"],
    [true, undefined, "finished"],
  ])("with completed %s and claimable %s is %s", (completed, claimable, state) => {
    expect(card({ completed, claimable }).state).toBe(state);
  });

  it("has all rewards and the glyph of the first currency", () => {
    const rewards = [code("A-1"), pixels(40), pixels(2_500)];
    expect(card({ rewards })).toMatchObject({
      reward: "Offer code, 40\u00a0GPx, 2\u00a0500\u00a0GPx",
      glyph: "cg",
    });
  });

  it("has no glyph without pixels", () => {
    expect(card({ rewards: [code("A-1")] })).toMatchObject({ reward: "Offer code", glyph: null });
    expect(card({ rewardType: "PRIVILEGED_FEATURE", pixelsReward: null })).toMatchObject({
      reward: "Extra feature",
      glyph: null,
    });
  });
});

describe("the cover of a quest", () => {
  const coverOf = (...coverVariants: AssetVariant[]) =>
    card({ coverVariants, coverImageUrl: "/media/quest.png" }).coverUrl;

  it("is the smallest with sufficient resolution", () => {
    expect(coverOf(image(256), image(64), image(128), image(512))).toBe("/media/128.webp");
    expect(coverOf(image(256), image(127), image(129), image(512))).toBe("/media/129.webp");
  });

  it("is the original if no image variant has sufficient resolution", () => {
    expect(coverOf(image(64), image(null))).toBe("/media/quest.png");
    expect(coverOf(image(256, "video/mp4"))).toBe("/media/quest.png");
    expect(coverOf(image(256, "application/image/"))).toBe("/media/quest.png");
    expect(coverOf()).toBe("/media/quest.png");
  });

  it("is null without images", () => {
    expect(card().coverUrl).toBeNull();
  });
});

describe("rewardText", () => {
  const text = (changes: Partial<QuestReward>) => rewardText(aReward(changes), aViewContext());
  const feature = (alias: string) => text({ rewardType: "PRIVILEGED_FEATURE", privilegedFeatureReward: { alias } });
  const shared = (title: string | null | undefined) =>
    text({ rewardType: "SHARED_CONTENT", sharedContentReward: { sharedContentId: CONTENT_ID, title } });

  it("has the amount of pixels for any type", () => {
    expect(text({ pixelsReward: { currency: "BPX", amount: 1_000 } })).toBe("1\u00a0000\u00a0BPx");
    expect(text({ rewardType: "OFFER_CODE", pixelsReward: { currency: "RPX", amount: 5 } })).toBe("5\u00a0RPx");
    expect(text({ pixelsReward: { currency: "USD", amount: 5 } })).toBe("5\u00a0USD");
  });

  it("does not reveal a code", () => {
    expect(rewardText(code("PIXEL-7"), aViewContext())).toBe("Offer code");
  });

  it("recognises frames by the prefix of their alias", () => {
    expect(feature("avatar-frame-steps")).toBe("Picture frame");
    expect(feature("no-avatar-frame-")).toBe("Extra feature");
    expect(text({ rewardType: "PRIVILEGED_FEATURE" })).toBe("Extra feature");
  });

  it("has the title of shared content, else a default", () => {
    expect([shared("Map of the roofs"), shared(null), shared(undefined)]).toEqual([
      "Map of the roofs",
      "Extra content",
      "Extra content",
    ]);
    expect(text({ rewardType: "SHARED_CONTENT" })).toBe("Extra content");
  });
});

describe("the progress of a quest", () => {
  it.each([
    [0, 3, { text: "0 / 3", label: "Progress: 0 of 3", segments: 3, lit: 0 }],
    [3, 3, { text: "3 / 3", label: "Progress: 3 of 3", segments: 3, lit: 3 }],
    [4, 3, { text: "3 / 3", label: "Progress: 3 of 3", segments: 3, lit: 3 }],
    [11, 12, { text: "11 / 12", label: "Progress: 11 of 12", segments: 12, lit: 11 }],
    [12, 13, { text: "12 / 13", label: "Progress: 12 of 13", segments: 12, lit: 11 }],
    [999, 1_000, { text: "999 / 1\u00a0000", label: "Progress: 999 of 1\u00a0000", segments: 12, lit: 11 }],
    [0, 1, { text: "0 / 1", label: "Progress: 0 of 1", segments: 1, lit: 0 }],
    [0, 0, { text: "0 / 0", label: "Progress: 0 of 0", segments: 1, lit: 1 }],
  ])("%d of %d lights the proportional number of segments", (progress, maximumProgress, expected) => {
    expect(card({ progress, maximumProgress }).progress).toEqual(expected);
  });

  it("is set for a finished quest as well, but null if not counted", () => {
    expect(card({ progress: 3, completed: true }).progress?.lit).toBe(3);
    expect(card({ progress: null }).progress).toBeNull();
  });
});

describe("the action of an open quest", () => {
  it("has a link, but not for signed-out visitors", () => {
    const quest = { callToActionUrl: "/discover/" };
    expect(card(quest).action).toEqual({ text: "Find a game", href: "/discover/" });
    expect(card(quest, { isSignedOut: true }).action).toEqual({ text: "Find a game", href: null });
  });

  it("is null without a text", () => {
    const callToAction = { value: "", translations: {} };
    expect(card({ callToAction, callToActionUrl: "/discover/" }).action).toBeNull();
  });

  it("does not reveal the reward's code", () => {
    expect(card({ rewards: [code("PIXEL-7")] }).action).toEqual({ text: "Find a game", href: null });
  });
});

describe("the action of a finished quest", () => {
  const actionOf = (...rewards: QuestReward[]) => card({ ...DONE, rewards }, { locale: "de" }).action;

  it("is a code with its link, before other rewards", () => {
    const action = { text: "Code PIXEL-7 einlösen", href: "/de/redeem/" };
    expect(actionOf(pixels(40), content("/media/map.png"), code("PIXEL-7"))).toEqual(action);
    expect(actionOf(code(""), code("PIXEL-7"))).toEqual(action);
  });

  it("is a code without link if its URL is unsafe", () => {
    expect(card({ ...DONE, rewards: [code("PIXEL-7", "javascript:alert(1)")] }).action).toEqual({
      text: "Use the code PIXEL-7",
      href: null,
    });
  });

  it("is a link to content", () => {
    expect(actionOf(pixels(40), content(null), content("https://files.example.org/map.png"))).toEqual({
      text: "Öffnen",
      href: "https://files.example.org/map.png",
    });
  });

  it("is null otherwise", () => {
    expect(actionOf(pixels(40))).toBeNull();
    expect(actionOf(code(""), content(null), content(""))).toBeNull();
    expect(card({ ...DONE, claimable: true }).action).toBeNull();
  });

  it("falls back to the quest's own reward", () => {
    const offerCodeReward = { codeValue: "PIXEL-8", targetUrl: "https://shop.example.org/" };
    expect(card({ ...DONE, rewardType: "OFFER_CODE", offerCodeReward })).toMatchObject({
      reward: "Offer code",
      action: { text: "Use the code PIXEL-8", href: "https://shop.example.org/" },
    });
  });
});
