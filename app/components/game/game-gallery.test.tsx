import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import { toGameGallery } from "~/view-models/game-gallery";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import texts from "../../../public/locales/en/game.json";
import { GameGallery } from "./game-gallery";

const ITEMS = toGameGallery([
  { type: "IMAGE", url: "/a.webp", thumbnailUrl: "/a-small.webp", variants: [] },
  { type: "VIDEO", url: "/b.mp4", thumbnailUrl: "/b-small.webp", variants: [] },
  { type: "IMAGE", url: "/c.webp", thumbnailUrl: "/c-small.webp", variants: [] },
]);

const thumbnail = (name: string) => screen.getByRole("link", { name });

// The test DOM does not open dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

it("links to the picture and video files without scripts", () => {
  renderInRoot(<GameGallery items={ITEMS} />, { texts });
  expect(thumbnail("Picture 1 of 3")).toHaveAttribute("href", "/a.webp");
  expect(thumbnail("Video 2 of 3 Video")).toHaveAttribute("href", "/b.mp4");
});

it("opens at the clicked item, cycles by arrow keys and buttons, and does not autoplay videos", async () => {
  renderInRoot(<GameGallery items={ITEMS} />, { texts });
  await userEvent.click(thumbnail("Picture 3 of 3"));
  const lightbox = await screen.findByRole("dialog", { name: "Gallery" });
  expect(within(lightbox).getByRole("status")).toHaveTextContent("Picture 3 of 3");
  await userEvent.click(within(lightbox).getByRole("button", { name: "Next" }));
  expect(within(lightbox).getByRole("status")).toHaveTextContent("Picture 1 of 3");
  await userEvent.keyboard("{ArrowRight}");
  expect(within(lightbox).getByRole("status")).toHaveTextContent("Video 2 of 3");
  const video = lightbox.querySelector("video");
  expect(video).toHaveAttribute("src", "/b.mp4");
  expect(video?.controls).toBe(true);
  expect(video?.autoplay).toBe(false);
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(within(lightbox).getByRole("status")).toHaveTextContent("Picture 3 of 3");
});

it("closes by its button", async () => {
  renderInRoot(<GameGallery items={ITEMS} />, { texts });
  await userEvent.click(thumbnail("Picture 1 of 3"));
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
