import { describe, expect, it } from "vitest";
import { aChallenge, aRanking } from "../../tests/fixtures/a-challenge";
import { aGame } from "../../tests/fixtures/a-game";
import { aSession } from "../../tests/fixtures/a-root-data";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import type { SessionView } from "~/view-models/root-data";
import type { PublicProfile } from "~contract/entities/user";
import { toBestScores } from "./best-score";
import { toGameCard } from "./game-card";
import { toPublicProfile, toPublicProfileDescription } from "./public-profile";

const SCORE = { challenge: aChallenge(), ranking: aRanking() };
const SIGNED_OUT: SessionView = { status: "signed-out", user: null };

function aPublicProfile(changes: Partial<PublicProfile> = {}): PublicProfile {
  return {
    ...{ userId: "id-of-juno", username: "juno", pictureUrl: "/media/avatars/fox.webp", pictureVariants: [] },
    ...{ name: "Juno K.", description: "Runs", countryCode: "PL", createdDate: "2026-10-01T10:00:00Z" },
    ...{ friendship: null, bestScores: null },
    ...changes,
  };
}

const profile = (changes: Partial<PublicProfile> = {}, session = SIGNED_OUT) =>
  toPublicProfile({ profile: aPublicProfile(changes), session, achievements: null }, aViewContext());

describe("toPublicProfile", () => {
  it("returns all public data in the viewer's language", () => {
    const view = aViewContext({ locale: "de" });
    const details = { level: 4, bioLinks: ["https://www.studio.example/"], avatarFrame: "avatar-frame-crown" };
    const games = { favoriteGames: [aGame()], recentGames: [], stickers: null };
    const publicProfile = aPublicProfile({ ...details, ...games, bestScores: [SCORE], lastActive: "THIS_WEEK" });
    const data = { profile: publicProfile, session: SIGNED_OUT, achievements: null };
    expect(toPublicProfile(data, view)).toEqual({
      achievements: { standing: null, pager: null },
      userId: "id-of-juno",
      username: "juno",
      pictureUrl: "/media/avatars/fox.webp",
      relation: "visitor",
      report: null,
      about: {
        name: "Juno K.",
        country: "Polen",
        memberSince: "1 Okt. 2026",
        description: "Runs",
        activity: "Diese Woche aktiv",
      },
      standing: {
        level: "Level 4",
        links: [{ href: "https://www.studio.example/", text: "studio.example" }],
        frame: "avatar-frame--crown",
      },
      bestScores: toBestScores([SCORE], view),
      games: { favorites: [toGameCard(aGame(), view)], recent: [], stickers: [] },
      homeHref: "/de/",
    });
  });

  it("has nulls for hidden data", () => {
    expect(profile({ pictureUrl: null, countryCode: null, name: null, description: null })).toMatchObject({
      pictureUrl: null,
      about: { name: null, country: null, description: null, activity: null },
      standing: { level: null, links: [], frame: null },
      bestScores: null,
      games: { favorites: [], recent: [], stickers: [] },
    });
  });

  it("distinguishes no scores from hidden scores", () => {
    expect(profile({ bestScores: [] }).bestScores).toEqual([]);
  });
});

describe("the relation to a profile", () => {
  const juno = aSession({ userId: "id-of-juno" });
  const guest = (userId: string): SessionView => ({ ...aSession({ userId }), status: "guest" });

  it("is own by the id, independent of the API's friendship", () => {
    expect(profile({}, juno).relation).toBe("own");
    expect(profile({ friendship: "FRIENDS" }, juno).relation).toBe("own");
    expect(profile({}, guest("id-of-juno")).relation).toBe("own");
  });

  it.each(["NONE", "FRIENDS", "REQUEST_SENT", "REQUEST_RECEIVED", "BLOCKED"] as const)(
    "is %s if the API returns it",
    (friendship) => {
      expect(profile({ friendship }, aSession()).relation).toBe(friendship);
      expect(profile({ friendship }, SIGNED_OUT).relation).toBe(friendship);
    },
  );

  it("is visitor for signed-out viewers and guests", () => {
    expect(profile({}, SIGNED_OUT).relation).toBe("visitor");
    expect(profile({}, guest("somebody")).relation).toBe("visitor");
  });

  it("is unknown for signed-in viewers if the API returns null", () => {
    expect(profile({}, aSession()).relation).toBe("unknown");
    expect(profile({}, { status: "unknown", user: null }).relation).toBe("unknown");
  });
});

describe("toPublicProfileDescription", () => {
  it("has the player's name and noindex", () => {
    const named = aPublicProfile({ username: "o k" });
    expect(toPublicProfileDescription(named, aViewContext({ locale: "de" }))).toEqual({
      title: "o k",
      description: "Profil und beste Ergebnisse von o k.",
      path: "/users/o%20k/",
      noindex: true,
    });
  });
});
