import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toGameCard } from "~/view-models/game-card";
import { aCover, aGame } from "../../../tests/fixtures/a-game";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { CoverPreview } from "./cover-preview";
import { GameCard } from "./game-card";

const HOVER_DELAY_MS = 300;
const VIDEO_URLS = ["/media/lantern-run.mp4", "/media/lantern-run.webm"];

const stubPointer = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));
const advance = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("starts after a mouse has hovered, and appears once it plays", () => {
  stubPointer(true);
  const { container } = render(<CoverPreview filmUrls={VIDEO_URLS} />);
  advance(HOVER_DELAY_MS - 1);
  expect(container.querySelector("video")).toBeNull();
  advance(1);
  const video = container.querySelector("video");
  const sources = Array.from(video?.children ?? [], (source) => source.getAttribute("src"));
  expect(sources).toEqual(VIDEO_URLS);
  expect(video).toHaveClass("invisible");
  if (video) fireEvent.playing(video);
  expect(video).not.toHaveClass("invisible");
});

it("does not start on touch, with reduced motion or in data-saver mode", () => {
  stubPointer(false);
  const touched = render(<CoverPreview filmUrls={VIDEO_URLS} />);
  advance(HOVER_DELAY_MS);
  expect(touched.container.querySelector("video")).toBeNull();
  stubPointer(true);
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const saving = render(<CoverPreview filmUrls={VIDEO_URLS} />);
  advance(HOVER_DELAY_MS);
  expect(saving.container.querySelector("video")).toBeNull();
});

it("disappears when the pointer leaves", async () => {
  vi.useRealTimers();
  stubPointer(true);
  const video = aCover({
    type: "VIDEO",
    variants: [{ variantKey: "mp4-640x360", url: "/a.mp4", mimeType: "video/mp4", width: 640, height: 360 }],
  });
  const { container } = renderInRoot(
    <GameCard game={toGameCard(aGame({ covers: [aCover(), video] }), aViewContext())} />,
  );
  fireEvent.pointerEnter(screen.getByRole("article"));
  await expect.poll(() => container.querySelector("video")).not.toBeNull();
  fireEvent.pointerLeave(screen.getByRole("article"));
  expect(container.querySelector("video")).toBeNull();
});
