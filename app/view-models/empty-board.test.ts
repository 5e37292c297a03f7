import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toEmptyBoard, type LeaderboardViewer } from "./empty-board";
import type { LeaderboardScope } from "./leaderboard";

const ALL = "/challenges/brea01/one-breath-one-run/";

function board(scope: LeaderboardScope, viewer: Partial<LeaderboardViewer> = {}, locale: Locale = "en") {
  const fullViewer = { isSignedOut: false, hasCountry: true, hasFriends: true, ...viewer };
  return toEmptyBoard({ scope, viewer: fullViewer, allHref: ALL }, aViewContext({ locale }));
}

describe("toEmptyBoard", () => {
  it("invites to score on the global board", () => {
    const free = { text: "Nobody has scored yet. The top of the podium is free.", action: null };
    expect(board("global")).toEqual(free);
    expect(board("global", { isSignedOut: true, hasCountry: false, hasFriends: false })).toEqual(free);
  });

  it("invites signed-out visitors to log in", () => {
    const viewer = { isSignedOut: true, hasCountry: false, hasFriends: false };
    const action = { label: "Log in", href: null };
    expect(board("country", viewer)).toEqual({ text: "Log in to see the players of your country.", action });
    expect(board("friends", viewer)).toEqual({ text: "Log in to see how your friends are doing.", action });
  });

  it("links viewers without a country to their profile", () => {
    expect(board("country", { hasCountry: false })).toEqual({
      text: "Your profile names no country yet.",
      action: { label: "Set your country", href: "/profile/account-details/" },
    });
    expect(board("country", { hasCountry: false }, "de").action?.href).toBe("/de/profile/account-details/");
  });

  it("links viewers without friends to the friends page", () => {
    expect(board("friends", { hasFriends: false })).toEqual({
      text: "You have no friends here yet.",
      action: { label: "Add friends", href: "/profile/friends/" },
    });
    expect(board("friends", { hasFriends: false }, "de").action?.href).toBe("/de/profile/friends/");
  });

  it.each([true, null])("links to the global board if the viewer has a country and friends: %s", (has) => {
    const action = { label: "Show everyone", href: ALL };
    expect(board("country", { hasCountry: has, hasFriends: false })).toEqual({
      text: "Nobody from your country has scored yet.",
      action,
    });
    expect(board("friends", { hasFriends: has, hasCountry: false })).toEqual({
      text: "None of your friends has scored here yet.",
      action,
    });
  });
});
