import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { Popover } from "./popover";

const panel = () => screen.getByText("Panel").closest("details");

describe("Popover", () => {
  beforeEach(async () => {
    render(
      <>
        <Popover summary="More">
          <a href="#store">Panel</a>
        </Popover>
        <button>Elsewhere</button>
      </>,
    );
    await userEvent.click(screen.getByText("More"));
    expect(panel()).toHaveAttribute("open");
  });

  it("closes on a click outside", async () => {
    await userEvent.click(document.body);
    expect(panel()).not.toHaveAttribute("open");
  });

  it("closes when the focus leaves", async () => {
    screen.getByText("Panel").focus();
    await userEvent.tab();
    expect(screen.getByText("Elsewhere")).toHaveFocus();
    expect(panel()).not.toHaveAttribute("open");
  });

  it("closes on Escape and restores the focus", async () => {
    screen.getByText("Panel").focus();
    await userEvent.keyboard("{Escape}");
    expect(panel()).not.toHaveAttribute("open");
    expect(screen.getByText("More")).toHaveFocus();
  });

  it("closes once a link in it is followed", async () => {
    await userEvent.click(screen.getByText("Panel"));
    expect(panel()).not.toHaveAttribute("open");
  });
});
