import * as account from "./calls/account";
import * as achievements from "./calls/achievements";
import * as blocks from "./calls/blocks";
import * as challenges from "./calls/challenges";
import * as configurations from "./calls/configurations";
import * as deskCatalogue from "./calls/desk-catalogue";
import * as deskChallenges from "./calls/desk-challenges";
import * as deskCodes from "./calls/desk-codes";
import * as deskPictures from "./calls/desk-pictures";
import * as deskPagePictures from "./calls/desk-page-pictures";
import * as deskCollections from "./calls/desk-collections";
import * as deskScores from "./calls/desk-scores";
import * as deskComparison from "./calls/desk-comparison";
import * as deskGames from "./calls/desk-games";
import * as deskPreview from "./calls/desk-preview";
import * as deskQuests from "./calls/desk-quests";
import * as deskStickers from "./calls/desk-stickers";
import * as deskStudioNews from "./calls/desk-studio-news";
import * as deskTags from "./calls/desk-tags";
import * as developerBuilds from "./calls/developer-builds";
import * as developerGames from "./calls/developer-games";
import * as developerStudios from "./calls/developer-studios";
import * as deskHealth from "./calls/desk-health";
import * as deskAnnouncements from "./calls/desk-announcements";
import * as deskDigest from "./calls/desk-digest";
import * as deskJobs from "./calls/desk-jobs";
import * as deskPurchases from "./calls/desk-purchases";
import * as deskReports from "./calls/desk-reports";
import * as deskPersonalData from "./calls/desk-personal-data";
import * as deskPayouts from "./calls/desk-payouts";
import * as deskPlayers from "./calls/desk-players";
import * as earnings from "./calls/earnings";
import * as figures from "./calls/figures";
import * as deskPages from "./calls/desk-pages";
import * as deskSetup from "./calls/desk-setup";
import * as deskSite from "./calls/desk-site";
import * as deskStaff from "./calls/desk-staff";
import * as deskStatistics from "./calls/desk-statistics";
import * as deskStudios from "./calls/desk-studios";
import * as gameReviews from "./calls/game-reviews";
import * as deskStudioEntries from "./calls/desk-studio-entries";
import * as deskTokens from "./calls/desk-tokens";
import * as deskWords from "./calls/desk-words";
import * as friends from "./calls/friends";
import * as games from "./calls/games";
import * as globalSettings from "./calls/global-settings";
import * as inGame from "./calls/in-game";
import * as inGameScores from "./calls/in-game-scores";
import * as library from "./calls/library";
import * as links from "./calls/links";
import * as messages from "./calls/messages";
import * as passkeys from "./calls/passkeys";
import * as personalData from "./calls/personal-data";
import * as playerReports from "./calls/player-reports";
import * as play from "./calls/play";
import * as playerReviews from "./calls/player-reviews";
import * as profile from "./calls/profile";
import * as quests from "./calls/quests";
import * as rooms from "./calls/rooms";
import * as sanctions from "./calls/sanctions";
import * as saves from "./calls/saves";
import * as scores from "./calls/scores";
import * as secondFactor from "./calls/second-factor";
import * as session from "./calls/session";
import * as site from "./calls/site";
import * as sitemap from "./calls/sitemap";
import * as spending from "./calls/spending";
import * as stats from "./calls/stats";
import * as subscriptions from "./calls/subscriptions";
import * as takedownAppeals from "./calls/takedown-appeals";
import * as tags from "./calls/tags";
import type { Call } from "./define-call";

const MODULES: Record<string, Record<string, unknown>> = {
  session,
  profile,
  subscriptions,
  "personal data": personalData,
  account,
  "second factor": secondFactor,
  passkeys,
  sanctions,
  friends,
  blocks,
  messages,
  quests,
  links,
  library,
  games,
  tags,
  challenges,
  scores,
  achievements,
  configurations,
  sitemap,
  spending,
  play,
  "reports of players": playerReports,
  "reviews of players": playerReviews,
  "appeals against takedowns": takedownAppeals,
  "global settings": globalSettings,
  site,
  "in-game": inGame,
  "in-game scores": inGameScores,
  rooms,
  saves,
  statistics: stats,
  "developers' studios": developerStudios,
  "developers' games": developerGames,
  "developers' builds": developerBuilds,
  "the desk's staff": deskStaff,
  "the desk's setup": deskSetup,
  "the desk's studios": deskStudios,
  reviews: gameReviews,
  "reports of games": deskReports,
  jobs: deskJobs,
  health: deskHealth,
  announcements: deskAnnouncements,
  "the digest": deskDigest,
  "players at the desk": deskPlayers,
  "players’ data at the desk": deskPersonalData,
  "purchases at the desk": deskPurchases,
  "payouts at the desk": deskPayouts,
  "studios' earnings": earnings,
  "texts of studios at the desk": deskStudioEntries,
  "the desk's statistics": deskStatistics,
  figures,
  "the desk's tags": deskTags,
  "the desk's challenges": deskChallenges,
  "the desk's pages": deskPages,
  "the desk's standings": deskScores,
  "the desk's games": deskGames,
  "the desk's quests": deskQuests,
  "the desk's stickers": deskStickers,
  "the desk's news": deskStudioNews,
  "the desk's codes": deskCodes,
  "the desk's pictures": deskPictures,
  "the desk's pictures of pages": deskPagePictures,
  "the desk's collections": deskCollections,
  "the desk's previews": deskPreview,
  "the desk's comparisons": deskComparison,
  "the desk's site": deskSite,
  "the desk's tokens": deskTokens,
  "the desk's word lists": deskWords,
  "the desk's catalogue files": deskCatalogue,
};

/** Every call of the contract by subject, for the documentation and for tests that iterate over all calls. */
export const CALLS_BY_SUBJECT: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  Object.entries(MODULES).map(([subject, module]) => [subject, Object.values(module).filter(isCall)]),
);

export const ALL_CALLS: readonly Call[] = Object.values(CALLS_BY_SUBJECT).flat();

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "errorCodes" in value && "path" in value;
}
