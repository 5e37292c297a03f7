import { expect, it } from "vitest";
import { env } from "./env.server";
import { offlineDocument } from "./offline-games.server";

const DOCUMENTS = new Map([["softfall", "/build/offline-games/softfall-1.json"]]);
const GAMES = `${env.PUBLIC_API_BASE_URL}/play`;

it("returns the document of a game that this build serves", () => {
  expect(offlineDocument(`${GAMES}/softfall/index.html?game=a`, DOCUMENTS)).toBe(
    "/build/offline-games/softfall-1.json",
  );
});

it.each([
  `${GAMES}/unknown/index.html`,
  "https://elsewhere.test/embedded/api/play/softfall/index.html",
  `${env.SITE_URL}/play/softfall/index.html`,
])("returns null for %s", (launchUrl) => {
  expect(offlineDocument(launchUrl, DOCUMENTS)).toBeNull();
});
