import { Hono } from "hono";
import { onShutdown, shutDownOnSignals } from "~observe/shutdown";
import { createFileStore } from "./builds/create-file-store";
import { readConfiguration, type ApiConfiguration } from "./configuration";
import { closeDatabase, getDatabase } from "./db/client";
import { createGameHost, type GameHost } from "./game-host/game-host";
import { respondAsGameHost } from "./game-host/serve-game-host";
import { createIdentity } from "./identity/identity";
import { readSessionSecret } from "./identity/session-secret";
import { startHealth, stopHealth } from "./store/health/start-health";
import { startJobs, stopJobs } from "./portal-jobs";
import { registerLoginPage } from "./login/login-routes";
import { limitUrl } from "./middleware/url-limits";
import { setApiSecurityHeaders } from "./middleware/security-headers";
import { handleApiError, handleApiNotFound } from "./middleware/error-envelope";
import { IN_GAME_PATHS, allowGameOrigins } from "./middleware/game-origins";
import { rejectCrossOriginWrites } from "./middleware/same-origin";
import { identifyPreview } from "./middleware/preview";
import { publishDueContent } from "./middleware/publish-due-content";
import { STATS_PATH, allowSiteOrigin } from "./middleware/site-origin";
import { identifyViewer } from "./middleware/viewer";
import { registerConsent } from "./oauth/consent-routes";
import { registerTokenRoutes } from "./oauth/token-routes";
import { registerOpenApi } from "./openapi/openapi";
import { createPaymentProviders } from "./payments/providers";
import { registerPaymentWebhooks } from "./payments/webhooks";
import { registerAccount } from "./resources/account";
import { registerBlocks } from "./resources/blocks";
import { registerBuildFiles } from "./resources/build-files";
import { registerChallenges } from "./resources/challenges";
import { registerConfigurations } from "./resources/configurations";
import { registerDeveloperStudios } from "./resources/developer-studios";
import { registerDeveloperBundles } from "./resources/developer-bundles";
import { registerDeveloperBuilds } from "./resources/developer-builds";
import { registerDeveloperGames } from "./resources/developer-games";
import { registerDeskCatalogue } from "./resources/desk-catalogue";
import { registerDeskCodes } from "./resources/desk-codes";
import { registerDeskPictures } from "./resources/desk-pictures";
import { registerDeskHealth } from "./resources/desk-health";
import { registerDeskAnnouncements } from "./resources/desk-announcements";
import { registerDeskDigest } from "./resources/desk-digest";
import { registerDeskJobs } from "./resources/desk-jobs";
import { registerDeskComparison } from "./resources/desk-comparison";
import { registerDeskPages } from "./resources/desk-pages";
import { registerDeskPreview } from "./resources/desk-preview";
import { registerDeskQuests } from "./resources/desk-quests";
import { registerDeskPersonalData } from "./resources/desk-personal-data";
import { registerDeskPlayers } from "./resources/desk-players";
import { registerDeskPayouts } from "./resources/desk-payouts";
import { registerDeskPurchases } from "./resources/desk-purchases";
import { registerDeskReports } from "./resources/desk-reports";
import { registerDeskSite } from "./resources/desk-site";
import { registerDeskStaff } from "./resources/desk-staff";
import { registerDeskTokens } from "./resources/desk-tokens";
import { registerDeskWords } from "./resources/desk-words";
import { registerGameReviews } from "./resources/game-reviews";
import { registerDeskSetup } from "./resources/desk-setup";
import { registerDeskStatistics } from "./resources/desk-statistics";
import { registerDeskStudios } from "./resources/desk-studios";
import { registerDeskChallenges } from "./resources/desk-challenges";
import { registerDeskScores } from "./resources/desk-scores";
import { registerDeskGames } from "./resources/desk-games";
import { registerDeskStickers } from "./resources/desk-stickers";
import { registerDeskStudioNews } from "./resources/desk-studio-news";
import { registerDeskTags } from "./resources/desk-tags";
import { registerFriends } from "./resources/friends";
import { registerFeeds } from "./resources/feeds";
import { registerEarnings } from "./resources/earnings";
import { registerFigures } from "./resources/figures";
import { registerGamePictures } from "./resources/game-pictures";
import { registerGames } from "./resources/games";
import { registerHealthReport } from "./resources/health-report";
import { registerHealthcheck } from "./resources/healthcheck";
import { registerGlobalSettings } from "./resources/global-settings";
import { registerInGame } from "./resources/in-game";
import { registerLibrary } from "./resources/library";
import { registerLinks } from "./resources/links";
import { registerMedia } from "./resources/media";
import { registerMessages } from "./resources/messages";
import { registerOrders } from "./resources/orders";
import { registerOwnerCommand } from "./resources/owner-command";
import { registerPartnerWebhooks } from "./resources/partner-webhooks";
import { registerPlay } from "./resources/play";
import { registerGameFiles } from "./resources/game-files";
import { registerProfile } from "./resources/profile";
import { registerQuests } from "./resources/quests";
import { registerPlayerReviews } from "./resources/player-reviews";
import { registerRatings } from "./resources/ratings";
import { registerReports } from "./resources/reports";
import { registerRoomEvents } from "./resources/room-events";
import { registerReturnedMails } from "./resources/returned-mails";
import { registerRooms } from "./resources/rooms";
import { registerSanctions } from "./resources/sanctions";
import { registerSaves } from "./resources/saves";
import { registerAchievements } from "./resources/achievements";
import { registerScores } from "./resources/scores";
import { registerPasskeys } from "./resources/passkeys";
import { registerSecondFactor } from "./resources/second-factor";
import { registerSession } from "./resources/session";
import { registerSpending } from "./resources/spending";
import { registerSite } from "./resources/site";
import { registerSitemap } from "./resources/sitemap";
import { registerStats } from "./resources/stats";
import { registerStudios } from "./resources/studios";
import { registerSubscriptions } from "./resources/subscriptions";
import { registerTakedownAppeals } from "./resources/takedown-appeals";
import { registerTags } from "./resources/tags";
import { registerUserPictures } from "./resources/user-pictures";
import { registerUsers } from "./resources/users";
import { registerWallet } from "./resources/wallet";
import { createOpenStreams } from "./rate-limits/open-streams";
import { limitBody } from "./request-body";
import { importDemoBuilds, startDemoBuildRenewal } from "./seed/demo-builds";
import { fillCatalogue } from "./seed/fill-catalogue";
import { startRenewal } from "./seed/renew-catalogue";
import type { ApiEnvironment, Services } from "./api-context";
import { saveGameMakerTool } from "./store/account/tools";
import { replacePartners } from "./store/quests/partner-accounts";
import { startBuildUpkeep } from "./store/builds/build-upkeep";
import { refreshSearch } from "./store/search/search-index";
import { saveAddressRule, saveEnvironmentSite } from "./store/global-settings";
import { createRateLimiter } from "./store/rate-limiter";
import { createRoomNotifier } from "./store/play/room-notifier";

