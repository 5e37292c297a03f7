import type * as z from "zod";
import { describe, expect, it } from "vitest";
import { SAMPLES } from "../../tests/faults/samples";
import * as its from "../../tests/faults/samples/entities";
import { accountSession } from "./account-session";
import { assetVariant } from "./asset-variant";
import { challenge, challengeRules, winner } from "./challenge";
import { configuration } from "./configuration";
import { cover } from "./cover";
import { favorite } from "./favorite";
import { feed } from "./feed-entry";
import { blockedPerson, friend, friendRequest, person } from "./friend-request";
import { game, gameFeedEntry, gameGraphic } from "./game";
import * as details from "./game-details";
import { gameItem } from "./game-item";
import { globalSettings } from "./global-settings";
import { order } from "./order";
import { pagination } from "./pagination";
import { partner } from "./partner";
import { privacyChoices } from "./privacy";
import { profile, signUpStep } from "./profile";
import { purchase } from "./purchase";
import * as quests from "./quest";
import { ranking } from "./ranking";
import { inGameChallenge, inGamePlayer, inGameScore } from "./in-game";
import { room } from "./room";
import { save } from "./save";
import { section } from "./section";
import { sessionStatus } from "./session-status";
import { similarGame, similarity } from "./similar-game";
import { sitemapEntry, sitemapPart } from "./sitemap";
import { sticker } from "./sticker";
import { studio, studioDetails } from "./studio";
import { subscription } from "./subscription";
import { tag } from "./tag";
import { foundPerson, publicProfile, scoreInChallenge } from "./user";
import { ledgerEntry, walletBalance } from "./wallet";

type Sample = Record<string, unknown>;
/** A schema, a complete sample, its nullable and its optional fields. */
type Row = [name: string, schema: z.ZodObject, sample: Sample, mayBeNull?: string, mayBeMissing?: string];

const { ID, MOMENT, VARIANTS } = its;
const TEXT = { value: "Jump", translations: its.TRANSLATIONS };
const CONTROL = { action: TEXT, input: TEXT };
const SUBGROUP = { title: TEXT, controls: [CONTROL] };
const REWARD: Sample = its.QUEST.rewards[0] ?? {};
const REASON = { code: "SHARED_TAGS", tags: [its.TAG] };
const SHARED = { sharedContentId: ID, title: "Wallpaper", url: "/media/wall.webp" };

const CATALOGUE: Row[] = [
  ["assetVariant", assetVariant, { ...VARIANTS[0] }, "width height"],
  ["cover", cover, its.COVER, "coverUrl", "focusX"],
  ["tag", tag, its.TAG, "icon parentTagAlias parentTagId", "title titleTranslations"],
  ["studio", studio, its.STUDIO],
  ["studioDetails", studioDetails, at("getStudio"), ...mayBe("favoriteId", "description links covers")],
  ["game", game, its.GAME, ...mayBe("gameShortId shortDescription", "title feedEntry keyColor favoriteId")],
  ["gameGraphic", gameGraphic, { ...its.GAME.graphics[0] }],
  ["gameFeedEntry", gameFeedEntry, { ...its.GAME.feedEntry }],
  ["gameItem", gameItem, its.GAME_ITEM, "discountedPrice activeGameItemClaimPeriod"],
  ["gameControl", details.gameControl, CONTROL],
  ["gameControlSubgroup", details.gameControlSubgroup, SUBGROUP],
  ["gameControlGroup", details.gameControlGroup, { title: TEXT, subgroups: [SUBGROUP] }],
  ["galleryItem", details.galleryItem, { ...its.GAME_DETAILS.gallery[0] }, ...mayBe("", "url thumbnailUrl")],
  ["gameEngine", details.gameEngine, { ...its.GAME_DETAILS.gameEngine }, "url"],
  ["receivedSticker", details.receivedSticker, { ...its.STICKER, uses: 2 }, "note cover"],
  [
    "gameDetails",
    details.gameDetails,
    its.GAME_DETAILS,
    ...mayBe(
      "gameShortId shortDescription averageGameRating userGameRating favoriteId gameEngine longDescription publisher " +
        "paymentProvider tippingAmount tippingCurrency",
      "title feedEntry keyColor ratingCount maxPlayers whatsNew achievements",
    ),
  ],
  ["similarity", similarity, REASON],
  ["similarGame", similarGame, { game: its.GAME, reason: REASON }],
  ["challengeRules", challengeRules, { seed: 7, mode: "distance" }],
  [
    "challenge",
    challenge,
    its.CHALLENGE,
    ...mayBe(
      "challengeShortId endsAt favoriteId leaderboardPosition longDescription personalBest shortDescription startsAt " +
        "topScore",
      "rules winners disqualification",
    ),
  ],
  ["winner", winner, { ...its.CHALLENGE.winners?.[0] }],
  ["ranking", ranking, its.RANKING, "avatarUrl countryCode"],
  ["configuration", configuration, at("getConfiguration"), ...mayBe("", "dependsOnCountry")],
  [
    "section",
    section,
    its.SECTION,
    ...mayBe("description feedId feedAlias feedTitle feedDescription feedType feedVersion", "devices"),
  ],
  ["feed", feed, at("getFeed.feed"), "description"],
  ["pagination", pagination, its.PAGINATION],
  ["sitemapEntry", sitemapEntry, at("listSitemapEntries.entries.0"), "slug lastModified"],
  ["sitemapPart", sitemapPart, at("getSitemap.parts.0"), "lastModified"],
  ["globalSettings", globalSettings, at("getGlobalSettings"), "", "allowGuestMultiplayerRoomCreation"],
];

