import { describe, expect, it } from "vitest";
import { aChallenge, aRanking } from "../../tests/fixtures/a-challenge";
import { aGame } from "../../tests/fixtures/a-game";
import { aSticker } from "../../tests/fixtures/a-money-view";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import type { Locale } from "~/i18n/locales";
import type { Friend } from "~contract/entities/friend-request";
import type { Profile } from "~contract/entities/profile";
import type { PublicProfile } from "~contract/entities/user";
import { toBestScores } from "./best-score";
import { toGameCard } from "./game-card";
import { toAbout, toProfilePage } from "./profile-page";

const PERSON = { userId: "id-of-juno", username: "juno", pictureUrl: "/media/avatars/fox.webp", pictureVariants: [] };
const ABOUT = { name: "Juno K.", description: "Runs", countryCode: "PL", createdDate: "2026-10-01T10:00:00Z" };
const FRIEND: Friend = { ...PERSON, username: "mira", friendsSince: "2026-11-01T10:00:00Z" };
const SCORE = { challenge: aChallenge(), ranking: aRanking() };
const NO_GAMES = { favorites: [], recent: [], stickers: [] };

function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    ...{ ...PERSON, ...ABOUT },
    ...{ userVersion: "3", email: "juno@example.org", birthdate: "1999-02-28", defaultRegion: "eu" },
    ...{ marketingConsent: false, signUpComplete: true, signUpSteps: [] },
    ...changes,
  };
}

function aPublicProfile(changes: Partial<PublicProfile> = {}): PublicProfile {
  return { ...PERSON, ...ABOUT, friendship: null, bestScores: [SCORE], ...changes };
}

type Parts = Partial<Parameters<typeof toProfilePage>[0]> & { locale?: Locale };

const page = ({ locale = "en", ...parts }: Parts = {}) =>
  toProfilePage(
    { profile: aProfile(), publicProfile: aPublicProfile(), achievements: null, friends: { friends: [] }, ...parts },
    aViewContext({ locale }),
  );

const step = (
  stepName: Profile["signUpSteps"][number]["stepName"],
  status: Profile["signUpSteps"][number]["status"],
) => ({ stepName, status, completionDate: null, valueHint: null });

describe("toProfilePage", () => {
  it("returns all of the player in the viewer's language", () => {
    const view = aViewContext({ locale: "de" });
    const sticker = { ...aSticker(), uses: 1_250 };
    const lists = { favoriteGames: [aGame()], recentGames: [aGame({ title: "Softfall" })], stickers: [sticker] };
    const publicProfile = aPublicProfile({ ...lists, lastActive: "TODAY" });
    expect(page({ publicProfile, friends: { friends: [FRIEND] }, locale: "de" })).toEqual({
      username: "juno",
      pictureUrl: "/media/avatars/fox.webp",
      about: {
        name: "Juno K.",
        country: "Polen",
        memberSince: "1 Okt. 2026",
        description: "Runs",
        activity: "Heute aktiv",
      },
      publicHref: "/de/users/juno/",
      bestScores: toBestScores([SCORE], view),
      achievements: { standing: null, pager: null },
      friends: [
        {
          userId: "id-of-juno",
          username: "mira",
          href: "/de/users/mira/",
          pictureUrl: "/media/avatars/fox.webp",
          note: "Befreundet seit 1 Nov. 2026",
        },
      ],
      games: {
        favorites: [toGameCard(aGame(), view)],
        recent: [toGameCard(aGame({ title: "Softfall" }), view)],
        stickers: [
          { id: sticker.stickerId, title: "Firefly", pictureUrl: "/media/stickers/firefly.svg", uses: "1\u00a0250" },
        ],
      },
      homeHref: "/de/",
      finish: null,
    });
  });

  it("has no public page and no scores without a username", () => {
    const profile = aProfile({ username: null, pictureUrl: null });
    const without = { username: null, pictureUrl: null, publicHref: null, bestScores: [] };
    expect(page({ profile })).toMatchObject(without);
    expect(page({ profile, publicProfile: null })).toMatchObject(without);
  });

  it("has nulls for parts that failed to load", () => {
    expect(page({ publicProfile: null, friends: null })).toMatchObject({
      publicHref: "/users/juno/",
      about: { activity: null },
      bestScores: null,
      friends: null,
      games: NO_GAMES,
    });
  });

  it("distinguishes empty lists from those that failed to load", () => {
    const publicProfile = aPublicProfile({ bestScores: [] });
    expect(page({ publicProfile })).toMatchObject({ bestScores: [], friends: [], games: NO_GAMES });
    expect(page({ publicProfile: aPublicProfile({ bestScores: null }) }).bestScores).toBeNull();
  });
});

describe("open sign-up steps", () => {
  it("are counted and return to the profile", () => {
    const signUpSteps = [step("AVATAR", "IN_PROGRESS"), step("DATE_OF_BIRTH", "AVAILABLE")];
    expect(page({ profile: aProfile({ signUpSteps }), locale: "de" }).finish).toEqual({
      open: 2,
      href: "/de/profile/welcome/?target=%2Fde%2Fprofile%2F",
    });
  });

  it("include the last one", () => {
    const signUpSteps = [step("AVATAR", "DONE"), step("DATE_OF_BIRTH", "AVAILABLE")];
    expect(page({ profile: aProfile({ signUpSteps }) }).finish?.open).toBe(1);
  });

  it("are null once all are done or skipped", () => {
    const signUpSteps = [step("AVATAR", "DONE"), step("DATE_OF_BIRTH", "SKIPPED")];
    expect(page({ profile: aProfile({ signUpSteps }) }).finish).toBeNull();
  });
});

describe("toAbout", () => {
  it("has nulls for missing details", () => {
    const nothing = { name: null, countryCode: null, createdDate: "2026-11-21T11:00:00Z", description: null };
    expect(toAbout({ ...nothing, lastActive: null }, aViewContext())).toEqual({
      name: null,
      country: null,
      memberSince: "21 Nov 2026",
      description: null,
      activity: null,
    });
  });

  it("has the country in the viewer's language, and keeps an unknown code", () => {
    expect(toAbout(ABOUT, aViewContext({ locale: "ru" }))).toMatchObject({ country: "Польша", activity: null });
    expect(toAbout({ ...ABOUT, countryCode: "Q9" }, aViewContext()).country).toBe("Q9");
  });
});
