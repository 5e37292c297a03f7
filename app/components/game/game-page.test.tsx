import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toGamePage } from "~/view-models/game-page";
import { toMoney } from "~/view-models/money";
import { REPORT_VIEW } from "~/view-models/report";
import type { GameDetails } from "~contract/entities/game-details";
import { aGame } from "../../../tests/fixtures/a-game";
import { PLAIN_START } from "../../../tests/fixtures/a-play-start";
import { aTag } from "../../../tests/fixtures/a-tag";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { someGameDetails } from "../../../tests/fixtures/some-game-details";
import texts from "../../../public/locales/en/game.json";
import { GamePage } from "./game-page";

const text = (value: string) => ({ value, translations: {} });

function renderPage(overrides: Partial<GameDetails>, mayOpenRoom = true) {
  const game = someGameDetails(overrides);
  const similarGames = [{ game: aGame({ title: "Softfall" }), reason: { code: "SAME_STUDIO" as const, tags: [] } }];
  const data = { game, challenges: [], similarGames, start: PLAIN_START, room: null, mayOpenRoom };
  const money = toMoney({ game, stickers: [], spender: null }, aViewContext());
  return renderInRoot(
    <GamePage game={toGamePage(data, aViewContext())} money={money} report={REPORT_VIEW} reviews={null} />,
    {
      texts,
    },
  );
}

const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

describe("GamePage", () => {
  it("renders all optional parts", () => {
    renderPage({
      averageGameRating: 4.4,
      longDescription: "It is **dark**.",
      gallery: [{ type: "IMAGE", url: "/a.webp", thumbnailUrl: "/t.webp", variants: [] }],
      gameControlGroups: [
        {
          title: text("Keyboard"),
          subgroups: [{ title: text(""), controls: [{ action: text("Jump"), input: text("Space / W") }] }],
        },
      ],
      tags: [aTag()],
    });
    expect(headings()).toEqual(["Controls", "Gallery", "More like this"]);
    expect(screen.getByText("dark").tagName).toBe("STRONG");
    expect(screen.getByText("Space").tagName).toBe("KBD");
    expect(screen.getByText("4.4 of 5")).toBeInTheDocument();
    expect(screen.getByText("Also by Fennec Works")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Runner" })).toHaveAttribute("href", "/tags/runner/");
    expect(screen.getByLabelText("Link to this game")).toHaveValue(
      "https://play.example.org/games/lant01/lantern-run/",
    );
  });

  it("offers a room to players who may open one, and the login page to others", () => {
    const { unmount } = renderPage({ multiplayer: true });
    expect(screen.getByRole("button", { name: "Open a room" })).toBeInTheDocument();
    unmount();
    renderPage({ multiplayer: true }, false);
    expect(screen.queryByRole("button", { name: "Open a room" })).not.toBeInTheDocument();
    const link = screen.getByRole("link", { name: "Log in to open a room" });
    expect(link).toHaveAttribute("href", expect.stringContaining("/session/login"));
  });

  it("renders no empty parts without optional data", () => {
    const { container } = renderPage({ covers: [], tags: [], platforms: [], shortDescription: null });
    expect(headings()).toEqual(["More like this"]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Lantern Run");
    expect(container.querySelector(".lead, .markdown, .key-list, .gallery, .chips")).toBeNull();
  });

  it("escapes hostile texts", () => {
    const script = "<img src=x onerror=alert(1)>";
    const { container } = renderPage({
      ...{ title: script, shortDescription: script, longDescription: `${script} [x](javascript:alert(1))` },
      tags: [aTag({ title: script, titleTranslations: {}, alias: "../../x" })],
      gameControlGroups: [
        {
          title: text(script),
          subgroups: [{ title: text(""), controls: [{ action: text(script), input: text(script) }] }],
        },
      ],
      publisher: { publisherId: crypto.randomUUID(), title: script, url: null },
    });
    expect(container.querySelector("[onerror], [href^='javascript']")).toBeNull();
    expect(screen.getByRole("link", { name: script })).toHaveAttribute("href", "/tags/..%2F..%2Fx/");
  });
});