const PLAYERS: Row[] = [
  ["accountSession", accountSession, at("listSessions.sessions.0"), "userAgent"],
  ["sessionStatus", sessionStatus, at("getSessionStatus"), ...mayBe("", "userId suspension")],
  ["person", person, its.PERSON, "pictureUrl"],
  ["friend", friend, its.FRIEND, ...mayBe("pictureUrl", "lastActive")],
  ["friendRequest", friendRequest, at("listSentFriendRequests.requests.0"), "pictureUrl"],
  ["blockedPerson", blockedPerson, at("listBlocks.people.0"), "pictureUrl"],
  ["foundPerson", foundPerson, at("findPeople.people.0"), "pictureUrl"],
  ["scoreInChallenge", scoreInChallenge, { challenge: its.CHALLENGE, ranking: its.RANKING }],
  [
    "publicProfile",
    publicProfile,
    at("getUser"),
    ...mayBe(
      "pictureUrl name description countryCode friendship bestScores",
      "bioLinks level avatarFrame favoriteGames recentGames stickers lastActive",
    ),
  ],
  [
    "profile",
    profile,
    its.PROFILE,
    ...mayBe("username name email description birthdate countryCode defaultRegion pictureUrl", "privacy digestConsent"),
  ],
  ["signUpStep", signUpStep, { ...its.PROFILE.signUpSteps[0] }, "completionDate valueHint"],
  ["privacyChoices", privacyChoices, its.PROFILE.privacy],
  ["partner", partner, at("listPartners.partners.0"), "accountName linkedAt"],
  ["subscription", subscription, at("getSubscription")],
  ["favorite", favorite, at("listFavorites.favorites.0"), "game challenge studio"],
  ["inGamePlayer", inGamePlayer, its.IN_GAME_SCORE.player],
  ["inGameScore", inGameScore, its.IN_GAME_SCORE, "countryCode"],
  [
    "inGameChallenge",
    inGameChallenge,
    its.IN_GAME_CHALLENGE,
    ...mayBe("challengeShortId coverArt endsAt longDescription shortDescription startsAt rules", "rules"),
  ],
  ["room", room, at("getRoom")],
  ["save", save, { slot: "auto", version: 2, data: { level: 3 }, savedAt: MOMENT }, "data"],
];

