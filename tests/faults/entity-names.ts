/**
 * What docs/product/entities.md calls the things in an answer: by the call whose answer they are, by "Entity.field"
 * where they stand, or by the field's name alone where that always means the same.
 */
export const ENTITIES: Readonly<Record<string, string>> = {
  ...of("Unread answer", "logOut deleteProfile cancelFriendRequest declineFriendRequest removeFriend deleteMessage"),
  ...of("Unread answer", "blockUser unblockUser"),
  ...of("Unread answer", "removeFavorite reportGame deleteSave sendStatsEvent leaveRoom changePassword endSession"),
  ...of("Account session", "sessions"),
  ...of("Mail on its way", "changeEmail sendActivationMail"),
  ...of("Unread answer", "clearRecentlyPlayed unlinkPartner"),
  ...of("Asset variant", "variants avatarVariants pictureVariants coverVariants"),
  ...of("Challenge", "getChallenge challenge challenges"),
  ...of("Cover", "cover covers"),
  ...of("Game", "getPlayedGame game games favoriteGames recentGames"),
  ...of("Game details", "getGame"),
  ...of("Game engine", "gameEngine"),
  ...of("Game feed entry", "Game.feedEntry"),
  ...of("Game item", "gameItems Full_version.item"),
  ...of("Gallery item", "gallery"),
  ...of("Publisher", "publisher"),
  ...of("Tag", "getTag tag tags"),
  ...of("Studio", "getStudio studio studios"),
  ...of("Ranking", "personalBest topScore ranking scores ownRanking"),
  ...of("Friend score", "listFriendScores.scores"),
  ...of("Leaderboard", "listChallengeScores"),
  ...of("Score answer", "submitScore submitScoreOfOldClient submitDefaultChallengeScore"),
  ...of("Played challenge", "listPlayedGameChallenges.challenges Played_board.challenge"),
  ...of("Played board", "listInGameScores listInGameUserScores"),
  ...of("Played board", "listDefaultChallengeScores listDefaultChallengeUserScores"),
  ...of("Played score", "Played_board.scores"),
  ...of("Sticker", "stickers receivedStickers"),
  ...of("Profile", "getProfile updateProfile putPicture deletePicture changeSignUpStep"),
  ...of("Sign-up step", "signUpSteps"),
  ...of("Public profile", "getUser"),
  ...of("Person", "friend friends requests people"),
  ...of("Message", "messages"),
  ...of("Message data", "Message.data"),
  ...of("Quest", "quest quests"),
  ...of("Quest collection", "collections"),
  ...of("Quests answer", "listQuests"),
  ...of("Quest reward", "rewards Earned_reward.reward"),
  ...of("Shared content", "sharedContentReward"),
  ...of("Account level", "accountLevel"),
  ...of("Earned reward", "earnedRewards"),
  ...of("Code answer", "enterCode"),
  ...of("Partner", "partners"),
  ...of("Purchase", "getPurchase purchases"),
  ...of("Order", "getOrder orders"),
  ...of("Favorite", "favorites"),
  ...of("Recently played", "listRecentlyPlayed.entries"),
  ...of("Section", "sections"),
  ...of("Feed", "feed"),
  ...of("Feed entry", "feedEntry getFeed.entries"),
  ...of("Attribute", "attributes"),
  ...of("Sitemap part", "parts"),
  ...of("Sitemap entry", "listSitemapEntries.entries"),
  ...of("Subscription", "getSubscription putSubscription"),
  ...of("Personal data", "getPersonalData"),
  ...of("Rated game", "getPersonalData.entries"),
  ...of("Session status", "getSessionStatus"),
  ...of("Global settings", "getGlobalSettings"),
  ...of("Player", "getPlayer"),
  ...of("Full version", "getFullVersion"),
  ...of("Similar game", "similarGames"),
  ...of("Rating answer", "rateGame"),
  ...of("Purchase answer", "purchaseItem"),
  ...of("Room", "getRoom"),
  ...of("Room message answer", "sendRoomMessage"),
  ...of("Room player", "Room.players"),
  ...of("Save", "getSave putSave"),
};

/** Things of which there are several forms, told apart by what is in them. */
export const KINDS: Readonly<Record<string, (value: object) => string>> = {
  Attribute: (value) => ("type" in value ? `Attribute of type ${String(value.type)}` : "Attribute"),
};

/** Entities that have all fields of another one. */
export const EXTENDED: Readonly<Record<string, string>> = { "Game details": "Game", "Public profile": "Person" };

function of(entity: string, places: string): Record<string, string> {
  return Object.fromEntries(places.split(" ").map((place) => [place.replaceAll("_", " "), entity]));
}
