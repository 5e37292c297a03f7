/**
 * What an API may leave out or send as null, by entity (docs/product/entities.md), written by hand and on purpose not
 * made from the schemas: every other field that is missing, null or of a wrong type has to be refused. Fields whose
 * names stand apart are extras of our own.
 */
export const MAY_BE_NULL: Readonly<Record<string, string>> = {
  "Account session": "userAgent",
  "Mail on its way": "link",
  "Asset variant": "width height",
  Challenge:
    "challengeShortId endsAt favoriteId leaderboardPosition longDescription personalBest shortDescription startsAt topScore" +
    " rules",
  Cover: "coverUrl",
  Favorite: "game challenge studio",
  Feed: "description",
  Game: "gameShortId title shortDescription feedEntry" + " keyColor favoriteId",
  "Game details":
    "averageGameRating userGameRating favoriteId gameEngine longDescription publisher paymentProvider tippingAmount tippingCurrency" +
    " ratingCount maxPlayers",
  "Game engine": "url",
  "Game item": "discountedPrice activeGameItemClaimPeriod",
  "Gallery item": "url thumbnailUrl",
  "Full version": "item",
  "Code answer": "gift partner",
  Leaderboard: "ownRanking",
  Message: "expiredAt data",
  "Message data": "otherPartyUsername otherPartyUserPictureUrl gameTitle groupName studioName challengeName",
  Order: " provider paymentUrl",
  Partner: "accountName linkedAt",
  Person: "pictureUrl" + " lastActive",
  "Played challenge": "challengeShortId endsAt longDescription shortDescription startsAt" + " rules coverArt",
  "Played score": "countryCode",
  Profile: "username name email description birthdate countryCode defaultRegion pictureUrl" + " privacy",
  "Public profile":
    "name description countryCode friendship bestScores" +
    " favoriteGames recentGames stickers lastActive bioLinks level avatarFrame",
  Publisher: "url",
  Purchase: " receiptNumber provider",
  "Purchase answer": "paymentUrl",
  Quest: "coverImageUrl pixelsReward offerCodeReward progress completed callToActionUrl" + " claimable",
  "Quest collection": "refreshAt maxNewQuestsAtRefresh maxQuestsAvailable",
  "Quest reward": "pixelsReward offerCodeReward privilegedFeatureReward sharedContentReward",
  "Quests answer": " accountLevel",
  "Shared content": " title url",
  Ranking: "avatarUrl countryCode",
  "Rating answer": "averageGameRating userGameRating",
  "Recently played": "game challenge",
  "Room player": "username",
  "Score answer": "previousPosition",
  Section: "description feedId feedAlias feedTitle feedDescription feedType feedVersion",
  "Session status": "userId",
  "Sign-up step": "completionDate valueHint",
  "Sitemap entry": "slug lastModified",
  "Sitemap part": "lastModified",
  Sticker: "note cover",
  Studio: "favoriteId",
  Tag: "icon parentTagAlias parentTagId" + " gameCount",
};

export const MAY_BE_MISSING: Readonly<Record<string, string>> = {
  "Mail on its way": "link",
  Challenge: "rules",
  Cover: "focusX",
  "Full version": "item",
  "Played challenge": "rules",
  Game: "title feedEntry" + " keyColor favoriteId",
  "Game details": "ratingCount maxPlayers",
  "Gallery item": "url thumbnailUrl",
  "Global settings": "allowGuestMultiplayerRoomCreation",
  Leaderboard: "ownRanking",
  "Message data": "otherPartyUsername otherPartyUserPictureUrl gameTitle groupName studioName challengeName",
  Order: "provider paymentUrl",
  Person: "lastActive",
  Profile: "privacy",
  "Public profile": "favoriteGames recentGames stickers lastActive bioLinks level avatarFrame",
  Purchase: "receiptNumber provider",
  "Purchase answer": "paymentUrl",
  Quest: "claimable",
  "Quests answer": "accountLevel",
  "Shared content": "title url",
  "Score answer": "previousPosition isHeld",
  "Session status": "userId",
  Tag: "title titleTranslations" + " gameCount",
};

/** What an entity says of itself although the one that it extends need not. */
export const ONLY_ITS_OWN: readonly string[] = ["Game details.favoriteId"];

/** Where anything goes, as long as there is something. */
export const MAY_BE_ANYTHING: readonly string[] = ["Attribute of type ANY.value", "Save.data"];

/**
 * Exactly one of these has to be there (docs/product/content.md#feed-entry), so that the entry is wrong and not the
 * field.
 */
export const BLAMED_ON_THE_WHOLE: readonly string[] = [
  "Feed entry.challenge",
  "Feed entry.game",
  "Feed entry.tag",
  "Feed entry.customContentItemType",
];