const SPENDING: Row[] = [
  ["sticker", sticker, its.STICKER, "note cover"],
  ["order", order, its.ORDER, ...mayBe("", "provider paymentUrl")],
  ["purchase", purchase, its.PURCHASE, ...mayBe("", "receiptNumber provider refunded withdrawnDate tax")],
  ["ledgerEntry", ledgerEntry, at("getWallet.entries.0")],
  ["walletBalance", walletBalance, { currency: "RPX", balance: 20, debt: 0 }, ...mayBe("", "debt")],
  ["pixelsReward", quests.pixelsReward, { currency: "RPX", amount: 20 }],
  ["offerCodeReward", quests.offerCodeReward, { codeValue: "LANTERN", targetUrl: "https://store.example.org/" }],
  ["sharedContentReward", quests.sharedContentReward, SHARED, ...mayBe("", "title url")],
  [
    "questReward",
    quests.questReward,
    REWARD,
    "pixelsReward offerCodeReward privilegedFeatureReward sharedContentReward",
  ],
  [
    "quest",
    quests.quest,
    its.QUEST,
    ...mayBe("coverImageUrl pixelsReward offerCodeReward progress completed callToActionUrl", "claimable"),
  ],
  ["accountLevel", quests.accountLevel, at("listQuests.accountLevel")],
  ["earnedReward", quests.earnedReward, at("listQuestRewards.earnedRewards.0")],
  [
    "questCollection",
    quests.questCollection,
    at("listQuests.collections.0"),
    "refreshAt maxNewQuestsAtRefresh maxQuestsAvailable",
  ],
];

describe.each([...CATALOGUE, ...PLAYERS, ...SPENDING])("%s", (_, schema, sample, mayBeNull = "", mayBeMissing = "") => {
  const fields = Object.keys(sample);
  const namedWith = (changed: Sample) =>
    schema.safeParse(changed).error?.issues.map(({ path }) => path.join(".")) ?? [];
  /** Issue paths by changed field. */
  const verdicts = (changed: (field: string) => Sample) =>
    Object.fromEntries(fields.map((field) => [field, namedWith(changed(field))]));
  const allReportedExcept = (accepted: string) =>
    Object.fromEntries(fields.map((field) => [field, accepted.split(" ").includes(field) ? [] : [field]]));

  it("accepts all its fields and drops others", () => {
    expect(fields.sort()).toEqual(Object.keys(schema.shape).sort());
    expect(schema.parse({ ...sample, unknownField: 1 })).toEqual(sample);
  });

  it("reports each field that is missing", () => {
    const without = (field: string) => Object.fromEntries(Object.entries(sample).filter(([key]) => key !== field));
    expect(verdicts(without)).toEqual(allReportedExcept(mayBeMissing));
  });

  it("reports each field that is null", () => {
    expect(verdicts((field) => ({ ...sample, [field]: null }))).toEqual(allReportedExcept(mayBeNull));
  });

  it("reports each field of another type", () => {
    expect(verdicts((field) => ({ ...sample, [field]: ofAnotherType(sample[field]) }))).toEqual(allReportedExcept(""));
  });

  it("reports each invalid id, date and URL", () => {
    const malformedFields = fields.filter((field) => malformed(sample[field]) !== null);
    for (const field of malformedFields) {
      expect(namedWith({ ...sample, [field]: malformed(sample[field]) }), field).toEqual([field]);
    }
  });
});

function mayBe(mayBeNull: string, mayBeMissing: string): [string, string] {
  return [`${mayBeNull} ${mayBeMissing}`, mayBeMissing];
}

/** Part of a valid response, by a path such as "listFriends.friends.0". */
function at(location: string): Sample {
  const [call = "", ...path] = location.split(".");
  const found = path.reduce((value, key): unknown => Reflect.get(Object(value), key), SAMPLES[call]);
  return isSample(found) ? found : {};
}

function isSample(value: unknown): value is Sample {
  return typeof value === "object" && value !== null;
}

function ofAnotherType(value: unknown): unknown {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" ? 7 : Symbol("of no type");
}

function malformed(value: unknown): string | null {
  if (typeof value !== "string") return null;
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(value)) return value.slice(1);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return value.replace("Z", "");
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return "1999-02-29";
  return /^(\/|https:)/.test(value) ? "//evil.example/a" : null;
}
