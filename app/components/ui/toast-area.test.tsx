import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { ToastArea } from "./toast-area";

afterEach(() => {
  vi.useRealTimers();
});

describe("ToastArea", () => {
  it("keeps a live region where messages will appear", () => {
    renderInRoot(<ToastArea toast={null} />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("shows the server's message with its sign until it is dismissed", async () => {
    renderInRoot(<ToastArea toast={{ type: "error", message: "Score not sent." }} />);
    const region = screen.getByRole("status");
    expect(region).toHaveTextContent("Score not sent.");
    expect(region.querySelector("use")?.getAttribute("href")).toMatch(/#circle-x$/);
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(region).toBeEmptyDOMElement();
  });

  it("takes a success away after a while, an error never", () => {
    vi.useFakeTimers();
    renderInRoot(
      <>
        <ToastArea toast={{ type: "success", message: "Saved." }} />
        <ToastArea toast={{ type: "error", message: "Not saved." }} />
      </>,
    );
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.queryByText("Saved.")).not.toBeInTheDocument();
    expect(screen.getByText("Not saved.")).toBeInTheDocument();
  });
});
