import { expect, test } from "./portal";
import { challengePath, gameId } from "./seeded-addresses";
import { signUp } from "./sign-up";

const GAME_STARTS_MS = 30_000;

/** XMLHttpRequest and fetch to a fixed host with the launch parameters, as engine exports do. */
const EXPORT_SCRIPT = `
const launched = new URLSearchParams(location.search);
const [game, track, challenge] = ["game", "track", "challenge"].map((name) => launched.get(name));
const byXhr = (path) => new Promise((resolve) => {
  const request = new XMLHttpRequest();
  request.open("GET", "https://api.gx.games" + path, true);
  request.withCredentials = true;
  request.setRequestHeader("Content-Type", "application/json");
  request.onreadystatechange = () => {
    if (request.readyState === 4) resolve({ status: request.status, ...JSON.parse(request.responseText) });
  };
  request.send();
});
const byFetch = async (path) => {
  const answer = await fetch("https://api.gx.games" + path, { credentials: "include" });
  return { status: answer.status, ...(await answer.json()) };
};
(async () => {
  parent.postMessage({ type: "GAME_READY" }, "*");
  const profile = await byXhr("/gg/profile");
  const board = await byFetch("/gg/games/" + game + "/challenges/" + challenge + "/scores?page=0&page-size=3&track-id=" + track);
  const other = await byXhr("/gg/games/OTHER_GAME/challenges");
  document.documentElement.dataset.found = JSON.stringify({
    player: [profile.status, profile.data.username, launched.get("username")],
    board: [board.status, board.data.challenge.name],
    other: other.status,
  });
})();
`.replace("OTHER_GAME", gameId("lantern-run"));

test("calls of a game to its engine's host get the portal's responses for the page's game", async ({
  page,
  portal,
}) => {
  await signUp(page, portal, "in_game_caller");
  await page.route("**/play/softfall/index.html*", async (route) => {
    const scripts = '<script src="../sdk/portal-calls.js"></script><script src="export.js"></script>';
    await route.fulfill({ response: await route.fetch(), body: `<!doctype html><title>Export</title>${scripts}` });
  });
  // A fulfilled page has no IP address, so browsers block its local network requests; its files are fulfilled too.
  await page.route("**/play/sdk/portal-calls.js", async (route) => route.fulfill({ response: await route.fetch() }));
  await page.route("**/play/softfall/export.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: EXPORT_SCRIPT }),
  );
  await page.goto(challengePath("five-pads"));
  await page.getByRole("button", { name: /^Play/ }).first().click();
  const game = page.frameLocator("iframe.game-frame").locator("html");
  await expect(game).toHaveAttribute("data-found", /other/, { timeout: GAME_STARTS_MS });
  expect(JSON.parse((await game.getAttribute("data-found")) ?? "")).toEqual({
    player: [200, "in_game_caller", "in_game_caller"],
    board: [200, "Five pads, one tank"],
    other: 404,
  });
});
