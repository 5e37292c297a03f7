import { describe, expect, it } from "vitest";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import type { BlockedPerson } from "~contract/entities/friend-request";
import type { Pagination } from "~contract/entities/pagination";
import type { PrivacyChoices } from "~contract/entities/privacy";
import type { Profile } from "~contract/entities/profile";
import { PRIVACY_ERRORS, PRIVACY_PARTS, toPrivacyPage } from "./privacy-page";

const CHOICES: PrivacyChoices = {
  ...({ favorites: "FRIENDS", recentGames: "NOBODY", bestScores: "EVERYONE" } as const),
  ...({ stickers: "FRIENDS", country: "EVERYONE", lastActive: "NOBODY" } as const),
};

function aProfile(changes: Partial<Profile> = {}): Profile {
  const noDetails = {
    name: null,
    email: null,
    description: null,
    birthdate: null,
    countryCode: null,
    defaultRegion: null,
  };
  return {
    ...noDetails,
    userId: "id-of-juno",
    userVersion: "3",
    username: "juno",
    createdDate: "2026-10-01T10:00:00Z",
    marketingConsent: false,
    pictureUrl: null,
    pictureVariants: [],
    signUpComplete: true,
    signUpSteps: [],
    ...changes,
  };
}

function aBlockedPerson(changes: Partial<BlockedPerson> = {}): BlockedPerson {
  const person = { userId: "id-of-mira", username: "mira", pictureUrl: "/media/avatars/owl.webp", pictureVariants: [] };
  return { ...person, blockedAt: "2026-11-21T11:00:00Z", ...changes };
}

function blocks(people: BlockedPerson[], changes: Partial<Pagination> = {}) {
  return { people, pagination: { currPage: 0, numPerPage: 25, totalItems: people.length, totalPages: 1, ...changes } };
}

describe("toPrivacyPage", () => {
  it("has the choices, the audiences and the blocked people", () => {
    const page = { profile: aProfile({ privacy: CHOICES }), blocks: blocks([aBlockedPerson()]) };
    expect(toPrivacyPage(page, aViewContext({ locale: "de" }))).toEqual({
      version: "3",
      choices: CHOICES,
      audiences: [
        { value: "EVERYONE", label: "Alle" },
        { value: "FRIENDS", label: "Freunde" },
        { value: "NOBODY", label: "Niemand" },
      ],
      blocked: [
        {
          userId: "id-of-mira",
          username: "mira",
          pictureUrl: "/media/avatars/owl.webp",
          href: "/de/users/mira/",
          note: "Blockiert am 21 Nov. 2026",
        },
      ],
      pager: null,
    });
  });

  it.each([null, undefined])("has no choices if the API returns %s", (privacy) => {
    const profile = privacy === undefined ? aProfile() : aProfile({ privacy });
    expect(toPrivacyPage({ profile, blocks: blocks([]) }, aViewContext())).toMatchObject({
      choices: null,
      blocked: [],
    });
  });

  it("keeps the order of blocked people, also without picture", () => {
    const people = [aBlockedPerson({ username: "o k", pictureUrl: null }), aBlockedPerson()];
    expect(toPrivacyPage({ profile: aProfile(), blocks: blocks(people) }, aViewContext()).blocked).toMatchObject([
      { href: "/users/o%20k/", pictureUrl: null, note: "Blocked on 21 Nov 2026" },
      { href: "/users/mira/" },
    ]);
  });

  it("pages through blocked people", () => {
    const page = { profile: aProfile(), blocks: blocks([], { currPage: 1, totalPages: 3 }) };
    expect(toPrivacyPage(page, aViewContext({ locale: "de" })).pager).toMatchObject({
      previous: "/de/profile/privacy/",
      next: "/de/profile/privacy/?page=2",
    });
  });
});

describe("the parts of a profile", () => {
  it("are complete, in the order of the form", () => {
    expect(PRIVACY_PARTS).toEqual(["bestScores", "favorites", "recentGames", "stickers", "country", "lastActive"]);
    expect([...PRIVACY_PARTS].sort()).toEqual(Object.keys(CHOICES).sort());
  });

  it("have these errors", () => {
    expect(PRIVACY_ERRORS).toEqual(["version_conflict", "too_many_requests", "unreachable"]);
  });
});
