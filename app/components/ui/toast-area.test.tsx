import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ToastView } from "~/view-models/root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { ToastArea } from "./toast-area";

const SAVED: ToastView = { type: "success", message: "Saved." };
const NOT_SAVED: ToastView = { type: "error", message: "Not saved." };

function Pages({ first, next = [] }: { first: ToastView[]; next?: ToastView[] }) {
  const [toasts, setToasts] = useState(first);
  return (
    <>
      <button onClick={() => setToasts(next)}>Next page</button>
      <ToastArea toasts={toasts} />
    </>
  );
}

const goToNextPage = () => fireEvent.click(screen.getByRole("button", { name: "Next page" }));

const icons = () =>
  [...screen.getByRole("status").querySelectorAll(".toast > svg use")].map((use) => use.getAttribute("href"));

afterEach(() => {
  vi.useRealTimers();
});

describe("ToastArea", () => {
  it("always renders a live region", () => {
    renderInRoot(<ToastArea toasts={[]} />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("shows several messages at once with their icons, each until it is dismissed", async () => {
    renderInRoot(<Pages first={[SAVED, NOT_SAVED]} />);
    expect(icons()).toEqual([expect.stringMatching(/#circle-check$/), expect.stringMatching(/#circle-x$/)]);
    await userEvent.click(screen.getAllByRole("button", { name: "Dismiss" })[1]!);
    expect(screen.getByRole("status")).toHaveTextContent(/^Saved\.$/);
  });

  it("hides a success after a delay, but not an error", () => {
    vi.useFakeTimers();
    renderInRoot(<Pages first={[SAVED, NOT_SAVED]} />);
    act(() => {
      vi.advanceTimersByTime(5_999);
    });
    expect(screen.getByRole("status")).toHaveTextContent("Saved.Not saved.");
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.getByRole("status")).toHaveTextContent(/^Not saved\.$/);
  });

  it("keeps a success on the next page, beside the next message, but not an error", () => {
    vi.useFakeTimers();
    renderInRoot(<Pages first={[SAVED, NOT_SAVED]} next={[{ type: "success", message: "Logged out." }]} />);
    goToNextPage();
    expect(screen.getByRole("status")).toHaveTextContent("Saved.Logged out.");
    act(() => {
      vi.advanceTimersByTime(6_000);
    });
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("shows a message again when it is resent", async () => {
    renderInRoot(<Pages first={[NOT_SAVED]} next={[{ ...NOT_SAVED }]} />);
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    goToNextPage();
    expect(screen.getByText("Not saved.")).toBeInTheDocument();
  });
});
