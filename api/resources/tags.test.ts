import { beforeAll, describe, expect, it } from "vitest";
import { getTag, listTags } from "~contract/calls/tags";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { demoTitles } from "../../tests/fixtures/demo-catalogue";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { DEMO_TAGS } from "../seed/demo-tags";

describe("tags", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
  });

  it("returns a tag with its parent and its titles", async () => {
    const tag = await dataOf(getTag, api.fetch("/gxc/v2/tags/rhythm"));
    expect(tag).toMatchObject({ title: "Rhythm", parentTagAlias: "genre", icon: "/media/icons/music.svg" });
    expect(tag.titleTranslations).toMatchObject({ de: "Rhythmus", ru: "Ритм" });
    expect((await api.fetch(tag.icon ?? "")).status).toBe(200);
  });

  it("uses the viewer's language", async () => {
    expect(await dataOf(getTag, api.fetch("/gxc/v2/tags/rhythm?locale=ru"))).toMatchObject({ title: "Ритм" });
  });

  it("lists all tags in display order", async () => {
    const { tags } = await dataOf(listTags, api.fetch("/gxc/v2/tags?locale=de"));
    expect(tags).toHaveLength(DEMO_TAGS.length);
    expect(tags.map(({ displayOrder }) => displayOrder)).toEqual(tags.map((_, index) => index));
    expect(tags[4]).toMatchObject({ alias: "rhythm", title: "Rhythmus", parentTagAlias: "genre" });
  });

  it("counts the published games of each tag", async () => {
    const { tags } = await dataOf(listTags, api.fetch("/gxc/v2/tags"));
    const counts = Object.fromEntries(tags.map(({ alias, gameCount }) => [alias, gameCount]));
    const cosy = demoTitles(({ tags: aliases }) => aliases.includes("cosy")).length;
    expect(counts).toMatchObject({ cosy, rhythm: 1, genre: 0 });
  });

  it("returns 404 for an unknown tag", async () => {
    expect(await failureOf(api.fetch("/gxc/v2/tags/nothing"))).toBe("404 tag_not_found");
  });
});
