import { describe, expect, it } from "vitest";
import { permissionsOf, staffRole, type StaffRole } from "~contract/entities/staff";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { toDeskFrame, type DeskProfile } from "./desk-frame";

const profileOf = (role: StaffRole, needsSecondFactor = false): DeskProfile => ({
  ...{ userId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09", username: "Mara", pictureUrl: "/media/mara.svg", role },
  ...{ permissions: permissionsOf(role), hasSecondFactor: !needsSecondFactor, needsSecondFactor },
});

const hrefs = (profile: DeskProfile) =>
  toDeskFrame(profile, aViewContext({ locale: "de" })).groups.flatMap(({ links }) => links.map(({ href }) => href));

describe("toDeskFrame", () => {
  it("lists only what the role may open", () => {
    const content = [
      "/de/desk/games/",
      "/de/desk/challenges/",
      "/de/desk/quests/",
      "/de/desk/tags/",
      "/de/desk/stickers/",
      "/de/desk/pages/",
      "/de/desk/preview/",
    ];
    const settings = ["/de/desk/audit-log/", "/de/desk/people/", "/de/desk/tokens/", "/de/desk/second-factor/"];
    const studios = [
      ...["/de/desk/applications/", "/de/desk/reviews/", "/de/desk/studios/", "/de/desk/news/", "/de/desk/takedowns/"],
    ];
    const moderation = ["/de/desk/queue/", "/de/desk/appeals/", "/de/desk/players/"];
    expect(hrefs(profileOf("OWNER"))).toEqual([
      ...[
        "/de/desk/",
        ...content,
        "/de/desk/catalogue/",
        ...studios,
        "/de/desk/figures/",
        "/de/desk/statistics/",
        ...moderation,
        "/de/desk/words/",
        "/de/desk/purchases/",
        "/de/desk/payouts/",
        "/de/desk/site/",
        "/de/desk/legal/",
        "/de/desk/announcements/",
        "/de/desk/health/",
        "/de/desk/jobs/",
        ...settings,
      ],
    ]);
    expect(hrefs(profileOf("SUPPORT"))).toEqual([
      "/de/desk/",
      ...content,
      "/de/desk/studios/",
      "/de/desk/news/",
      ...moderation,
      "/de/desk/purchases/",
      "/de/desk/site/",
      "/de/desk/legal/",
      "/de/desk/people/",
      "/de/desk/second-factor/",
    ]);
  });

  it("lists nothing for an owner who needs a second factor first", () => {
    expect(hrefs(profileOf("OWNER", true))).toEqual([]);
  });

  it("names each role", () => {
    const roles = staffRole.options.map((role) => toDeskFrame(profileOf(role), aViewContext()).person.role);
    expect(roles).toEqual(["Owner", "Editor", "Moderator", "Support"]);
  });
});
