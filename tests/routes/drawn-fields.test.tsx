import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { gamePath } from "~api/seed/demo-games";
import { seedShortId } from "~api/seed/deterministic-ids";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import { TextProvider } from "~/i18n/use-text";
import { loader as rootLoader } from "~/root";
import FrameLayout, { loader as frameLoader } from "~/routes/($locale)";
import HomePage, { loader as homeLoader } from "~/routes/($locale)._index/route";
import ChallengePage, {
  loader as challengeLoader,
} from "~/routes/($locale).challenges.$challengeId.($mangledName)/route";
import DiscoverPage, { loader as discoverLoader } from "~/routes/($locale).discover/route";
import GamePage, { loader as gameLoader } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { collectTexts } from "~/view-models/collect-texts";
import { openPortal } from "../setup/portal-visitors";
import { watchReads } from "../fixtures/watch-reads";

const reads = watchReads();
const PATIENCE = { timeout: 10_000 };

/** What is drawn elsewhere than on these pages as a visitor first sees them, and by what. */
const DRAWN_LATER = [
  /\.(meta|toast|theme)$/, // the document around the page
  /^root\.(consent|publicSettings)\./, // an open tab's own life
  /\.report\.(maxLength|reasons)$/, // the dialog to report something
  /\.controls\[\]\.(parts|title)$/, // the dialog of a game's controls
  /\.player\.(gameLink|loading\.limit)$/, // players on another kind of device, or loaded ahead
  /\.challenge\.cover$/, // a challenge that is over; until then the same object as its player's poster
  /\.gallery\[\]\.full$/, // the lightbox
  /\.support\.(tip\.\w+|stickers\[\]\.isGivable)$/, // forms of signed-in players
  /\.podium\[\]\.ranking\.\w+$/, // rows of the leaderboard: the podium's are the same objects
  /(challenges|others|items)\[\]\.state$/, // the challenge of a month
  /\.discoverPage\.clearHref$/, // filters that are set
  /\.feed\.next\.page$/, // the feed's next page
];

function Root() {
  const { locale, texts } = useLoaderData<typeof rootLoader>();
  const pages = useMatches().map((match) => match.data);
  return (
    <TextProvider language={LANGUAGE_TAGS[locale]} messages={collectTexts(texts, pages)}>
      <Outlet />
    </TextProvider>
  );
}

const Portal = createRemixStub([
  {
    id: "root",
    path: "",
    Component: Root,
    loader: reads.of("root", rootLoader),
    children: [
      {
        id: "routes/($locale)",
        path: ":locale?",
        Component: FrameLayout,
        loader: reads.of("frame", frameLoader),
        children: [
          { index: true, Component: HomePage, loader: reads.of("home", homeLoader) },
          { path: "discover", Component: DiscoverPage, loader: reads.of("discover", discoverLoader) },
          { path: "games/:gameId/:mangledTitle?", Component: GamePage, loader: reads.of("game", gameLoader) },
          {
            path: "challenges/:challengeId/:mangledName?",
            Component: ChallengePage,
            loader: reads.of("challenge", challengeLoader),
          },
        ],
      },
    ],
  },
]);

beforeAll(async () => {
  await openPortal();
  vi.useRealTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const PAGES = [
  "/",
  "/discover/",
  gamePath("lantern-run"),
  `/challenges/${seedShortId("challenge:one-breath")}/one-breath-one-run/`,
];

it("sends no field that nothing draws", async () => {
  for (const path of PAGES) {
    const { unmount } = render(<Portal initialEntries={[path]} />);
    await screen.findByRole("main", {}, PATIENCE);
    await reads.calm();
    unmount();
  }
  const unread = reads.unread();
  expect(unread.filter((path) => !DRAWN_LATER.some((field) => field.test(path)))).toEqual([]);
  expect(unread.length, "Whoever reads nothing proves nothing.").toBeLessThan(60);
}, 60_000);
