import { describe, expect, it } from "vitest";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import type { FoundPerson } from "~contract/entities/user";
import { toFoundPeople } from "./found-people";

function aFoundPerson(changes: Partial<FoundPerson> = {}): FoundPerson {
  const person = { userId: "id-of-juno", username: "juno", pictureUrl: "/media/avatars/fox.webp", pictureVariants: [] };
  return { ...person, friendship: "NONE", ...changes };
}

describe("toFoundPeople", () => {
  it("returns people with their page and the possible action", () => {
    const people = [aFoundPerson(), aFoundPerson({ username: "juno b", pictureUrl: null, friendship: "FRIENDS" })];
    expect(toFoundPeople(people, aViewContext({ locale: "de" }))).toEqual([
      {
        userId: "id-of-juno",
        username: "juno",
        pictureUrl: "/media/avatars/fox.webp",
        href: "/de/users/juno/",
        note: "",
        action: "ask",
      },
      {
        userId: "id-of-juno",
        username: "juno b",
        pictureUrl: null,
        href: "/de/users/juno%20b/",
        note: "Schon in deiner Freundesliste",
        action: null,
      },
    ]);
  });

  it.each([
    ["NONE", { note: "", action: "ask" }],
    ["REQUEST_RECEIVED", { note: "", action: "accept" }],
    ["REQUEST_SENT", { note: "Request sent", action: null }],
    ["FRIENDS", { note: "Among your friends", action: null }],
    ["BLOCKED", { note: "You have blocked this player.", action: null }],
  ] as const)("friendship %s: %o", (friendship, standing) => {
    expect(toFoundPeople([aFoundPerson({ friendship })], aViewContext())).toMatchObject([standing]);
  });

  it("is empty without people", () => {
    expect(toFoundPeople([], aViewContext())).toEqual([]);
  });
});
