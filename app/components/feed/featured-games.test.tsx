import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { toClickEvent } from "~/browser/click-event";
import { toHomeFeed } from "~/view-models/home-feed";
import { aConfiguration, aFeedEntry, aSection, aTextAttribute } from "../../../tests/fixtures/a-configuration";
import { aGame } from "../../../tests/fixtures/a-game";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import home from "../../../public/locales/en/home.json";
import { HomeFeed } from "./home-feed";

function renderFeed(...titles: string[]) {
  const entries = titles.map((title) =>
    aFeedEntry({ game: aGame({ title }), attributes: [aTextAttribute("Headline", `${title} is new`)] }),
  );
  const shelf = aSection({ sectionType: "FEATURED_GAMES_HEADER", name: "Featured", nameTranslations: {} });
  const feed = toHomeFeed(aConfiguration([shelf, entries]), "signed-out", aViewContext());
  return renderInRoot(<HomeFeed feed={feed} />, { texts: home });
}

it("opens the first box, and one box at a time, without scripts", async () => {
  renderFeed("Lantern Run", "Pond Quartet", "Softfall");
  expect(screen.getByRole("radio", { name: "Lantern Run" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Pond Quartet" }));
  expect(screen.getByRole("radio", { name: "Pond Quartet" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Lantern Run" })).not.toBeChecked();
});

it("shows headline, genre, title, pitch and the play link", () => {
  renderFeed("Lantern Run");
  expect(screen.getByText("Lantern Run is new")).toBeInTheDocument();
  expect(screen.getByText("Runner")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: "Lantern Run" })).toBeInTheDocument();
  expect(screen.getByText("Carry the last light across the rooftops.")).toBeInTheDocument();
  const play = screen.getByRole("link", { name: "Play: Lantern Run" });
  expect(play).toHaveAttribute("href", "/games/lant01/lantern-run/?autoPlay=true");
  expect(toClickEvent(play)).toEqual({
    ...{ name: "click", element: { name: "play", type: "link" } },
    game: { gameId: aGame().gameId },
  });
});

it("colours the boxes red, green and blue in turn", () => {
  const { container } = renderFeed("One", "Two", "Three", "Four");
  const boxes = [...container.querySelectorAll("article")];
  expect(boxes.map((box) => box.classList[1])).toEqual([
    "shelf-box--red",
    "shelf-box--green",
    "shelf-box--blue",
    "shelf-box--red",
  ]);
});
