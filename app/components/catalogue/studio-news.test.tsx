import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import texts from "../../../public/locales/en/catalogue.json";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { StudioNews } from "./studio-news";

const PIECE = {
  ...{ id: "1", title: "Kites are out", publishDate: "2026-10-01T09:00:00Z", date: "1 Oct 2026" },
  text: { safeHtml: "<p>Up <strong>they</strong> go.</p>" },
  game: { title: "Lantern Run", href: "/games/lant01/lantern-run/" },
};

describe("StudioNews", () => {
  it("has each piece with its date, its text and its game", () => {
    renderInRoot(<StudioNews news={[PIECE, { ...PIECE, id: "2", title: "Quiet", text: null, game: null }]} />, {
      texts,
    });
    const region = within(screen.getByRole("region", { name: "News" }));
    const [first, second] = region.getAllByRole("article");
    if (!first || !second) throw new Error("Two pieces are missing.");
    expect(within(first).getByRole("heading", { level: 3, name: "Kites are out" })).toBeInTheDocument();
    expect(within(first).getByText("1 Oct 2026")).toHaveAttribute("datetime", PIECE.publishDate);
    expect(within(first).getByText("they").tagName).toBe("STRONG");
    expect(within(first).getByRole("link", { name: "Lantern Run" })).toHaveAttribute("href", PIECE.game.href);
    expect(within(second).queryByRole("link")).toBeNull();
    expect(second).toHaveTextContent(/^Quiet1 Oct 2026$/);
  });

  it("says that loading failed, and is not there without news", () => {
    const { unmount } = renderInRoot(<StudioNews news={null} />, { texts });
    expect(screen.getByText("The news could not be loaded.")).toBeInTheDocument();
    unmount();
    renderInRoot(<StudioNews news={[]} />, { texts });
    expect(screen.queryByRole("region", { name: "News" })).toBeNull();
  });
});
