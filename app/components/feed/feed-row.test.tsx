import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import home from "../../../public/locales/en/home.json";
import { FeedRow } from "./feed-row";

const text = { title: "Fresh this week", description: null };
const row = (
  <FeedRow text={text} width="cards">
    <p>Cards</p>
  </FeedRow>
);

let measure: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onResize: () => void) {
        measure = onResize;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The test DOM has no layout. */
function layOut(
  container: HTMLElement,
  { scrollWidth, clientWidth = 500 }: { scrollWidth: number; clientWidth?: number },
) {
  const rail = container.querySelector<HTMLElement>(".rail");
  if (!rail) throw new Error("no row");
  Object.defineProperties(rail, { scrollWidth: { value: scrollWidth }, clientWidth: { value: clientWidth } });
  const scrollBy = vi.fn(({ left = 0 }: ScrollToOptions = {}) => {
    rail.scrollLeft += left;
    rail.dispatchEvent(new Event("scroll"));
  });
  Object.assign(rail, { scrollBy });
  act(() => measure());
}

it("has no arrows without script", () => {
  expect(renderToString(row)).not.toContain("<button");
});

it("has no arrows when everything is in view", () => {
  const { container } = renderInRoot(row, { texts: home });
  layOut(container, { scrollWidth: 500 });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("scrolls an overflowing row by its arrows", async () => {
  const { container } = renderInRoot(row, { texts: home });
  layOut(container, { scrollWidth: 1000 });
  const back = screen.getByRole("button", { name: "Previous: Fresh this week" });
  const on = screen.getByRole("button", { name: "Next: Fresh this week" });
  expect(back).toBeDisabled();
  await userEvent.click(on);
  expect(on).toBeDisabled();
  expect(back).toBeEnabled();
});
