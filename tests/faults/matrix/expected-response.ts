import type { TextKey } from "~/i18n/text-keys";
import { CORE_CALLS } from "~contract/core-calls";
import type { Call } from "~contract/define-call";

/** Calls that a page requires, by route; all others are optional. */
export const PRIMARY_CALLS: Readonly<Record<string, string>> = {
  "($locale)._index": "getConfiguration",
  "($locale).challenges.$challengeId.($mangledName)": "getChallenge",
  "($locale).challenges.$challengeId.($mangledName)_.tracks.$trackId": "getChallenge",
  "($locale).challenges._index": "listChallenges",
  "($locale).challenges.monthly-challenges": "listChallenges",
  "($locale).discover": "listGames listChallenges",
  "($locale).feed.$feedAlias": "getFeed",
  "($locale).games.$gameId.($mangledTitle)": "getGame",
  "($locale).games.$gameId.($mangledTitle)_.tracks.$trackId": "getGame",
  "($locale).legal._index": "getLegalText",
  "($locale).legal.terms": "getLegalText",
  "($locale).library.favorites.($type)": "listFavorites",
  "($locale).library.recently-played.($type)": "listRecentlyPlayed",
  "($locale).messages": "listMessages",
  "($locale).profile._index": "getProfile",
  "($locale).profile.account-details": "getProfile",
  "($locale).profile.friends": "listReceivedFriendRequests",
  "($locale).profile.links": "listBioLinks",
  "($locale).profile.privacy": "getProfile",
  "($locale).profile.purchases": "listPurchases getWallet",
  "($locale).profile.purchases_.$purchaseId": "getPurchase getProfile",
  "($locale).profile.quests": "listQuests",
  "($locale).profile_.favorites.($type)": "listFavorites",
  "($locale).profile_.notices": "listSanctions",
  "($locale).profile_.welcome": "getProfile",
  "($locale).search": "listGames",
  "($locale).studio.$studioId._index": "getStudioTeam listDeveloperGames",
  "($locale).studio.$studioId.figures": "getStudioFigures",
  "($locale).studio.$studioId.figures_.csv": "getStudioFigures",
  "($locale).studio.$studioId.team": "getStudioTeam",
  "($locale).studio._index": "listDeveloperStudios",
  "($locale).studio.games.$gameId": "getDeveloperGame listDeveloperStudios listReleases",
  "($locale).studio.uploads.$uploadId": "getUpload getDeveloperGame",
  "($locale).studios.$studioId": "getStudio listGames",
  "($locale).tags.$alias": "getTag listGames",
  "($locale).users.$username": "getUser",
  "($locale)_.desk._index": "getDeskProfile",
  "($locale)_.desk.applications": "getDeskProfile listWaitingApplications",
  "($locale)_.desk.figures": "getDeskProfile getFigures",
  "($locale)_.desk.figures_.csv": "getDeskProfile getFigures",
  "($locale)_.desk.statistics.$file": "getDeskProfile getReport",
  "($locale)_.desk.statistics._index": "getDeskProfile getReport",
  "($locale)_.desk.studios.$studioId": "getDeskProfile readDeskStudioEntry listGames",
  "($locale)_.desk.studios._index": "getDeskProfile listDeskStudios",
  "($locale)_.desk.studios.new": "getDeskProfile",
  "($locale)_.desk.studios.limits": "getDeskProfile listStudioLimits",
  "($locale)_.desk.catalogue": "getDeskProfile getCatalogueFiles",
  "($locale)_.desk.catalogue_.zip": "getDeskProfile getCatalogueFiles",
  "($locale)_.desk.challenges.$challengeId": "getDeskProfile readDeskChallenge listChallengeGames",
  "($locale)_.desk.challenges.$challengeId_.standings": "getDeskProfile listStandings",
  "($locale)_.desk.challenges._index": "getDeskProfile listDeskChallenges",
  "($locale)_.desk.challenges.new": "getDeskProfile readDeskChallenge listChallengeGames",
  "($locale)_.desk.pages._index": "getDeskProfile listDeskPages",
  "($locale)_.desk.pages.$pageId._index": "getDeskProfile listPageSections",
  "($locale)_.desk.pages.$pageId.sections.$sectionId._index": "getDeskProfile readPageSection findEntrySubjects",
  "($locale)_.desk.pages.$pageId.sections.$sectionId.entries.$entryId": "getDeskProfile readPageSection",
  "($locale)_.desk.games.$gameId": "getDeskProfile readDeskGameEntry getGameReadiness listTagChoices",
  "($locale)_.desk.games.$gameId_.controls": "getDeskProfile readDeskGameEntry",
  "($locale)_.desk.games.$gameId_.pictures": "getDeskProfile readDeskGamePictures",
  "($locale)_.desk.games._index": "getDeskProfile listDeskGames",
  "($locale)_.desk.preview": "getDeskProfile",
  "($locale)_.desk.quests.$questId": "getDeskProfile readDeskQuest listQuestChoices",
  "($locale)_.desk.quests.$questId_.codes": "getDeskProfile listCodeBatches",
  "($locale)_.desk.quests._index": "getDeskProfile listDeskQuests",
  "($locale)_.desk.quests.collections": "getDeskProfile listQuestCollections",
  "($locale)_.desk.quests.new": "getDeskProfile listQuestChoices",
  "($locale)_.desk.quests.simulation": "getDeskProfile simulateQuests",
  "($locale)_.desk.legal": "getDeskProfile readDeskLegalText",
  "($locale)_.desk.legal_.terms": "getDeskProfile readDeskLegalText",
  "($locale)_.desk.site": "getDeskProfile readDeskSite",
  "($locale)_.desk.stickers.$stickerId": "getDeskProfile readDeskSticker",
  "($locale)_.desk.stickers._index": "getDeskProfile listDeskStickers",
  "($locale)_.desk.stickers.new": "getDeskProfile",
  "($locale)_.desk.news.$newsId": "getDeskProfile readDeskStudioNews getStudio listGames",
  "($locale)_.desk.news._index": "getDeskProfile listDeskStudioNews",
  "($locale)_.desk.news.new": "getDeskProfile listStudioChoices listGames",
  "($locale)_.desk.tags.$tagId": "getDeskProfile readDeskTag listTagChoices",
  "($locale)_.desk.tags._index": "getDeskProfile listDeskTags",
  "($locale)_.desk.tags.new": "getDeskProfile listTagChoices",
  "($locale)_.desk.jobs": "getDeskProfile listJobs",
  "($locale)_.desk.appeals": "getDeskProfile listAppeals",
  "($locale)_.desk.players.$userId": "getDeskProfile readPlayer",
  "($locale)_.desk.players._index": "getDeskProfile listPlayers",
  "($locale)_.desk.announcements.$announcementId": "getDeskProfile readAnnouncement",
  "($locale)_.desk.announcements._index": "getDeskProfile listAnnouncements",
  "($locale)_.desk.announcements.new": "getDeskProfile",
  "($locale)_.desk.purchases.$recordId": "getDeskProfile readDeskPurchase",
  "($locale)_.desk.purchases._index": "getDeskProfile listDeskPurchases",
  "($locale)_.desk.purchases.players.$userId": "getDeskProfile readPlayerWallet",
  "($locale)_.desk.queue.$caseId": "getDeskProfile readReportCase",
  "($locale)_.desk.queue._index": "getDeskProfile listReportCases",
  "($locale)_.desk.reviews": "getDeskProfile listReviews",
  "($locale)_.desk.takedowns": "getDeskProfile listTakedowns",
  "($locale)_.desk.tokens": "getDeskProfile listStaffTokens",
  "($locale)_.desk.audit-log": "getDeskProfile listAuditEntries",
  "($locale)_.desk.people": "getDeskProfile listStaff",
  "($locale)_.desk.confirmation": "getDeskProfile getSecondFactor listPasskeys",
  "($locale)_.desk.second-factor": "getDeskProfile getSecondFactor listPasskeys",
  "($locale)_.unsubscribe": "getSubscription",
};