const RESOURCES = [
  registerSession,
  registerProfile,
  registerSubscriptions,
  registerAccount,
  registerPasskeys,
  registerSanctions,
  registerSecondFactor,
  registerFriends,
  registerBlocks,
  registerMessages,
  registerQuests,
  registerLinks,
  registerUsers,
  registerGlobalSettings,
  registerSite,
  registerConfigurations,
  registerFeeds,
  registerGames,
  registerTags,
  registerStudios,
  registerDeveloperStudios,
  registerDeveloperGames,
  registerDeveloperBuilds,
  registerDeveloperBundles,
  registerDeskStaff,
  registerDeskTokens,
  registerDeskCatalogue,
  registerDeskSetup,
  registerDeskStudios,
  registerGameReviews,
  registerDeskReports,
  registerDeskWords,
  registerTakedownAppeals,
  registerDeskJobs,
  registerDeskPersonalData,
  registerDeskHealth,
  registerDeskAnnouncements,
  registerDeskDigest,
  registerDeskPlayers,
  registerDeskPurchases,
  registerDeskPayouts,
  registerEarnings,
  registerDeskStatistics,
  registerFigures,
  registerDeskTags,
  registerDeskChallenges,
  registerDeskPages,
  registerDeskScores,
  registerDeskGames,
  registerDeskQuests,
  registerDeskStickers,
  registerDeskStudioNews,
  registerDeskCodes,
  registerDeskPictures,
  registerDeskPreview,
  registerDeskComparison,
  registerDeskSite,
  registerChallenges,
  registerSitemap,
  registerScores,
  registerAchievements,
  registerPlay,
  registerInGame,
  registerRooms,
  registerRoomEvents,
  registerSaves,
  registerStats,
  registerLibrary,
  registerPlayerReviews,
  registerRatings,
  registerReports,
  registerSpending,
  registerWallet,
  registerOrders,
];

