import { seedId } from "~api/seed/deterministic-ids";
import { challengeId } from "~api/seed/demo-challenges";
import { DEMO_STUDIOS, gameId, gamePath, trackId } from "~api/seed/demo-games";
import { questId } from "~api/seed/demo-quests";
import { tagId } from "~api/seed/demo-tags";
import { seedShortId } from "~api/seed/deterministic-ids";

export type AccountIds = {
  userId: string;
  username: string;
  purchaseId: string;
  announcementId: string;
  orderId: string;
  roomId: string;
  subscriptionToken: string;
  studioId: string;
  studioGameId: string;
  uploadId: string;
  caseId: string;
};

const GAME = gamePath("lantern-run");
const CHALLENGE = `/challenges/${seedShortId("challenge:one-breath")}/one-breath-one-run/`;
const [STUDIO] = DEMO_STUDIOS;

export function pageAddresses(ids: AccountIds): Record<string, string[]> {
  const room = encodeURIComponent(`/gg/rooms/${ids.roomId}`);
  return {
    "($locale)._index": ["/de/"],
    "($locale).$": ["/de/no/such/page/"],
    "($locale).[_app]": ["/de/_app/"],
    "($locale).challenges.$challengeId.($mangledName)": [`/de${CHALLENGE}`, `/de${CHALLENGE}?scope=friends`],
    "($locale).challenges.$challengeId.($mangledName)_.tracks.$trackId": [
      `/de${CHALLENGE}tracks/${trackId("lantern-run")}/`,
    ],
    "($locale).challenges._index": ["/de/challenges/"],
    "($locale).challenges.monthly-challenges": ["/de/challenges/monthly-challenges/"],
    "($locale).client-error": ["/de/client-error/"],
    "($locale).cookies": ["/de/cookies/"],
    "($locale).discover": [
      "/de/discover/",
      `/de/discover/?show=challenges&studioId=${STUDIO?.studioId ?? ""}`,
      "/de/discover/?tagAlias=runner&tagAlias=brick-breaker&tagAlias=snake",
    ],
    "($locale).error": ["/de/error/"],
    "($locale).events._index": ["/de/events/"],
    "($locale).events.viral-glitch": ["/de/events/viral-glitch/"],
    "($locale).feed.$feedAlias": ["/de/feed/events-viral-glitch/"],
    "($locale).feeds.[challenges.xml]": ["/de/feeds/challenges.xml"],
    "($locale).feeds.[games.xml]": ["/de/feeds/games.xml"],
    "($locale).games.$gameId.($mangledTitle)": [`/de${GAME}`, `/de${GAME}?roomUrl=${room}`],
    "($locale).games.$gameId.($mangledTitle)_.tracks.$trackId": [`/de${GAME}tracks/${trackId("lantern-run")}/`],
    "($locale).legal._index": ["/de/legal/"],
    "($locale).legal.terms": ["/de/legal/terms/"],
    "($locale).library.favorites.($type)": ["/de/library/favorites/"],
    "($locale).library.recently-played.($type)": ["/de/library/recently-played/"],
    "($locale).maintenance": ["/de/maintenance/"],
    "($locale).messages": ["/de/messages/"],
    "($locale).profile._index": ["/de/profile/"],
    "($locale).profile.account-details": ["/de/profile/account-details/"],
    "($locale).profile.friends": ["/de/profile/friends/"],
    "($locale).profile.links": ["/de/profile/links/"],
    "($locale).profile.privacy": ["/de/profile/privacy/"],
    "($locale).profile_.notices": ["/de/profile/notices/"],
    "($locale).profile.purchases": ["/de/profile/purchases/"],
    "($locale).profile.purchases_.$purchaseId": [`/de/profile/purchases/${ids.purchaseId}/`],
    "($locale).profile.quests": ["/de/profile/quests/"],
    "($locale).profile_.favorites.($type)": ["/de/profile/favorites/"],
    "($locale).profile_.welcome": ["/de/profile/welcome/"],
    "($locale).search": [
      "/de/search/?search=lantern",
      "/de/search/?search=qqqqqq",
      `/de/search/?game=${gameId("lantern-run")}&studios=${STUDIO?.studioId ?? ""}`,
    ],
    "($locale).studio.$studioId._index": [`/de/studio/${ids.studioId}/`],
    "($locale).studio.$studioId.figures": [`/de/studio/${ids.studioId}/figures/`],
    "($locale).studio.$studioId.figures_.csv": [`/de/studio/${ids.studioId}/figures/csv/`],
    "($locale).studio.$studioId.team": [`/de/studio/${ids.studioId}/team/`],
    "($locale).studio._index": ["/de/studio/"],
    "($locale).studio.games.$gameId": [`/de/studio/games/${ids.studioGameId}/`],
    "($locale).studio.invitations.$secret": ["/de/studio/invitations/a-secret/"],
    "($locale).studio.uploads.$uploadId": [`/de/studio/uploads/${ids.uploadId}/`],
    "($locale).studios.$studioId": [`/de/studios/${STUDIO?.studioId ?? ""}/`],
    "($locale).tags.$alias": ["/de/tags/runner/"],
    "($locale).themes": ["/de/themes/"],
    "($locale).users.$username": [`/de/users/${ids.username}/`],
    "($locale)_.desk._index": ["/de/desk/"],
    "($locale)_.desk.applications": ["/de/desk/applications/"],
    "($locale)_.desk.figures": ["/de/desk/figures/"],
    "($locale)_.desk.figures_.csv": ["/de/desk/figures/csv/"],
    "($locale)_.desk.statistics.$file": ["/de/desk/statistics/clicks.csv"],
    "($locale)_.desk.statistics._index": ["/de/desk/statistics/"],
    "($locale)_.desk.studios.$studioId": [`/de/desk/studios/${STUDIO?.studioId ?? ""}/`],
    "($locale)_.desk.studios._index": ["/de/desk/studios/"],
    "($locale)_.desk.studios.limits": ["/de/desk/studios/limits/"],
    "($locale)_.desk.studios.new": ["/de/desk/studios/new/"],
    "($locale)_.desk.challenges.$challengeId": [`/de/desk/challenges/${challengeId("one-breath")}/`],
    "($locale)_.desk.challenges.$challengeId_.standings": [
      `/de/desk/challenges/${challengeId("one-breath")}/standings/`,
    ],
    "($locale)_.desk.challenges._index": ["/de/desk/challenges/"],
    "($locale)_.desk.games.$gameId": [`/de/desk/games/${gameId("lantern-run")}/`],
    "($locale)_.desk.games.$gameId_.controls": [`/de/desk/games/${gameId("lantern-run")}/controls/?change=0-0-0`],
    "($locale)_.desk.games.$gameId_.pictures": [`/de/desk/games/${gameId("lantern-run")}/pictures/`],
    "($locale)_.desk.games._index": ["/de/desk/games/"],
    "($locale)_.desk.challenges.new": [`/de/desk/challenges/new/?copy=${challengeId("one-breath")}`],
    "($locale)_.desk.pages._index": ["/de/desk/pages/"],
    "($locale)_.desk.pages.$pageId._index": [
      `/de/desk/pages/${seedId("configuration:home")}/?before=published&after=published`,
    ],
    "($locale)_.desk.pages.$pageId.sections.$sectionId._index": [
      `/de/desk/pages/${seedId("configuration:home")}/sections/${seedId("section:home-fresh")}/`,
    ],
    "($locale)_.desk.pages.$pageId.sections.$sectionId.entries.$entryId": [
      `/de/desk/pages/${seedId("configuration:home")}/sections/${seedId("section:home-fresh")}/entries/${seedId("entry:home-fresh:kilnbreak")}/`,
    ],
    "($locale)_.desk.catalogue": ["/de/desk/catalogue/"],
    "($locale)_.desk.catalogue_.zip": ["/de/desk/catalogue/zip/"],
    "($locale)_.desk.preview": ["/de/desk/preview/"],
    "($locale)_.desk.quests.$questId": [`/de/desk/quests/${questId("new-face")}/`],
    "($locale)_.desk.legal": ["/de/desk/legal/"],
    "($locale)_.desk.legal_.terms": ["/de/desk/legal/terms/"],
    "($locale)_.desk.site": ["/de/desk/site/"],
    "($locale)_.desk.quests.$questId_.codes": [`/de/desk/quests/${questId("generous-week")}/codes/`],
    "($locale)_.desk.quests._index": ["/de/desk/quests/"],
    "($locale)_.desk.quests.collections": ["/de/desk/quests/collections/"],
    "($locale)_.desk.quests.new": ["/de/desk/quests/new/"],
    "($locale)_.desk.quests.simulation": ["/de/desk/quests/simulation/"],
    "($locale)_.desk.stickers.$stickerId": [`/de/desk/stickers/${seedId("sticker:comet")}/`],
    "($locale)_.desk.stickers._index": ["/de/desk/stickers/"],
    "($locale)_.desk.stickers.new": ["/de/desk/stickers/new/"],
    "($locale)_.desk.news.$newsId": [`/de/desk/news/${seedId("news:first-hundred-days")}/`],
    "($locale)_.desk.news._index": ["/de/desk/news/"],
    "($locale)_.desk.news.new": ["/de/desk/news/new/?search=Fennec+Works"],
    "($locale)_.desk.tags.$tagId": [`/de/desk/tags/${tagId("rhythm")}/`],
    "($locale)_.desk.tags._index": ["/de/desk/tags/"],
    "($locale)_.desk.tags.new": ["/de/desk/tags/new/"],
    "($locale)_.desk.tokens": ["/de/desk/tokens/"],
    "($locale)_.desk.appeals": ["/de/desk/appeals/"],
    "($locale)_.desk.players.$userId": [`/de/desk/players/${ids.userId}/`],
    "($locale)_.desk.players._index": ["/de/desk/players/?search=ada"],
    "($locale)_.desk.announcements.$announcementId": [`/de/desk/announcements/${ids.announcementId}/`],
    "($locale)_.desk.announcements._index": ["/de/desk/announcements/"],
    "($locale)_.desk.announcements.new": ["/de/desk/announcements/new/"],
    "($locale)_.desk.purchases.$recordId": [`/de/desk/purchases/${ids.orderId}/`],
    "($locale)_.desk.purchases._index": ["/de/desk/purchases/?search=ada"],
    "($locale)_.desk.purchases.players.$userId": [`/de/desk/purchases/players/${ids.userId}/`],
    "($locale)_.desk.queue.$caseId": [`/de/desk/queue/${ids.caseId}/`],
    "($locale)_.desk.queue._index": ["/de/desk/queue/"],
    "($locale)_.desk.jobs": ["/de/desk/jobs/"],
    "($locale)_.desk.reviews": ["/de/desk/reviews/"],
    "($locale)_.desk.takedowns": ["/de/desk/takedowns/"],
    "($locale)_.desk.audit-log": ["/de/desk/audit-log/?search=ada"],
    "($locale)_.desk.people": ["/de/desk/people/"],
    "($locale)_.desk.confirmation": ["/de/desk/confirmation/?target=%2Fde%2Fdesk%2Fpeople%2F"],
    "($locale)_.desk.second-factor": ["/de/desk/second-factor/"],
    "($locale)_.unsubscribe": [`/de/unsubscribe/?token=${encodeURIComponent(ids.subscriptionToken)}`],
    "[.well-known].[security.txt]": ["/.well-known/security.txt"],
    "[manifest.webmanifest]": ["/manifest.webmanifest"],
    "[robots.txt]": ["/robots.txt"],
    "[sitemap.xml]": ["/sitemap.xml"],
    "api.bell": ["/api/bell/"],
    "api.country-code": ["/api/country-code/"],
    "api.data-export": ["/api/data-export/"],
    "api.feed-games": ["/api/feed-games/?feed=events-viral-glitch&locale=de"],
    "api.friend-requests": ["/api/friend-requests/"],
    "api.home-feed": ["/api/home-feed/?page=0&locale=de"],
    "api.launch": [`/api/launch/?gameId=${gameId("lantern-run")}&challengeId=${challengeId("one-breath")}&locale=de`],
    "api.payment-return": [`/api/payment-return/?order=${ids.orderId}&locale=de`],
    "api.people": ["/api/people/?search=bo&locale=de"],
    "api.ping": ["/api/ping/"],
    "api.quests": ["/api/quests/?locale=de"],
    "api.saves": [`/api/saves/?playerId=${ids.userId}&gameId=${gameId("lantern-run")}&slot=auto`],
    "api.session": ["/api/session/"],
    "api.studio-uploads": [`/api/studio-uploads/?uploadId=${ids.uploadId}`],
    "api.suggestions": ["/api/suggestions/?search=lantern&locale=de"],
    "api.version": ["/api/version/"],
    "embedded.api.$": ["/embedded/api/session/status"],
    healthcheck: ["/healthcheck"],
    "og.$kind.$file": [
      `/og/games/${seedShortId("game:lantern-run")}.jpg`,
      `/og/challenges/${seedShortId("challenge:one-breath")}.jpg`,
    ],
    "sitemaps.$file": ["/sitemaps/games-1.xml", "/sitemaps/pages-1.xml"],
  };
}