/** Error texts by call, or by page and call where they differ. */
const ERROR_TEXTS: Readonly<Record<string, TextKey>> = {
  "getConfiguration sidebar": "sidebar.failed",
  getProfile: "account.fallbackName",
  getSessionStatus: "account.failed",
  compareContent: "desk.comparisonFailed",
  listApplications: "studios.applicationsFailed",
  listAuditEntries: "desk.changesFailed",
  listChallengeScores: "leaderboard.failed",
  listChallenges: "list.challengesFailed",
  listBlocks: "privacy.blockedFailed",
  listFriends: "profile.friendsFailed",
  listFriendScores: "profile.scoresFailed",
  listOrders: "orders.failed",
  listPartners: "links.partnersFailed",
  readSetup: "desk.waitsFailed",
  listQuestRewards: "questPage.rewardsFailed",
  listSentFriendRequests: "friends.sentFailed",
  listStudioNews: "studio.newsFailed",
  listConnections: "security.noSessions",
  listSessions: "security.noSessions",
  getUser: "profile.scoresFailed",
  getFeed: "events.failed",
  "($locale).challenges.monthly-challenges listChallengeScores": "monthly.winnersFailed",
  "($locale).games.$gameId.($mangledTitle) listChallenges": "game.challengesFailed",
  "($locale).games.$gameId.($mangledTitle)_.tracks.$trackId listChallenges": "game.challengesFailed",
};

