import type * as z from "zod";
import { describe, expect, it } from "vitest";
import * as its from "../../tests/faults/samples/entities";
import { setAt } from "../../tests/faults/mutations";
import { challenge, challengeCriteria, challengeType } from "./challenge";
import { cover, coverAspectRatio, coverType } from "./cover";
import { favoriteType } from "./favorite";
import { friend } from "./friend-request";
import { game, platform } from "./game";
import { ageRating, gameDetails, galleryItem, paymentProviderName } from "./game-details";
import { gameItem, gameItemType } from "./game-item";
import { gamePermission } from "./game-permission";
import { order, orderStatus } from "./order";
import { audience, presence, privacyChoices } from "./privacy";
import { profile, signUpStep, signUpStepName, signUpStepStatus } from "./profile";
import { purchase } from "./purchase";
import * as quests from "./quest";
import { section, sectionVisibility } from "./section";
import { similarGame, similarityCode } from "./similar-game";
import { sitemapPart, sitemapType } from "./sitemap";
import { STATS_EVENT_NAMES } from "./stats-event";
import { sticker, stickerCurrency } from "./sticker";
import { subscription, subscriptionKind } from "./subscription";
import { foundPerson, friendship } from "./user";
import { ledgerEntry, ledgerReason, pixelCurrency, walletBalance } from "./wallet";

const QUEST_TYPES = [
  ...["ADD_GAMES_TO_FAVORITES", "ADD_NEW_FRIENDS", "BUY_GAMES", "LINK_PARTNER_ACCOUNT", "PARTICIPATE_IN_CHALLENGES"],
  ...["PARTNER_QUEST", "PAY_RESPECT_TO_GAMES", "PAY_RESPECT_TO_STUDIOS", "PLAY_GAMES", "REACH_ACCOUNT_LEVEL"],
  ...["SETUP_BIO_LINKS", "SETUP_CUSTOM_AVATAR", "SETUP_PROFILE_DESCRIPTION", "SPEND_VIRTUAL_CURRENCY"],
];
const STEPS = "AVATAR DATE_OF_BIRTH MARKETING_CONSENT SIGN_UP_COMPLETE USERNAME USER_ACTIVATED USER_CREATED";
const COLLECTIONS = "DAILY_QUESTS PERSONAL_QUESTS STATIC_QUESTS SEQUENTIAL_QUESTS";

describe("choices", () => {
  it.each([
    ["ageRating", ageRating, "ADULTS CHILDREN EARLY_TEENS EVERYONE MATURE NOT_SET TEENS"],
    ["audience", audience, "EVERYONE FRIENDS NOBODY"],
    ["challengeCriteria", challengeCriteria, "highest_wins lowest_wins"],
    ["challengeType", challengeType, "points duration"],
    ["coverAspectRatio", coverAspectRatio, "16:9 4:3"],
    ["coverType", coverType, "IMAGE VIDEO"],
    ["favoriteType", favoriteType, "games challenges studios"],
    ["friendship", friendship, "NONE FRIENDS REQUEST_SENT REQUEST_RECEIVED BLOCKED"],
    ["gallery's types", galleryItem.shape.type, "IMAGE VIDEO"],
    ["gameItemType", gameItemType, "FULL_VERSION PAID_GAME"],
    ["gamePermission", gamePermission, "CAMERA MICROPHONE MIDI MOTION"],
    ["ledgerReason", ledgerReason, "GRANT QUEST_REWARD TIP STICKER PURCHASE REFUND TAKEN_BACK GIVEN_BACK DEBT"],
    ["orderStatus", orderStatus, "PENDING PAID REFUNDING REFUNDED EXPIRED"],
    ["paymentProviderName", paymentProviderName, "XSOLLA STRIPE"],
    ["pixelCurrency", pixelCurrency, "RPX GPX BPX"],
    ["platform", platform, "DESKTOP MOBILE"],
    ["presence", presence, "TODAY THIS_WEEK THIS_MONTH EARLIER"],
    ["questCollectionType", quests.questCollectionType, COLLECTIONS],
    ["questType", quests.questType, QUEST_TYPES.join(" ")],
    ["rewardType", quests.rewardType, "PIXELS OFFER_CODE PRIVILEGED_FEATURE SHARED_CONTENT"],
    ["sectionVisibility", sectionVisibility, "ALL_USERS GUESTS SIGNED_IN_USERS"],
    ["signUpStepName", signUpStepName, STEPS],
    ["signUpStepStatus", signUpStepStatus, "AVAILABLE BLOCKED DONE IN_PROGRESS SKIPPED"],
    ["similarityCode", similarityCode, "SAME_STUDIO SHARED_TAGS PLAYED_TOGETHER"],
    ["sitemapType", sitemapType, "games challenges tags studios feeds"],
    ["stickerCurrency", stickerCurrency, "RPX GPX BPX USD"],
    ["subscriptionKind", subscriptionKind, "MARKETING DIGEST"],
  ])("%s has exactly its values", (_, choices, expected) => {
    expect([...choices.options]).toEqual(expected.split(" "));
    for (const wrong of ["", "ELSE", ` ${choices.options[0] ?? ""}`])
      expect(choices.safeParse(wrong).success).toBe(false);
  });

  it("of stats events are complete", () => {
    const names = ["page-load", "click", "search-header", "seconds", "end", "game-start", "game-error"];
    expect([...STATS_EVENT_NAMES]).toEqual(names);
  });
});

