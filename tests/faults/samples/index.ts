import { DESK_SAMPLES } from "./desk";
import { DESK_STAFF_SAMPLES } from "./desk-staff";
import { DESK_CODE_SAMPLES } from "./desk-codes";
import { DESK_PICTURE_SAMPLES } from "./desk-pictures";
import { DESK_HEALTH_SAMPLES } from "./desk-health";
import { DESK_ANNOUNCEMENT_SAMPLES } from "./desk-announcements";
import { DESK_WORD_SAMPLES } from "./desk-words";
import { DESK_JOB_SAMPLES } from "./desk-jobs";
import { DESK_PAYOUT_SAMPLES } from "./desk-payouts";
import { DESK_PLAYER_SAMPLES } from "./desk-players";
import { DESK_PURCHASE_SAMPLES } from "./desk-purchases";
import { DESK_REPORT_SAMPLES } from "./desk-reports";
import { DESK_STICKER_SAMPLES } from "./desk-stickers";
import { DESK_STUDIO_NEWS_SAMPLES } from "./desk-studio-news";
import { DEVELOPER_SAMPLES } from "./developers";
import { EARNINGS_SAMPLES } from "./earnings";
import { FIGURE_SAMPLES } from "./figures";
import * as its from "./entities";
import { MESSAGES } from "./messages";
import { PLAYER_REVIEW_SAMPLES } from "./player-reviews";
import { SITE_SAMPLES } from "./site";

const { ID, MOMENT, PAGINATION: pagination } = its;
const IN_GAME_BOARD = { challenge: its.IN_GAME_CHALLENGE, scores: [its.IN_GAME_SCORE], pagination };
const UNLOCKED = {
  ...{ achievementId: ID, key: "kilometre", title: "Roofs", description: "Run.", isHidden: false, points: 20 },
  ...{ isRetired: true, unlockedAt: MOMENT },
};
const { gameId, gameShortId, title, mangledTitle, covers } = its.GAME;
const CONTINUED_GAME = { gameId, gameShortId, title, mangledTitle, covers };
const ANYTHING = {};
const LAUNCH = {
  ...{ launchUrl: "/play/lantern-run/", fallbackUrl: "/builds/lantern-run/", bundledGame: "lantern-run" },
  ...{ trackId: ID, savesStorage: true, permissions: ["MICROPHONE"] },
};

const RATINGS = {
  ...{ kind: "ratings", hasMore: false },
  entries: [{ gameId: ID, gameTitle: "Lantern Run", rating: 4, ratedAt: MOMENT }],
};

