// Nullable and optional fields by entity (docs/product/entities.md), by hand rather than from the schemas they test.
// Names set apart are our own extensions.
export const MAY_BE_NULL: Readonly<Record<string, string>> = {
  "Account session": "userAgent",
  "Mail on its way": "link",
  "Asset variant": "width height",
  "Audit entry": "actor before after reason",
  "Build refusal": "file limit",
  "Build report": "engine",
  "Build report engine": "version",
  "Build report warnings": "file",
  Challenge:
    "challengeShortId endsAt favoriteId leaderboardPosition longDescription personalBest shortDescription startsAt topScore" +
    " rules",
  Cover: "coverUrl",
  "Developer game details": "takedownReason rights",
  "Developer track": "releaseId version",
  Favorite: "game challenge studio",
  Feed: "description",
  Game: "gameShortId title shortDescription feedEntry" + " keyColor favoriteId",
  "Game details":
    "averageGameRating userGameRating favoriteId gameEngine longDescription publisher paymentProvider tippingAmount tippingCurrency" +
    " ratingCount maxPlayers whatsNew",
  "Game engine": "url",
  "Game item": "discountedPrice activeGameItemClaimPeriod",
  "Gallery item": "url thumbnailUrl",
  "Full version": "item",
  "Code answer": "gift partner",
  Launch: " fallbackUrl bundledGame savesStorage permissions",
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
  "Report row": "name",
  Ranking: "avatarUrl countryCode",
  "Rating answer": "averageGameRating userGameRating",
  "Recently played": "game challenge",
  Release: "deletionDate",
  "Room player": "username",
  "Score answer": "previousPosition",
  Section: "description feedId feedAlias feedTitle feedDescription feedType feedVersion",
  "Session status": "userId",
  "Sign-up step": "completionDate valueHint",
  "Sitemap entry": "slug lastModified",
  "Sitemap part": "lastModified",
  Sticker: "note cover",
  Studio: "favoriteId",
  "Studio application": "website reason studioId",
  "Studio token": "gameId lastUsedDate",
  Tag: "icon parentTagAlias parentTagId" + " gameCount",
  Takedown: "endDate",
  "Waiting application": "website",
  Upload: "version releaseId",
};

export const MAY_BE_MISSING: Readonly<Record<string, string>> = {
  "Audit values": "role",
  "Mail on its way": "link",
  Challenge: "rules",
  Cover: "focusX",
  "Full version": "item",
  "Played challenge": "rules",
  Game: "title feedEntry" + " keyColor favoriteId",
  "Game details": "ratingCount maxPlayers whatsNew",
  "Gallery item": "url thumbnailUrl",
  "Global settings": "allowGuestMultiplayerRoomCreation",
  Launch: "fallbackUrl bundledGame savesStorage permissions",
  Leaderboard: "ownRanking",
  "Message data": "otherPartyUsername otherPartyUserPictureUrl gameTitle groupName studioName challengeName",
  Order: "provider paymentUrl",
  "Own build limits": "maxFiles maxBytes maxFileBytes",
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

/** Required here although the extended entity does not require it. */
export const REQUIRED_IN_EXTENSION: readonly string[] = ["Game details.favoriteId"];

export const MAY_BE_ANYTHING: readonly string[] = ["Attribute of type ANY.value", "Save.data", "Audit values.role"];

/** Exactly one is required (docs/product/content.md#feed-entry), so the error names the entry, not the field. */
export const REPORTED_ON_ENTITY: readonly string[] = [
  "Feed entry.challenge",
  "Feed entry.game",
  "Feed entry.tag",
  "Feed entry.customContentItemType",
];