/** Optional parts that are omitted silently, by page and call; the reasons are in docs/faults.md. */
export const SILENT_CALLS: Readonly<Record<string, string>> = {
  "($locale).studio.$studioId.figures_.csv": "getProfile",
  "($locale).challenges.$challengeId.($mangledName)": "getGame listChallenges listFriends getGlobalSettings",
  "($locale).challenges.$challengeId.($mangledName)_.tracks.$trackId": "getGame listChallenges getGlobalSettings",
  "($locale).challenges._index": "listChallenges",
  "($locale).discover": "listTags listChallenges listGames getConfiguration getStudio",
  "($locale).games.$gameId.($mangledTitle)": "listSimilarGames listStickers getWallet getGlobalSettings getRoom",
  "($locale).games.$gameId.($mangledTitle)_.tracks.$trackId":
    "listSimilarGames listStickers getWallet getGlobalSettings",
  "($locale).messages": "listMessages",
  "($locale).profile.quests": "getWallet",
  "($locale).search": "suggestGames listGames listChallenges getStudio",
  "($locale).studio.$studioId.team": "listDeveloperGames",
  "($locale).studio.games.$gameId": "listUploads",
  "($locale).tags.$alias": "listTags",
  // The desk's frame shows the account by the desk's own call.
  "($locale)_.desk._index": "getProfile",
  "($locale)_.desk.applications": "getProfile",
  "($locale)_.desk.figures": "getProfile",
  "($locale)_.desk.figures_.csv": "getProfile",
  "($locale)_.desk.statistics.$file": "getProfile",
  "($locale)_.desk.statistics._index": "getProfile",
  "($locale)_.desk.studios.$studioId": "getProfile",
  "($locale)_.desk.studios._index": "getProfile",
  "($locale)_.desk.studios.limits": "getProfile",
  "($locale)_.desk.studios.new": "getProfile",
  "($locale)_.desk.catalogue": "getProfile",
  "($locale)_.desk.catalogue_.zip": "getProfile",
  "($locale)_.desk.challenges.$challengeId": "getProfile",
  "($locale)_.desk.challenges.$challengeId_.standings": "getProfile",
  "($locale)_.desk.challenges._index": "getProfile",
  "($locale)_.desk.challenges.new": "getProfile",
  "($locale)_.desk.pages._index": "getProfile",
  "($locale)_.desk.pages.$pageId._index": "getProfile",
  "($locale)_.desk.pages.$pageId.sections.$sectionId._index": "getProfile",
  "($locale)_.desk.pages.$pageId.sections.$sectionId.entries.$entryId": "getProfile",
  "($locale)_.desk.games.$gameId": "getProfile",
  "($locale)_.desk.games.$gameId_.controls": "getProfile",
  "($locale)_.desk.games.$gameId_.pictures": "getProfile",
  "($locale)_.desk.games._index": "getProfile",
  "($locale)_.desk.preview": "getProfile",
  "($locale)_.desk.quests.$questId": "getProfile",
  "($locale)_.desk.quests.$questId_.codes": "getProfile",
  "($locale)_.desk.quests._index": "getProfile",
  "($locale)_.desk.quests.collections": "getProfile",
  "($locale)_.desk.quests.new": "getProfile",
  "($locale)_.desk.quests.simulation": "getProfile",
  "($locale)_.desk.legal": "getProfile",
  "($locale)_.desk.legal_.terms": "getProfile",
  "($locale)_.desk.site": "getProfile",
  "($locale)_.desk.stickers.$stickerId": "getProfile",
  "($locale)_.desk.stickers._index": "getProfile",
  "($locale)_.desk.stickers.new": "getProfile",
  "($locale)_.desk.news.$newsId": "getProfile",
  "($locale)_.desk.news._index": "getProfile",
  "($locale)_.desk.news.new": "getProfile",
  "($locale)_.desk.tags.$tagId": "getProfile",
  "($locale)_.desk.tags._index": "getProfile",
  "($locale)_.desk.tags.new": "getProfile",
  "($locale)_.desk.jobs": "getProfile",
  "($locale)_.desk.appeals": "getProfile",
  "($locale)_.desk.players.$userId": "getProfile",
  "($locale)_.desk.players._index": "getProfile",
  "($locale)_.desk.announcements.$announcementId": "getProfile",
  "($locale)_.desk.announcements._index": "getProfile",
  "($locale)_.desk.announcements.new": "getProfile",
  "($locale)_.desk.purchases.$recordId": "getProfile",
  "($locale)_.desk.purchases._index": "getProfile",
  "($locale)_.desk.purchases.players.$userId": "getProfile",
  "($locale)_.desk.queue.$caseId": "getProfile",
  "($locale)_.desk.queue._index": "getProfile",
  "($locale)_.desk.reviews": "getProfile",
  "($locale)_.desk.takedowns": "getProfile",
  "($locale)_.desk.tokens": "getProfile",
  "($locale)_.desk.audit-log": "getProfile",
  "($locale)_.desk.people": "getProfile",
  "($locale)_.desk.confirmation": "getProfile",
  "($locale)_.desk.second-factor": "getProfile",
  // Of a session that counts as signed out, the API says itself whose saves it may read.
  "api.saves": "getSessionStatus",
  // Dates of legal texts are left out.
  "sitemaps.$file": "getLegalText",
  // The feed differs for signed-in viewers, but contains no names.
  "api.home-feed": "getProfile",
  // Rendered without layout, so it does not show the session.
  "($locale)_.unsubscribe": "getSessionStatus getProfile",
};