export const SAMPLES: Readonly<Record<string, unknown>> = {
  ...DESK_SAMPLES,
  ...DESK_STAFF_SAMPLES,
  ...DESK_CODE_SAMPLES,
  ...DESK_PICTURE_SAMPLES,
  ...DESK_HEALTH_SAMPLES,
  ...DESK_JOB_SAMPLES,
  ...DESK_ANNOUNCEMENT_SAMPLES,
  ...DESK_WORD_SAMPLES,
  ...DESK_PLAYER_SAMPLES,
  ...DESK_REPORT_SAMPLES,
  ...DESK_PURCHASE_SAMPLES,
  ...DESK_PAYOUT_SAMPLES,
  ...DESK_STICKER_SAMPLES,
  ...DESK_STUDIO_NEWS_SAMPLES,
  ...DEVELOPER_SAMPLES,
  ...EARNINGS_SAMPLES,
  ...FIGURE_SAMPLES,
  ...PLAYER_REVIEW_SAMPLES,
  ...SITE_SAMPLES,
  getSessionStatus: { isAuthenticated: true, guestAccount: false, userId: ID, suspension: { endDate: MOMENT } },
  logOut: ANYTHING,
  changeSignUpStep: its.PROFILE,
  changeEmail: { link: "https://portal.test/session/confirm-email" },
  changePassword: ANYTHING,
  endOtherSessions: { ended: 2 },
  endSession: ANYTHING,
  listSessions: {
    sessions: [{ sessionId: ID, userAgent: "Browser/1", createdAt: MOMENT, lastActiveAt: MOMENT, isCurrent: true }],
  },
  listConnections: {
    connections: [
      { connectionId: ID, name: "GameMaker", scopes: ["gamedev:read"], createdAt: MOMENT, lastActiveAt: MOMENT },
    ],
  },
  revokeConnection: ANYTHING,
  sendActivationMail: { link: "https://portal.test/session/activate" },
  deletePicture: its.PROFILE,
  deleteProfile: ANYTHING,
  getProfile: its.PROFILE,
  getUser: {
    ...its.PERSON,
    ...{ name: "Juno K.", description: "Runs", countryCode: "PL", createdDate: MOMENT, friendship: "FRIENDS" },
    ...{ bioLinks: ["https://example.org/"], level: 3, avatarFrame: "avatar-frame-steps" },
    bestScores: [{ challenge: its.CHALLENGE, ranking: its.RANKING }],
    ...{ favoriteGames: [its.GAME], recentGames: [its.GAME], stickers: [{ ...its.STICKER, uses: 2 }] },
    lastActive: "TODAY",
  },
  putPicture: its.PROFILE,
  updateProfile: its.PROFILE,
  getSubscription: { kind: "MARKETING", maskedEmail: "a…@example.org", isSubscribed: true },
  putSubscription: { kind: "MARKETING", maskedEmail: "a…@example.org", isSubscribed: false },
  getPersonalData: RATINGS,
  getPlayersData: RATINGS,
  acceptFriendRequest: { friend: its.FRIEND },
  cancelFriendRequest: ANYTHING,
  declineFriendRequest: ANYTHING,
  blockUser: ANYTHING,
  unblockUser: ANYTHING,
  listBlocks: { people: [{ ...its.PERSON, blockedAt: MOMENT }], pagination },
  findPeople: { people: [{ ...its.PERSON, friendship: "NONE" }] },
  listFriendScores: { scores: [{ challenge: its.CHALLENGE, ranking: its.RANKING }], pagination },
  listFriends: { friends: [its.FRIEND], pagination },
  listReceivedFriendRequests: { requests: [{ ...its.PERSON, requestId: ID, requestedAt: MOMENT }], pagination },
  listSentFriendRequests: { requests: [{ ...its.PERSON, requestId: ID, requestedAt: MOMENT }], pagination },
  removeFriend: ANYTHING,
  sendFriendRequest: { requestId: ID, isAccepted: false },
  deleteMessage: ANYTHING,
  listMessages: { messages: MESSAGES, pagination },
  markMessage: { messageId: ID, read: true },
  readAllMessages: { marked: 2 },
  claimQuest: { quest: its.QUEST },
  listQuests: {
    collections: [
      {
        ...{ alias: "daily", collectionType: "DAILY_QUESTS", refreshAt: MOMENT, quests: [its.QUEST] },
        ...{ maxNewQuestsAtRefresh: 1, maxQuestsAvailable: 3 },
      },
    ],
    accountLevel: { level: 2, earned: 60, levelAt: 50, nextLevelAt: 150 },
  },
  listQuestRewards: {
    earnedRewards: [{ rewardId: ID, questTitle: "Passing it on", reward: its.QUEST.rewards[0], earnedAt: MOMENT }],
    pagination,
  },
  enterCode: { gift: { currency: "BPX", amount: 100 }, partner: { name: "Workbench", accountName: "juno" } },
  listBioLinks: { bioLinks: ["https://example.org/"] },
  putBioLinks: { bioLinks: ["https://example.org/"] },
  listPartners: {
    partners: [
      {
        ...{ alias: "workbench", name: "Workbench", siteUrl: "https://partner.example.org/" },
        ...{ accountName: "juno", linkedAt: MOMENT },
      },
    ],
  },
  unlinkPartner: ANYTHING,
  clearRecentlyPlayed: ANYTHING,
  addFavorite: { favoriteId: ID },
  listFavorites: {
    favorites: [
      { favoriteId: ID, favoriteSince: MOMENT, game: its.GAME, challenge: its.CHALLENGE, studio: its.STUDIO },
    ],
    pagination,
  },
  getOwnValues: {
    favorites: [{ id: ID, favoriteId: ID }],
    bests: [{ challengeId: ID, score: 100 }],
    ratings: [{ gameId: ID, rating: 4 }],
    achievementIds: [ID],
  },
  listGamesToContinue: {
    games: [
      {
        playedAt: MOMENT,
        game: CONTINUED_GAME,
        level: 7,
        best: { challengeId: ID, type: "points", score: 100, position: 12 },
        passedBy: { usernames: ["Ana"], total: 2 },
      },
    ],
  },
  listRecentlyPlayed: { entries: [{ playedAt: MOMENT, game: its.GAME, challenge: its.CHALLENGE }], pagination },
  removeFavorite: ANYTHING,
  getGame: its.GAME_DETAILS,
  listGames: { games: [its.GAME], pagination },
  listSimilarGames: { similarGames: [{ game: its.GAME, reason: { code: "SHARED_TAGS", tags: [its.TAG] } }] },
  rateGame: { averageGameRating: 4.2, userGameRating: 5 },
  reportGame: ANYTHING,
  reportPlayer: ANYTHING,
  suggestGames: { games: [its.GAME], challenges: [its.CHALLENGE], tags: [its.TAG], studios: [its.STUDIO] },
  getStudio: {
    ...{ ...its.STUDIO, favoriteId: ID, games: 4, challenges: 2 },
    ...{ description: "Kites, mostly.", links: ["https://kites.example.org/"], covers: its.GAME.covers },
  },
  listStudioNews: {
    news: [
      {
        ...{ newsId: ID, title: "Kites are out", text: "Up **they** go.", publishDate: MOMENT },
        game: { gameId: ID, gameShortId: "ab12cd", title: "Lantern Run", mangledTitle: "lantern-run" },
      },
    ],
    pagination,
  },
  getSitemap: { parts: [{ type: "games", page: 0, entries: 2, lastModified: MOMENT }] },
  listSitemapEntries: { entries: [{ key: "ab12cd", slug: "lantern-run", lastModified: MOMENT }], pagination },
  getTag: its.TAG,
  listTags: { tags: [{ ...its.TAG, gameCount: 12 }] },
  getChallenge: its.CHALLENGE,
  listChallenges: { challenges: [its.CHALLENGE], pagination },
  listChallengeScores: { scores: [its.RANKING], pagination, ownRanking: its.RANKING },
  unlockAchievement: { achievement: UNLOCKED, isNew: true },
  listUserAchievements: {
    standing: { points: 20, unlocked: 1, games: [{ game: its.GAME, total: 6, points: 20, achievements: [UNLOCKED] }] },
    pagination,
  },
  submitScore: { newBestScore: true, previousPosition: 9, isHeld: false },
  getConfiguration: {
    ...{ configurationId: ID, configurationVersion: "1", pagination, sections: [its.SECTION] },
    sectionFeedEntries: its.FEED_ENTRIES.map((feedEntry) => ({ sectionId: ID, feedEntry })),
    dependsOnCountry: false,
  },
  getFeed: {
    feed: {
      ...{ feedId: ID, alias: "fresh", feedType: "GAME", feedVersion: "1", title: "Fresh" },
      ...{ titleTranslations: its.TRANSLATIONS, description: "New", descriptionTranslations: its.TRANSLATIONS },
    },
    entries: its.FEED_ENTRIES,
    pagination,
  },
  voteForEntry: { votes: 4, hasVotedFor: true },
  withdrawVote: { votes: 3, hasVotedFor: false },
  getWallet: {
    balances: [{ currency: "RPX", balance: 20, debt: 0 }],
    entries: [
      {
        ...{ entryId: ID, currency: "RPX", amount: 20, balanceAfter: 20, reason: "QUEST_REWARD" },
        ...{ subject: "Play three games", createdAt: MOMENT },
      },
    ],
    pagination,
  },
  giveSticker: { balance: 10, uses: 1 },
  getOrder: its.ORDER,
  listOrders: { orders: [its.ORDER], pagination },
  getPurchase: its.PURCHASE,
  listPurchases: { purchases: [its.PURCHASE], pagination },
  listStickers: { stickers: [its.STICKER] },
  purchaseItem: { completed: false, paymentUrl: "https://pay.example.org/1" },
  tipGame: { balance: 10 },
  startPlay: { ...LAUNCH, gamePlayId: ID },
  getLaunch: LAUNCH,
  getGlobalSettings: {
    ...{ allowGamePreloading: true, allowGuestMultiplayerRoomCreation: true },
    ...{ gamesAutoloadEnabled: false, maxGamesPreloadedPerUser: 1 },
  },
  getFullVersion: { isFullVersionPurchased: true, item: its.GAME_ITEM },
  getPlayedGame: its.IN_GAME_GAME,
  getPlayer: its.IN_GAME_SCORE.player,
  listInGameScores: IN_GAME_BOARD,
  listInGameUserScores: IN_GAME_BOARD,
  listDefaultChallengeScores: IN_GAME_BOARD,
  listDefaultChallengeUserScores: IN_GAME_BOARD,
  submitScoreOfOldClient: { newBestScore: true, previousPosition: 9, isHeld: false },
  submitDefaultChallengeScore: { newBestScore: false, previousPosition: null, isHeld: true },
  listPlayedGameChallenges: { challenges: [its.IN_GAME_CHALLENGE], pagination },
  createRoom: { roomId: ID, roomUrl: "eu:ab12cd" },
  getRoom: {
    ...{ roomId: ID, roomUrl: "eu:ab12cd", gameId: ID, trackId: ID, region: "eu", maxPlayers: 4 },
    ...{ players: [{ userId: ID, username: "juno" }], createdAt: MOMENT },
  },
  sendRoomMessage: { sequence: 7 },
  leaveRoom: ANYTHING,
  listRegions: ["Europe", "South America"],
  deleteSave: ANYTHING,
  getSave: { slot: "auto", version: 2, data: 4, savedAt: MOMENT },
  putSave: { slot: "auto", version: 2, savedAt: MOMENT },
  sendStatsEvent: ANYTHING,
};
