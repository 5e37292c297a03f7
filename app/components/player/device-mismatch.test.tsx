import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlayResult, PlayerView } from "~/view-models/player";
import game from "../../../public/locales/en/game.json";
import { PLAIN_START } from "../../../tests/fixtures/a-play-start";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { Player } from "./player";

const PLAYER: PlayerView = {
  ...{ gameId: "game-a", title: "Softfall", poster: null, trackId: null, challengeId: null, scoreType: "points" },
  ...{ gameLink: "/games/a/", needsIsolation: false, ...PLAIN_START, madeFor: "computers" },
};
const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36";
const COMPUTER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36";
const plays = vi.fn<() => PlayResult>();

function renderOn(userAgent: string, player: Partial<PlayerView> = {}) {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const page = <Player player={{ ...PLAYER, ...player }} controls={[]} />;
  const routes = [{ path: "/api/plays/", action: () => plays() }];
  return renderInRoot(page, { texts: game, at: "/games/a/", routes });
}

beforeAll(async () => {
  await import("./game-frames");
});

beforeEach(() => {
  plays.mockReset().mockReturnValue({ ok: false, error: "too_many_requests" });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a game for another kind of device", () => {
  it("warns on a phone, with a share button, suitable games and a button to play anyway", async () => {
    renderOn(PHONE);
    expect(screen.getByRole("alert")).toHaveTextContent(game["player.madeForComputers"]);
    expect(screen.queryByRole("button", { name: "Play Softfall" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: game["game.share"] })).toBeInTheDocument();
    const others = screen.getByRole("link", { name: game["player.gamesForPhones"] });
    expect(others).toHaveAttribute("href", "/discover/?platform=MOBILE");
    await userEvent.click(screen.getByRole("button", { name: game["player.playAnyway"] }));
    await vi.waitFor(() => expect(plays).toHaveBeenCalledOnce());
    expect(screen.queryByText(game["player.madeForComputers"])).not.toBeInTheDocument();
  });

  it("warns on a computer", () => {
    renderOn(COMPUTER, { madeFor: "phones" });
    expect(screen.getByRole("alert")).toHaveTextContent(game["player.madeForPhones"]);
    const others = screen.getByRole("link", { name: game["player.gamesForComputers"] });
    expect(others).toHaveAttribute("href", "/discover/?platform=DESKTOP");
  });

  it("does not start automatically, even if the link requests it", async () => {
    renderOn(PHONE, { isAutoPlay: true });
    expect(await screen.findByRole("alert")).toBeInTheDocument();
    expect(plays).not.toHaveBeenCalled();
  });

  it.each([
    ["computers", COMPUTER],
    ["phones", PHONE],
    [null, PHONE],
    [null, COMPUTER],
  ] as const)("one for %s starts at once on a matching device", async (madeFor, userAgent) => {
    renderOn(userAgent, { madeFor, isAutoPlay: true });
    await vi.waitFor(() => expect(plays).toHaveBeenCalledOnce());
    expect(screen.queryByText(game["player.playAnyway"])).not.toBeInTheDocument();
  });
});
