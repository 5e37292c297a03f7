import { render, screen, within, type queries, type BoundFunctions } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { gamePath } from "~api/seed/demo-games";
import { seedShortId } from "~api/seed/deterministic-ids";
import { portalPages } from "../fixtures/portal-pages";
import { stubPortal } from "../fixtures/stub-portal";
import { openPortal } from "../setup/portal-visitors";

const Portal = portalPages();

const GAME = gamePath("lantern-run");
const CHALLENGE = `/challenges/${seedShortId("challenge:one-breath")}/one-breath-one-run/`;
type Within = BoundFunctions<typeof queries>;

async function open(path: string): Promise<Within> {
  render(<Portal initialEntries={[path]} />);
  return within(await screen.findByRole("main"));
}

beforeAll(async () => {
  await openPortal();
  // Polling for rendered content needs real timers.
  vi.useRealTimers();
});

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  // Later requests of an open tab are not part of the page.
  stubPortal({});
});

it("shows the home page with its shelf, rows and tiles inside the frame", async () => {
  const main = await open("/");
  expect(main.getAllByRole("radio").map((radio) => radio.getAttribute("aria-label"))).toEqual([
    ...["Lantern Run", "Pond Quartet", "Kilnbreak"],
  ]);
  for (const name of ["Fresh this week", "Pick a genre", "Five minutes are enough"]) {
    expect(main.getByRole("region", { name })).toBeInTheDocument();
  }
  expect(main.getByRole("link", { name: "One breath, one run" })).toHaveAttribute("href", CHALLENGE);
  expect(main.getByRole("link", { name: "Runner" })).toHaveAttribute("href", "/tags/runner/");
  expect(main.queryByText("Season ribbon")).not.toBeInTheDocument();
  expect(screen.getByRole("navigation", { name: "Main" })).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "Log in" })[0]).toHaveAttribute(
    "href",
    expect.stringContaining("/embedded/api/session/login?"),
  );
});

it("shows a game with its player, facts, controls and challenges", async () => {
  const main = await open(GAME);
  expect(main.getByRole("heading", { level: 1, name: "Lantern Run" })).toBeInTheDocument();
  expect(main.getByRole("button", { name: "Play Lantern Run" })).toBeEnabled();
  expect(main.getByRole("toolbar")).toBeInTheDocument();
  expect(main.getByText("Plays").nextElementSibling).toHaveTextContent("4 821");
  for (const device of ["Keyboard", "Touch", "Gamepad"]) {
    expect(main.getByRole("heading", { level: 3, name: device })).toBeInTheDocument();
  }
  for (const challenge of ["One breath, one run", "Fireflies only", "Bell tower by dawn"]) {
    expect(main.getByRole("heading", { level: 3, name: challenge })).toBeInTheDocument();
  }
});

it("shows a challenge with podium, leaderboard and pager", async () => {
  const main = await open(CHALLENGE);
  expect(main.getByRole("heading", { level: 1, name: "One breath, one run" })).toBeInTheDocument();
  expect(main.getByRole("link", { name: "Lantern Run" })).toHaveAttribute("href", GAME);
  const podium = main.getByRole("list", { name: "Podium" });
  expect(within(podium).getAllByRole("listitem")).toHaveLength(3);
  expect(within(podium).getByText("3 912")).toBeInTheDocument();
  expect(main.getByText("37 players")).toBeInTheDocument();
  expect(main.getByRole("link", { name: "Next page" })).toHaveAttribute("href", `${CHALLENGE}?page=1`);
});

it("shows frame and page in German below /de", async () => {
  const main = await open(`/de${GAME}`);
  expect(main.getByText("Trag das letzte Licht über die Dächer der Stadt.")).toBeInTheDocument();
  expect(main.getByRole("heading", { level: 3, name: "Tastatur" })).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "Anmelden" }).length).toBeGreaterThan(0);
});

it.each(["/games/zzzzzz/gone/", "/de/challenges/zzzzzz/", "/xx/"])("shows the 404 page at %s", async (path) => {
  const main = await open(path);
  const home = path.startsWith("/de/") ? "/de/" : "/";
  expect(main.getByRole("heading", { level: 1 })).toBeInTheDocument();
  expect(main.getByRole("link")).toHaveAttribute("href", home);
  expect(main.queryByRole("button")).not.toBeInTheDocument();
});

it("redirects an old address to the game", async () => {
  const main = await open(GAME.replace("lantern-run", "old-name"));
  expect(main.getByRole("heading", { level: 1, name: "Lantern Run" })).toBeInTheDocument();
});
