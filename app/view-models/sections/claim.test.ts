import { describe, expect, it } from "vitest";
import { aFeedEntry, anAnyAttribute, aSection, aTextAttribute } from "../../../tests/fixtures/a-configuration";
import { aGame } from "../../../tests/fixtures/a-game";
import { A_MOMENT, aViewContext } from "../../../tests/fixtures/a-view-context";
import { toClaims } from "./claim";

const claimsOf = (entry: ReturnType<typeof aFeedEntry>) =>
  toClaims({ section: aSection({ sectionType: "CLAIM" }), entries: [entry], view: aViewContext() })?.claims ?? [];

function aClaimable(startsAt: string, endsAt: string) {
  const item = {
    ...{ itemId: "7b8cf1de-63e4-4bd2-9a3e-2f6f3b0f3a10", type: "FULL_VERSION" as const },
    ...{ price: 400, discountedPrice: null, currency: "GPX", activeGameItemClaimPeriod: { startsAt, endsAt } },
  };
  return aFeedEntry({ game: aGame({ gameItems: [item] }) });
}

describe("toClaims", () => {
  it("has the end of a free period", () => {
    expect(claimsOf(aClaimable("2026-11-20T00:00:00Z", "2026-12-01T00:00:00Z"))).toMatchObject([
      {
        title: "Lantern Run",
        when: "Free until 1 Dec 2026",
        startsAtMs: null,
        action: { href: "/games/lant01/lantern-run/" },
      },
    ]);
  });

  it("counts down to the claim period", () => {
    expect(claimsOf(aClaimable("2026-11-24T00:00:00Z", "2026-12-01T00:00:00Z"))).toMatchObject([
      { when: "Free from 24 Nov 2026", startsAtMs: Date.parse("2026-11-24T00:00:00Z") },
    ]);
  });

  it("omits ended claims and games without one", () => {
    expect(claimsOf(aClaimable("2026-11-01T00:00:00Z", A_MOMENT.toISOString()))).toEqual([]);
    expect(claimsOf(aFeedEntry({ game: aGame({ gameItems: [] }) }))).toEqual([]);
  });

  const announced = (start: unknown, end: unknown) =>
    aFeedEntry({
      customContentItemType: "UPCOMING_CLAIM_A_GAME",
      attributes: [
        aTextAttribute("Title", "Truffle Hunch"),
        anAnyAttribute("Start day", start),
        anAnyAttribute("End day", end),
      ],
    });

  it("announces a game before its Start day", () => {
    expect(claimsOf(announced("2026-11-24", "2026-12-01"))).toMatchObject([
      { title: "Truffle Hunch", when: "Free from 24 Nov 2026", price: null, action: null },
    ]);
    expect(claimsOf(announced("2026-11-20", "2026-12-01"))).toMatchObject([
      { when: "Free until 1 Dec 2026", startsAtMs: null },
    ]);
  });

  it("has no dates for unreadable days, and omits past ones", () => {
    expect(claimsOf(announced("soon", null))).toMatchObject([{ when: null, startsAtMs: null }]);
    expect(claimsOf(announced("2026-11-01", "2026-11-20"))).toEqual([]);
  });
});
