import { render, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { gamePath } from "~api/seed/demo-games";
import { seedShortId } from "~api/seed/deterministic-ids";
import { portalPages } from "../fixtures/portal-pages";
import { stubPortal } from "../fixtures/stub-portal";
import { recordReads } from "../fixtures/record-reads";
import { openPortal } from "../setup/portal-visitors";

const reads = recordReads();

/** Fields rendered elsewhere or later, and by what. */
const RENDERED_LATER = [
  /\.(meta|toast|theme)$/, // the document around the page
  /^root\.(consent|publicSettings)\./, // polling and statistics in an open tab
  /\.report\.(maxLength|reasons|trackId)$/, // the report dialog
  /\.controls\[\]\.(parts|title)$/, // the dialog of a game's controls
  /\.player\.(gameLink|gameShortId|loading\.limit)$/, // unsupported devices, running games, or preloaded
  /\.challenge\.cover$/, // an ended challenge; before, its player's poster is the same object
  /\.gallery\[\]\.(films|full)$/, // the lightbox
  /\.support\.(tip\.\w+|stickers\[\]\.shownPrice)$/, // forms of signed-in players
  /\.podium\[\]\.ranking\.\w+$/, // leaderboard rows, which are the same objects
  /(challenges|others|items)\[\]\.state$/, // the challenge of a month
  /\.discoverPage\.clearHref$/, // active filters
  /\.feed\.next\.dataHref$/, // the feed's next page
];

const Portal = portalPages(reads.watched);

beforeAll(async () => {
  await openPortal();
  vi.useRealTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  // Later requests of an open tab are not part of the page.
  stubPortal({});
});

const PAGES = [
  "/",
  "/discover/",
  gamePath("lantern-run"),
  `/challenges/${seedShortId("challenge:one-breath")}/one-breath-one-run/`,
];

it("sends no field that is not rendered", async () => {
  for (const path of PAGES) {
    const { unmount } = render(<Portal initialEntries={[path]} />);
    await screen.findByRole("main");
    await reads.settled();
    unmount();
  }
  const unread = reads.unread();
  expect(unread.filter((path) => !RENDERED_LATER.some((field) => field.test(path)))).toEqual([]);
  const unused = RENDERED_LATER.filter((field) => !unread.some((path) => field.test(path)));
  expect(unused, "Remove unused exceptions.").toEqual([]);
}, 60_000);