const COLLECTION = {
  ...{ alias: "daily", collectionType: "DAILY_QUESTS", refreshAt: null, quests: [] },
  ...{ maxNewQuestsAtRefresh: null, maxQuestsAvailable: null },
};
const LEDGER_ENTRY = {
  ...{ entryId: its.ID, currency: "RPX", amount: 20, balanceAfter: 20, reason: "TIP", subject: "" },
  createdAt: its.MOMENT,
};

/** A field path such as "gallery.0.type", its schema and a valid sample. */
type Row = [field: string, name: string, schema: z.ZodType, sample: unknown];

const FIELDS: Row[] = [
  ["criteria", "challenge", challenge, its.CHALLENGE],
  ["type", "challenge", challenge, its.CHALLENGE],
  ["aspectRatio", "cover", cover, its.COVER],
  ["type", "cover", cover, its.COVER],
  ["lastActive", "friend", friend, its.FRIEND],
  ["friendship", "foundPerson", foundPerson, { ...its.PERSON, friendship: "NONE" }],
  ["platforms.0", "game", game, its.GAME],
  ["ageRating", "gameDetails", gameDetails, its.GAME_DETAILS],
  ["gallery.0.type", "gameDetails", gameDetails, its.GAME_DETAILS],
  ["paymentProvider", "gameDetails", gameDetails, its.GAME_DETAILS],
  ["tippingCurrency", "gameDetails", gameDetails, its.GAME_DETAILS],
  ["receivedStickers.0.currency", "gameDetails", gameDetails, its.GAME_DETAILS],
  ["type", "gameItem", gameItem, its.GAME_ITEM],
  ["status", "order", order, its.ORDER],
  ["provider", "order", order, its.ORDER],
  ["itemType", "purchase", purchase, its.PURCHASE],
  ["provider", "purchase", purchase, its.PURCHASE],
  ["privacy.country", "profile", profile, its.PROFILE],
  ["signUpSteps.0.stepName", "profile", profile, its.PROFILE],
  ["status", "signUpStep", signUpStep, its.PROFILE.signUpSteps[0]],
  ...Object.keys(its.PROFILE.privacy).map((part): Row => [part, "privacyChoices", privacyChoices, its.PROFILE.privacy]),
  ["questType", "quest", quests.quest, its.QUEST],
  ["rewardType", "quest", quests.quest, its.QUEST],
  ["pixelsReward.currency", "quest", quests.quest, its.QUEST],
  ["rewards.0.rewardType", "quest", quests.quest, its.QUEST],
  ["rewards.0.pixelsReward.currency", "quest", quests.quest, its.QUEST],
  ["collectionType", "questCollection", quests.questCollection, COLLECTION],
  ["visibleFor", "section", section, its.SECTION],
  ["reason.code", "similarGame", similarGame, { game: its.GAME, reason: { code: "SAME_STUDIO", tags: [] } }],
  ["type", "sitemapPart", sitemapPart, { type: "games", page: 0, entries: 2, lastModified: null }],
  ["currency", "sticker", sticker, its.STICKER],
  ["kind", "subscription", subscription, { kind: "MARKETING", maskedEmail: "a…", isSubscribed: true }],
  ["currency", "ledgerEntry", ledgerEntry, LEDGER_ENTRY],
  ["reason", "ledgerEntry", ledgerEntry, LEDGER_ENTRY],
  ["currency", "walletBalance", walletBalance, { currency: "RPX", balance: 20 }],
];

it("accepts real money among the rewards of a quest", () => {
  const reward = { ...its.QUEST.pixelsReward, currency: "USD" };
  expect(quests.quest.safeParse({ ...its.QUEST, pixelsReward: reward }).success).toBe(true);
});

it.each(FIELDS)("reports the field %s of a %s with an invalid value", (field, _, schema, sample) => {
  const namedWith = (value: unknown) => {
    // Deep copy: a value may occur twice in a sample.
    const changed: unknown = JSON.parse(JSON.stringify(sample));
    setAt(changed, field.split("."), value);
    return schema.safeParse(changed).error?.issues.map(({ path }) => path.join("."));
  };
  expect(namedWith("ELSE")).toEqual([field]);
  expect(namedWith("")).toEqual([field]);
});
