import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "@remix-run/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlayResult, PlayerView } from "~/view-models/player";
import game from "../../../public/locales/en/game.json";
import { PLAIN_START } from "../../../tests/fixtures/a-play-start";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { Player } from "./player";

const PLAYER: PlayerView = {
  ...{ gameId: "game-a", title: "Softfall", poster: null, trackId: null, challengeId: null, scoreType: "points" },
  ...{ gameLink: "/games/a/", needsIsolation: true, ...PLAIN_START },
};
const NOT_SUPPORTED = game["player.notSupported"];
const plays = vi.fn<() => PlayResult>();
const reload = vi.fn();
const assign = vi.fn();

function renderPage(
  player: Partial<PlayerView>,
  { loadedFor, isIsolated }: { loadedFor: string; isIsolated: boolean },
) {
  vi.spyOn(window.performance, "getEntriesByType").mockReturnValue([
    { name: `http://localhost:3000${loadedFor}` } as PerformanceEntry,
  ]);
  vi.stubGlobal("crossOriginIsolated", isIsolated);
  vi.stubGlobal("location", { href: "http://localhost:3000/games/a/", pathname: "/games/a/", reload, assign });
  const page = (
    <>
      <Player player={{ ...PLAYER, ...player }} controls={[]} />
      <Link to="/tags/arcade/?page=2">Arcade</Link>
    </>
  );
  const routes = [{ path: "/api/plays/", action: () => plays() }];
  return renderInRoot(page, { texts: game, at: "/games/a/", routes });
}

beforeAll(async () => {
  // Importing the lazy code takes long on a busy machine.
  await import("./game-frames");
});

beforeEach(() => {
  for (const mock of [plays, reload, assign]) mock.mockReset();
  plays.mockReturnValue({ ok: false, error: "too_many_requests" });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a game that shares memory", () => {
  it("plays in its own document", async () => {
    renderPage({}, { loadedFor: "/games/a/", isIsolated: true });
    await userEvent.click(screen.getByRole("button", { name: "Play Softfall" }));
    await vi.waitFor(() => expect(plays).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
  });

  it("reloads if its page was rendered into another document", () => {
    renderPage({ isAutoPlay: true }, { loadedFor: "/", isIsolated: false });
    expect(reload).toHaveBeenCalledOnce();
    expect(plays).not.toHaveBeenCalled();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("reports an unsupported browser and does not start", () => {
    renderPage({ isAutoPlay: true }, { loadedFor: "/games/a/", isIsolated: false });
    expect(screen.getByRole("alert")).toHaveTextContent(NOT_SUPPORTED);
    expect(screen.queryByRole("button", { name: "Play Softfall" })).not.toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    expect(plays).not.toHaveBeenCalled();
  });

  it("loads a new document on navigation", async () => {
    renderPage({}, { loadedFor: "/games/a/", isIsolated: true });
    await userEvent.click(screen.getByRole("link", { name: "Arcade" }));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/tags/arcade/?page=2"));
    expect(screen.getByRole("link", { name: "Arcade" })).toBeInTheDocument();
  });

  it("does not affect other games", async () => {
    renderPage({ needsIsolation: false }, { loadedFor: "/", isIsolated: false });
    await userEvent.click(screen.getByRole("link", { name: "Arcade" }));
    expect(reload).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
    expect(screen.queryByText(NOT_SUPPORTED)).not.toBeInTheDocument();
  });
});