export type Api = { fetch(request: Request): Promise<Response>; gameHost: GameHost };

/** Sockets, the portal's loaders and tests all go through its fetch. */
export function createApi(services: Services): Api {
  const rateLimiter = createRateLimiter(services.database);
  const roomNotifier = createRoomNotifier(services.listen);
  const openStreams = createOpenStreams();
  const paymentProviders = createPaymentProviders(services.configuration.payments);
  const gameHost = createGameHost(services);
  const app = new Hono<ApiEnvironment>();
  app.onError(handleApiError);
  app.notFound(handleApiNotFound);
  app.use(async (context, next) => {
    context.set("configuration", services.configuration);
    context.set("database", services.database);
    context.set("identity", services.identity);
    context.set("jobs", services.jobs);
    context.set("fileStore", services.fileStore);
    context.set("health", services.health);
    context.set("rateLimiter", rateLimiter);
    context.set("roomNotifier", roomNotifier);
    context.set("openStreams", openStreams);
    context.set("paymentProviders", paymentProviders);
    await next();
  });
  app.use(setApiSecurityHeaders);
  app.use(limitUrl);
  registerHealthcheck(app);
  registerHealthReport(app);
  // Static files come before the session middleware, so they cost no session query.
  registerGameFiles(app, services.configuration);
  registerBuildFiles(app, gameHost);
  registerMedia(app);
  registerUserPictures(app);
  registerGamePictures(app);
  registerOpenApi(app, services.configuration);
  // Webhooks, the server's command and tools authenticate by signature, key or token: session, origin and rate-limit middleware do not apply.
  registerPaymentWebhooks(app);
  registerPartnerWebhooks(app);
  registerReturnedMails(app);
  registerOwnerCommand(app);
  registerTokenRoutes(app);
  app.use(IN_GAME_PATHS, allowGameOrigins);
  app.use(STATS_PATH, allowSiteOrigin);
  app.use(rejectCrossOriginWrites);
  app.use(publishDueContent());
  app.use(identifyViewer);
  app.use(identifyPreview);
  app.use("/session/*", limitBody());
  registerLoginPage(app);
  registerConsent(app);
  for (const register of RESOURCES) register(app);
  return { gameHost, fetch: async (request) => (await respondAsGameHost(gameHost, request)) ?? app.fetch(request) };
}

let embedded: Promise<Api> | undefined;

/** The first call opens the database, so call it at server start. */
export function getApi(): Promise<Api> {
  embedded ??= openEmbedded().catch((error: unknown) => {
    embedded = undefined;
    throw error;
  });
  return embedded;
}

async function openEmbedded(): Promise<Api> {
  return createApi(await openServices(readConfiguration({ isEmbedded: true })));
}

export async function openServices(configuration: ApiConfiguration): Promise<Services> {
  shutDownOnSignals();
  onShutdown(() => {
    stopHealth();
    return stopJobs().then(closeDatabase);
  });
  const { database, listen } = await getDatabase(configuration);
  await fillCatalogue(database, configuration, new Date());
  if (configuration.hasDemo) await startRenewal(database);
  // A database older than the search index has games without an entry in it.
  await refreshSearch(database, "missing");
  await saveAddressRule(database, configuration.mail.smtpUrl !== null);
  await saveEnvironmentSite(database, configuration.siteDefaults);
  await replacePartners(database, configuration.partners);
  await saveGameMakerTool(database, new Date());
  const secret = readSessionSecret(configuration);
  const identity = createIdentity(configuration, database, secret);
  const fileStore = createFileStore(configuration);
  if (configuration.hasDemo) {
    await importDemoBuilds({ database, fileStore }, new Date());
    startDemoBuildRenewal({ database, fileStore });
  }
  startBuildUpkeep({ database, fileStore });
  const jobs = startJobs({ configuration, database, secret, fileStore });
  const health = await startHealth({ configuration, database, fileStore });
  return { configuration, database, listen, identity, jobs, fileStore, health };
}
