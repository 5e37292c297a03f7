import { act, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { toHomeFeed } from "~/view-models/home-feed";
import {
  aConfiguration,
  aFeedEntry,
  anAnyAttribute,
  aSection,
  aTextAttribute,
} from "../../../tests/fixtures/a-configuration";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import home from "../../../public/locales/en/home.json";
import { HomeFeed } from "./home-feed";

const HALF_A_MINUTE = 30_000;
const ENTRY_ID = "5f3a9c6e-3f0e-4b0b-8a54-1d6c3c8f9a01";

/** The popup is lazy: load it before the tests. */
beforeAll(async () => {
  await import("./popup");
});

beforeEach(() => {
  vi.useFakeTimers();
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});

afterEach(() => {
  vi.useRealTimers();
});

async function renderPopup() {
  const attributes = [
    aTextAttribute("Title", "Come over"),
    aTextAttribute("Subheading", "We talk about games."),
    anAnyAttribute("Link", "https://example.com/talk"),
  ];
  const entry = aFeedEntry({ entryId: ENTRY_ID, customContentItemType: "POPUP_CONTENT", attributes });
  const feed = toHomeFeed(aConfiguration([aSection({ sectionType: "POPUP" }), [entry]]), "guest", aViewContext());
  const rendered = renderInRoot(<HomeFeed feed={feed} />, { texts: home });
  await act(() => vi.dynamicImportSettled());
  return rendered;
}

function wait() {
  act(() => {
    vi.advanceTimersByTime(HALF_A_MINUTE);
  });
}

describe("Popup", () => {
  it("opens after a delay, once per visitor", async () => {
    const { unmount } = await renderPopup();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    wait();
    expect(screen.getByRole("dialog", { name: "Come over" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Have a look" })).toHaveAttribute("href", "https://example.com/talk");
    unmount();
    await renderPopup();
    wait();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("waits until no other dialog is open", async () => {
    const other = document.body.appendChild(document.createElement("dialog"));
    other.open = true;
    await renderPopup();
    wait();
    expect(screen.queryByRole("dialog", { name: "Come over" })).not.toBeInTheDocument();
    other.remove();
    wait();
    expect(screen.getByRole("dialog", { name: "Come over" })).toBeInTheDocument();
  });

  it("discards unreadable stored data", async () => {
    localStorage.setItem("seen-popups", JSON.stringify({ [ENTRY_ID]: true }));
    await renderPopup();
    wait();
    expect(screen.getByRole("dialog", { name: "Come over" })).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem("seen-popups") ?? "")).toEqual([ENTRY_ID]);
  });
});
