import { readdirSync } from "node:fs";
import { DEFAULT_LOCALE, LOCALES } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";
import { seedId } from "../../api/seed/deterministic-ids";
import { challengePath, gamePath, trackId } from "./seeded-addresses";

export type Viewer = "visitor" | "player";

type PageOfRoute = { address: string; viewer: Viewer };

const anyone = (...addresses: string[]) => addresses.map((address): PageOfRoute => ({ address, viewer: "visitor" }));
const player = (...addresses: string[]) => addresses.map((address): PageOfRoute => ({ address, viewer: "player" }));

const game = gamePath("pond-quartet");
const challenge = challengePath("hold-the-beat");

/** Placeholder for a receipt's URL, which exists only after a purchase. */
const RECEIPT = "/profile/purchases/receipt/";

/** Files of app/routes without a page of their own. */
const WITHOUT_PAGE = [
  "($locale)",
  "($locale).profile",
  "($locale).feeds.[challenges.xml]",
  "($locale).feeds.[games.xml]",
  "($locale).studio",
  "($locale)_.desk",
];

/** These need a studio with a game and an upload, which studio.spec.ts makes. */
const OF_A_STUDIO = [
  "($locale).studio.$studioId._index",
  "($locale).studio.$studioId.figures",
  "($locale).studio.$studioId.figures_.csv",
  "($locale).studio.$studioId.earnings",
  "($locale).studio.$studioId.earnings_.$month",
  "($locale).studio.$studioId.earnings_.$month_.csv",
  "($locale).studio.$studioId.team",
  "($locale).studio.games.$gameId",
  "($locale).studio.uploads.$uploadId",
];

/** These need a role at the desk, which desk.spec.ts gives. */
const OF_THE_DESK = [
  "($locale)_.desk._index",
  "($locale)_.desk.applications",
  "($locale)_.desk.figures",
  "($locale)_.desk.figures_.csv",
  "($locale)_.desk.statistics.$file",
  "($locale)_.desk.statistics._index",
  "($locale)_.desk.studios.$studioId",
  "($locale)_.desk.studios._index",
  "($locale)_.desk.studios.limits",
  "($locale)_.desk.studios.new",
  "($locale)_.desk.catalogue",
  "($locale)_.desk.catalogue_.zip",
  "($locale)_.desk.challenges.$challengeId",
  "($locale)_.desk.challenges.$challengeId_.standings",
  "($locale)_.desk.challenges._index",
  "($locale)_.desk.challenges.new",
  "($locale)_.desk.pages._index",
  "($locale)_.desk.pages.$pageId._index",
  "($locale)_.desk.pages.$pageId.sections.$sectionId._index",
  "($locale)_.desk.pages.$pageId.sections.$sectionId.entries.$entryId",
  "($locale)_.desk.games.$gameId",
  "($locale)_.desk.games.$gameId_.achievements",
  "($locale)_.desk.games.$gameId_.controls",
  "($locale)_.desk.games.$gameId_.pictures",
  "($locale)_.desk.games._index",
  "($locale)_.desk.quests.$questId",
  "($locale)_.desk.quests.$questId_.codes",
  "($locale)_.desk.quests._index",
  "($locale)_.desk.quests.collections",
  "($locale)_.desk.quests.new",
  "($locale)_.desk.preview",
  "($locale)_.desk.quests.simulation",
  "($locale)_.desk.health",
  "($locale)_.desk.jobs",
  "($locale)_.desk.legal",
  "($locale)_.desk.legal_.terms",
  "($locale)_.desk.site",
  "($locale)_.desk.stickers.$stickerId",
  "($locale)_.desk.stickers._index",
  "($locale)_.desk.stickers.new",
  "($locale)_.desk.news.$newsId",
  "($locale)_.desk.news._index",
  "($locale)_.desk.news.new",
  "($locale)_.desk.tags.$tagId",
  "($locale)_.desk.tags._index",
  "($locale)_.desk.tags.new",
  "($locale)_.desk.appeals",
  "($locale)_.desk.players.$userId",
  "($locale)_.desk.players.$userId_.data",
  "($locale)_.desk.players._index",
  "($locale)_.desk.announcements.$announcementId",
  "($locale)_.desk.announcements._index",
  "($locale)_.desk.announcements.digest",
  "($locale)_.desk.words",
  "($locale)_.desk.announcements.new",
  "($locale)_.desk.purchases.$recordId",
  "($locale)_.desk.purchases._index",
  "($locale)_.desk.purchases.players.$userId",
  "($locale)_.desk.payouts._index",
  "($locale)_.desk.payouts.history",
  "($locale)_.desk.payouts.shares",
  "($locale)_.desk.payouts_.csv",
  "($locale)_.desk.queue.$caseId",
  "($locale)_.desk.queue._index",
  "($locale)_.desk.reviews",
  "($locale)_.desk.takedowns",
  "($locale)_.desk.tokens",
  "($locale)_.desk.audit-log",
  "($locale)_.desk.people",
  "($locale)_.desk.confirmation",
  "($locale)_.desk.second-factor",
];

