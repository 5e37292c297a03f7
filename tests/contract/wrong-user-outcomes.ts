import { ALL_CALLS } from "~contract/all-calls";

/** Responses for two callers who are not the owner: another user, and a guest where the call allows guests. */
export type Outcome = { other: string; guest?: string };

export const ENDS_ITS_CALLER: readonly string[] = ["logOut"];

/** Calls authorized by a signed link alone. */
export const SIGNED_LINKS: readonly string[] = ["putSubscription"];

/** Calls without ids of an owner: they only read and change the caller's own data. */
const OF_THE_CALLER = [
  "getSessionStatus",
  "logOut",
  "getProfile",
  "updateProfile",
  "putPicture",
  "deletePicture",
  "changeSignUpStep",
  "listReceivedFriendRequests",
  "listSentFriendRequests",
  "listFriends",
  "sendFriendRequest",
  "listBlocks",
  "blockUser",
  "findPeople",
  "listFriendScores",
  "listMessages",
  "readAllMessages",
  "listQuests",
  "listQuestRewards",
  "enterCode",
  "listBioLinks",
  "putBioLinks",
  "listPartners",
  "clearRecentlyPlayed",
  "listOrders",
  "addFavorite",
  "listFavorites",
  "listRecentlyPlayed",
  "reportGame",
  "rateGame",
  "submitScore",
  "submitScoreOfOldClient",
  "voteForEntry",
  "withdrawVote",
  "listSessions",
  "listConnections",
  "endOtherSessions",
  "getSecondFactor",
  "getPersonalData",
  "getDeveloperProfile",
  "listDeveloperStudios",
  "listApplications",
  "applyForStudio",
  "acceptInvitation",
  "getWallet",
  "listPurchases",
  "startPlay",
  "getPlayer",
  "listInGameUserScores",
  "listDefaultChallengeUserScores",
  "getFullVersion",
  "createRoom",
  "putSave",
];

const OF_EVERYBODY = [
  "getUser",
  "getSubscription",
  "putSubscription",
  "getGame",
  "listGames",
  "listSimilarGames",
  "suggestGames",
  "listTags",
  "getTag",
  "getStudio",
  "listChallenges",
  "getChallenge",
  "getConfiguration",
  "getFeed",
  "getSitemap",
  "listSitemapEntries",
  "listStickers",
  "getLaunch",
  "getGlobalSettings",
  "getSite",
  "getLegalText",
  "getPlayedGame",
  "listPlayedGameChallenges",
  "listInGameScores",
  "listDefaultChallengeScores",
  "listRegions",
  "getRoom",
  "sendStatsEvent",
];

/** Calls with ids of one user, or whose example the other callers cannot pay for or have not earned. */
const REFUSED: Readonly<Record<string, Outcome>> = {
  acceptFriendRequest: { other: "404 friend_request_not_found" },
  declineFriendRequest: { other: "404 friend_request_not_found" },
  cancelFriendRequest: { other: "404 friend_request_not_found" },
  removeFriend: { other: "404 friend_not_found" },
  unlinkPartner: { other: "404 partner_not_found" },
  markMessage: { other: "404 message_not_found" },
  deleteMessage: { other: "404 message_not_found" },
  claimQuest: { other: "400 quest_not_completed" },
  removeFavorite: { other: "404 favorite_not_found" },
  tipGame: { other: "400 insufficient_funds" },
  giveSticker: { other: "400 insufficient_funds" },
  purchaseItem: { other: "400 insufficient_funds" },
  endSession: { other: "404 session_not_found" },
  revokeConnection: { other: "404 connection_not_found" },
  changePassword: { other: "400 wrong_password" },
  changeEmail: { other: "400 wrong_password" },
  deleteProfile: { other: "400 wrong_password" },
  confirmSession: { other: "400 wrong_password" },
  startSecondFactor: { other: "400 wrong_password" },
  confirmSecondFactor: { other: "400 second_factor_missing" },
  renewRecoveryCodes: { other: "400 wrong_password" },
  removeSecondFactor: { other: "400 wrong_password" },
  // Their plays belong to the challenge of an earlier submission.
  submitDefaultChallengeScore: { other: "400 no_active_play" },
  sendActivationMail: { other: "400 already_activated" },
  getOrder: { other: "404 order_not_found" },
  getPurchase: { other: "404 purchase_not_found" },
  sendRoomMessage: { other: "404 room_not_found" },
  leaveRoom: { other: "404 room_not_found" },
  unblockUser: { other: "404 block_not_found" },
  getSave: { other: "404 save_not_found" },
  getStudioTeam: { other: "404 studio_not_found" },
  inviteMember: { other: "404 studio_not_found" },
  revokeInvitation: { other: "404 studio_not_found" },
  changeMember: { other: "404 studio_not_found" },
  removeMember: { other: "404 studio_not_found" },
  createStudioToken: { other: "404 studio_not_found" },
  listDeveloperGames: { other: "404 studio_not_found" },
  createGame: { other: "404 studio_not_found" },
  getUpload: { other: "404 upload_not_found" },
  cancelUpload: { other: "404 upload_not_found" },
  putUploadPart: { other: "404 upload_not_found" },
  revokeStudioToken: { other: "404 studio_not_found" },
  deleteSave: { other: "404 save_not_found" },
};

/** Calls about a game of a studio that the other callers are no members of. */
const OF_STUDIO_GAMES = [
  "getDeveloperGame",
  "updateGame",
  "declareRights",
  "addGameCover",
  "removeGameCover",
  "addGameGraphic",
  "removeGameGraphic",
  "findStoredFiles",
  "startUpload",
  "listUploads",
  "uploadBundle",
  "listReleases",
  "changeReleaseNotes",
  "publishGame",
  "switchTrack",
  "createTrack",
  "inviteTester",
  "removeTester",
];
const NO_GAME: Outcome = { other: "404 game_not_found" };

/** Calls that name a permission: neither caller works at the desk. */
const OF_THE_DESK = ALL_CALLS.filter(({ permission }) => permission !== undefined).map(({ name }) => name);
const NO_ROLE: Outcome = { other: "403 staff_role_insufficient" };

const DONE: Outcome = { other: "200" };

export const OUTCOMES: Readonly<Record<string, Outcome>> = {
  ...Object.fromEntries([...OF_THE_CALLER, ...OF_EVERYBODY].map((name) => [name, DONE])),
  ...Object.fromEntries(OF_STUDIO_GAMES.map((name) => [name, NO_GAME])),
  ...Object.fromEntries(OF_THE_DESK.map((name) => [name, NO_ROLE])),
  ...REFUSED,
  /** The example reads the friends' leaderboard, which guests do not have. */
  listChallengeScores: { other: "200", guest: "403 sign_in_required" },
};
