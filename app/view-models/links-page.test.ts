import { describe, expect, it } from "vitest";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import type { Partner } from "~contract/entities/partner";
import { LINKS_ERRORS, toLinksPage } from "./links-page";

function aPartner(changes: Partial<Partner> = {}): Partner {
  const linked = { accountName: "juno_b", linkedAt: "2026-11-21T11:00:00Z" };
  return { alias: "workbench", name: "Workbench", siteUrl: "https://partner.example.org/", ...linked, ...changes };
}

const fieldsOf = (bioLinks: string[], maxLinks: number) =>
  toLinksPage({ bioLinks, partners: null, maxLinks }, aViewContext()).fields;

describe("toLinksPage", () => {
  it("has the links of a player and the partner accounts", () => {
    const unlinked = aPartner({ alias: "forge", accountName: null, linkedAt: null });
    const data = { bioLinks: ["https://studio.example/"], partners: [aPartner(), unlinked], maxLinks: 2 };
    const workbench = { name: "Workbench", siteUrl: "https://partner.example.org/" };
    expect(toLinksPage(data, aViewContext({ locale: "de" }))).toEqual({
      fields: ["https://studio.example/", ""],
      partners: [
        { ...workbench, alias: "workbench", account: "Verknüpft als juno_b seit 21 Nov. 2026" },
        { ...workbench, alias: "forge", account: null },
      ],
    });
  });

  it("has as many fields as the maximum of links", () => {
    expect(fieldsOf([], 3)).toEqual(["", "", ""]);
    expect(fieldsOf(["a", "b"], 2)).toEqual(["a", "b"]);
    expect(fieldsOf(["a", "b", "c"], 2)).toEqual(["a", "b"]);
  });

  it.each([
    ["its name", { accountName: null }],
    ["its day", { linkedAt: null }],
  ])("has no account without %s", (_, changes) => {
    const data = { bioLinks: [], partners: [aPartner(changes)], maxLinks: 1 };
    expect(toLinksPage(data, aViewContext()).partners).toMatchObject([{ account: null }]);
  });

  it("distinguishes partners that failed to load from none", () => {
    const data = { bioLinks: [], maxLinks: 1 };
    expect(toLinksPage({ ...data, partners: null }, aViewContext()).partners).toBeNull();
    expect(toLinksPage({ ...data, partners: [] }, aViewContext()).partners).toEqual([]);
  });
});

describe("errors of links", () => {
  it("are complete", () => {
    const retryable = ["session_ended", "too_many_requests", "unreachable"];
    expect(LINKS_ERRORS).toEqual(["invalid_links", "partner_not_found", ...retryable]);
  });
});