/** At least one URL per page, by file of app/routes. */
const PAGES: Record<string, PageOfRoute[]> = {
  "($locale).$": anyone("/no/such/page/"),
  "($locale).[_app]": anyone("/_app/"),
  "($locale)._index": [...anyone("/", "/?page=1", "/?page=2"), ...player("/")],
  "($locale).challenges.$challengeId.($mangledName)": [...anyone(challenge), ...player(challenge)],
  "($locale).challenges.$challengeId.($mangledName)_.tracks.$trackId": anyone(
    `${challengePath("one-breath")}tracks/${trackId("lantern-run")}/`,
  ),
  "($locale).challenges._index": anyone("/challenges/", "/challenges/?timeFrame=ended"),
  "($locale).challenges.monthly-challenges": anyone("/challenges/monthly-challenges/"),
  "($locale).client-error": anyone("/client-error/?reference=0123ABCD"),
  "($locale).cookies": anyone("/cookies/"),
  "($locale).discover": anyone("/discover/", "/discover/?multiplayer=true"),
  "($locale).error": anyone("/error/"),
  "($locale).events._index": anyone("/events/"),
  "($locale).events.viral-glitch": anyone("/events/viral-glitch/"),
  "($locale).feed.$feedAlias": anyone("/feed/sidebar-genres/"),
  "($locale).games.$gameId.($mangledTitle)": [...anyone(game), ...player(game)],
  "($locale).games.$gameId.$mangledTitle.reviews": [...anyone(`${game}reviews/`), ...player(`${game}reviews/`)],
  "($locale).games.$gameId.($mangledTitle)_.tracks.$trackId": anyone(
    `${gamePath("lantern-run")}tracks/${trackId("lantern-run")}/`,
  ),
  "($locale).legal._index": anyone("/legal/"),
  "($locale).legal.terms": anyone("/legal/terms/"),
  "($locale).library.favorites.($type)": player("/library/favorites/", "/library/favorites/challenges/"),
  "($locale).library.recently-played.($type)": [
    ...anyone("/library/recently-played/"),
    ...player("/library/recently-played/"),
  ],
  "($locale).maintenance": anyone("/maintenance/"),
  "($locale).messages": player("/messages/"),
  "($locale).profile._index": player("/profile/"),
  "($locale).profile.account-details": player("/profile/account-details/"),
  "($locale).profile.friends": player("/profile/friends/"),
  "($locale).profile.links": player("/profile/links/"),
  "($locale).profile.privacy": player("/profile/privacy/"),
  "($locale).profile_.notices": player("/profile/notices/"),
  "($locale).profile.purchases": player("/profile/purchases/"),
  "($locale).profile.purchases_.$purchaseId": player(RECEIPT),
  "($locale).profile.quests": player("/profile/quests/"),
  "($locale).profile_.favorites.($type)": player("/profile/favorites/studios/"),
  "($locale).profile_.welcome": player("/profile/welcome/"),
  "($locale).search": anyone("/search/?search=lantern", "/search/?search=nothing+of+this+name"),
  "($locale).studio._index": player("/studio/"),
  "($locale).studio.invitations.$secret": player("/studio/invitations/a-secret/"),
  "($locale).studios.$studioId": anyone(`/studios/${seedId("studio:Hollow Kettle")}/`),
  "($locale).tags.$alias": anyone("/tags/runner/"),
  "($locale).themes": anyone("/themes/"),
  "($locale).users.$username": [...anyone("/users/mira_k/"), ...player("/users/mira_k/")],
  "($locale)_.unsubscribe": anyone("/unsubscribe/"),
};

const SESSION_PAGES = ["login", "login?form=sign-up", "forgot-password", "reset-password", "activate", "confirm-email"];

/** Each page in the next of the seven languages, which covers all languages without opening every page in each. */
export function pagesFor(viewer: Viewer, receipt = ""): string[] {
  const pages = Object.values(PAGES).flat();
  const addresses = pages.filter((page) => page.viewer === viewer).map(({ address }) => address);
  const inAll = addresses.map((address, index) => withLocale(languageOf(index), address.replace(RECEIPT, receipt)));
  const session = SESSION_PAGES.map((name, index) => {
    const separator = name.includes("?") ? "&" : "?";
    return `/embedded/api/session/${name}${separator}locale=${languageOf(index + 1)}`;
  });
  return viewer === "visitor" ? [...inAll, ...session] : inAll;
}

const languageOf = (index: number) => LOCALES[index % LOCALES.length] ?? DEFAULT_LOCALE;

/** A new page must be added above. */
export function routesWithoutPage(): string[] {
  const routes = readdirSync("app/routes").map((file) => file.replace(/\.tsx?$/, ""));
  const named = [...WITHOUT_PAGE, ...OF_A_STUDIO, ...OF_THE_DESK, ...Object.keys(PAGES)];
  return routes.filter((route) => route.startsWith("($locale)") && !named.includes(route));
}

export function pagesWithoutRoute(): string[] {
  const routes = readdirSync("app/routes").map((file) => file.replace(/\.tsx?$/, ""));
  const named = [...WITHOUT_PAGE, ...OF_A_STUDIO, ...OF_THE_DESK, ...Object.keys(PAGES)];
  return named.filter((name) => !routes.includes(name));
}
