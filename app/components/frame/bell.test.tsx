import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/fixtures/a-root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { Bell } from "./bell";

const bell = () => screen.getByRole("link", { name: "Messages" });

describe("Bell", () => {
  it("links a player to the messages", () => {
    renderInRoot(<Bell />, { root: { session: aSession() } });
    expect(bell()).toHaveAttribute("href", "/messages/");
  });

  it.each([
    ["signed-out visitors", { status: "signed-out", user: null }],
    ["guests", { status: "guest", user: null }],
    ["a player whose profile did not load", { status: "authenticated", user: null }],
  ] as const)("is disabled for %s", (_, session) => {
    renderInRoot(<Bell />, { root: { session } });
    expect(bell()).toHaveAttribute("aria-disabled", "true");
    expect(bell()).not.toHaveAttribute("href");
    expect(bell().tabIndex).toBe(-1);
  });
});
