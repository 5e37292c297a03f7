import { beforeAll, describe, expect, it } from "vitest";
import { loader } from "~/routes/api.suggestions";
import type { SuggestionsResponse } from "~/view-models/suggestions";
import { callRoute } from "../setup/call-route";
import { openPortal } from "../setup/portal-visitors";

const suggestionsFor = async (search: string, locale = "en") => {
  const path = `/api/suggestions/?${new URLSearchParams({ search, locale }).toString()}`;
  return (await callRoute<SuggestionsResponse>(loader, path)).body;
};

beforeAll(async () => {
  await openPortal();
});

describe("suggestions of the search box", () => {
  it("include games with their pictures", async () => {
    const body = await suggestionsFor("lant");
    expect(body.rows[0]).toMatchObject({ title: "Lantern Run", kind: "Game" });
    expect(body.rows[0]?.href).toMatch(/^\/games\/[a-z0-9]{6}\/lantern-run\/$/);
    expect(body.rows[0]?.picture).toMatchObject({ width: 640, height: 360 });
    expect(body.status).toMatch(/^\d+ suggestions?$/);
  });

  it("include challenges, tags and studios, in the viewer's language", async () => {
    const challenge = await suggestionsFor("one breath", "de");
    expect(challenge.rows).toContainEqual(
      expect.objectContaining({ title: expect.stringMatching(/./) as unknown, kind: "Herausforderung in Lantern Run" }),
    );
    const tag = await suggestionsFor("arcade", "de");
    expect(tag.chips[0]?.href).toBe("/de/tags/arcade/");
  });

  it.each(["", "   ", "zzqqxxvv", "%_%"])("report no results for %j", async (search) => {
    expect(await suggestionsFor(search)).toMatchObject({ rows: [], chips: [], status: "No suggestions" });
  });

  it("accept any length and any language", async () => {
    expect(await suggestionsFor("x".repeat(5_000), "xx")).toMatchObject({ rows: [] });
  });
});