export const PROTECTED_ROUTES =
  /^\(\$locale\)(\.(profile[._]|messages|library\.favorites|profile_|studio\.)|_\.desk\.)/;
/** The home page always exists, so it has an error text of its own. */
const WITH_OWN_ERROR_TEXT = ["($locale)._index"];

/** Missing, they have their own text. */
const LISTS_OF_THE_ACCOUNT = ["listConnections", "listSessions"];

export function errorTextOf(route: string, call: Call, address: string, fault: string): TextKey | null {
  const name =
    call.name === "getConfiguration" && address.includes("/sidebar/") ? "getConfiguration sidebar" : call.name;
  // Of every page; without it the environment says the same.
  if (name === "getSite") return null;
  if (SILENT_CALLS[route]?.split(" ").includes(name)) return null;
  if (fault === "404" && isMissingCall(call) && !LISTS_OF_THE_ACCOUNT.includes(name)) return "error.notOfferedHeading";
  return ERROR_TEXTS[`${route} ${name}`] ?? ERROR_TEXTS[name] ?? "error.serverHeading";
}

export function primaryStatus(route: string, fault: string, call: Call): number {
  if (WITH_OWN_ERROR_TEXT.includes(route)) return 503;
  if (fault === "404" && (isMissingCall(call) || hasNotFoundCode(call))) return 404;
  if (fault === "403" && call.errorCodes.includes("sign_in_required")) return 403;
  return fault === "429" ? 429 : 503;
}

const hasNotFoundCode = ({ errorCodes }: Call) => errorCodes.some((code) => code.endsWith("not_found"));

/** A 404 that the contract does not list means that the API lacks the call; for a core call that is a failure. */
function isMissingCall(call: Call): boolean {
  return !hasNotFoundCode(call) && !CORE_CALLS.some(({ name }) => name === call.name);
}
