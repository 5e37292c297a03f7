import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { aStickerContent } from "../../../tests/fixtures/a-sticker-content";
import { aStudioNewsContent } from "../../../tests/fixtures/a-studio-news-content";
import { exportedFiles, sourceOfFiles, type CatalogueFiles } from "../../../tests/fixtures/exported-catalogue";
import { storeItem } from "../../../tests/fixtures/spending";
import { emptyDatabase, fillWithDemoCatalogue, openTestDatabase } from "../../../tests/setup/database";
import { createFileStore } from "../../builds/create-file-store";
import { IN_MEMORY } from "../../db/in-memory";
import { auditLog, drafts, gameItems, games, tags } from "../../db/schema";
import { createPages } from "../../seed/create-pages";
import { gameId, studioId } from "../../seed/demo-games";
import { tagId } from "../../seed/demo-tags";
import { seedId } from "../../seed/deterministic-ids";
import type { BuildServices } from "../builds/build-services";
import { TAG_KIND } from "../catalogue/tag-content";
import { createDraft, publishDraft, saveDraft, archiveContent } from "../drafts/drafts";
import { readContentDetails } from "../drafts/content-details";
import { STICKER_KIND } from "../money/sticker-content";
import { STUDIO_KIND } from "../studios/studio-entry";
import { STUDIO_NEWS_KIND } from "../studios/studio-news-content";
import { addGraphic } from "../pictures/game-pictures";
import { PIECE_KINDS } from "./catalogue-kinds";
import { checkCatalogue, importCatalogue } from "./import-catalogue";
import { problemSentence } from "./problem-sentence";

const NOW = new Date("2031-05-01T12:00:00Z");
const author = { actorId: null, now: NOW };
const PUZZLE = `tags/${tagId("puzzle")}.json`;
const LANTERN = `games/${gameId("lantern-run")}.json`;

const COVER = "public/media/covers/lantern-run/cover/jpg-1280x720.jpg";

let services: BuildServices;
beforeEach(async () => {
  const database = await openTestDatabase();
  await emptyDatabase(database);
  await fillWithDemoCatalogue(database);
  services = { database, fileStore: createFileStore({ s3: null, dataDir: IN_MEMORY }) };
});

const exported = () => exportedFiles(services, { withBuilds: true });

const check = (files: CatalogueFiles) => checkCatalogue(services, sourceOfFiles(files), { author });
const apply = async (files: CatalogueFiles) => importCatalogue(services, await check(files), { author });

/** An empty portal, as one that starts without the demo. */
async function empty(): Promise<void> {
  await emptyDatabase(services.database);
  await createPages(services.database);
}

type Json = { [name: string]: Json } & unknown[];

function changed(files: CatalogueFiles, name: string, change: (json: Json) => void): CatalogueFiles {
  const json = JSON.parse(files.get(name)?.toString() ?? expect.fail(name)) as Json;
  change(json);
  return new Map(files).set(name, Buffer.from(JSON.stringify(json)));
}

async function problemsOf(files: CatalogueFiles): Promise<string[]> {
  const { problems } = await check(files);
  return problems.map(({ file, field, code }) => `${file} ${field ?? "-"} ${code}`);
}

const digestOf = (files: CatalogueFiles) => {
  const hash = createHash("sha256");
  for (const [name, content] of files) hash.update(name).update(content);
  return hash.digest("hex");
};

describe("files of the catalogue", () => {
  it("are the same again after an import into an empty portal, drafts, schedules and pictures included", async () => {
    const { database, fileStore } = services;
    const puzzle = (await TAG_KIND.read(database, tagId("puzzle"))) ?? expect.fail();
    const content = { ...puzzle, alias: "puzzles" };
    const seen = async (id: string) => ({
      subjectId: id,
      version: (await readContentDetails(database, TAG_KIND, id)).version,
    });
    await saveDraft(database, TAG_KIND, { ...(await seen(tagId("puzzle"))), content }, author);
    await publishDraft(database, TAG_KIND, { ...(await seen(tagId("puzzle"))), publishAt: null }, author);
    const fresh = await createDraft(database, TAG_KIND, { ...content, alias: "newest" }, author);
    await publishDraft(database, TAG_KIND, { ...fresh, publishAt: new Date("2032-01-01T00:00:00Z") }, author);
    const gone = await createDraft(database, TAG_KIND, { ...content, alias: "gone" }, author);
    await publishDraft(database, TAG_KIND, { ...gone, publishAt: null }, author);
    await archiveContent(database, TAG_KIND, { ...(await seen(gone.subjectId)), reason: "Old." }, author);
    await createDraft(database, STICKER_KIND, aStickerContent(), author);
    const heart = { subjectId: seedId("sticker:heart"), reason: "Old." };
    const stickerDetails = await readContentDetails(database, STICKER_KIND, heart.subjectId);
    await archiveContent(database, STICKER_KIND, { ...heart, version: stickerDetails.version }, author);
    const draft = aStudioNewsContent();
    await createDraft(database, STUDIO_NEWS_KIND, draft, author);
    const oldNews = await createDraft(database, STUDIO_NEWS_KIND, draft, author);
    await publishDraft(database, STUDIO_NEWS_KIND, { ...oldNews, publishAt: null }, author);
    const newsDetails = await readContentDetails(database, STUDIO_NEWS_KIND, oldNews.subjectId);
    await archiveContent(
      database,
      STUDIO_NEWS_KIND,
      { ...oldNews, version: newsDetails.version, reason: "Old." },
      author,
    );
    await database
      .update(games)
      .set({ isPublished: false })
      .where(eq(games.gameId, gameId("long-noodle")));
    await storeItem({ database }, { gameId: gameId("lantern-run"), isOffered: false });
    const picture = await readFile(COVER);
    await addGraphic({ database, fileStore }, { gameId: gameId("lantern-run"), content: picture, now: NOW });
    for (const { list, count } of PIECE_KINDS) expect(await count(database)).toBe((await list(database)).length);
    const subjectId = studioId("Small Hours");
    const { published, version } = await readContentDetails(database, STUDIO_KIND, subjectId);
    const studio = {
      ...(published ?? expect.fail()),
      description: { en: "Night." },
      pictureGameId: gameId("softfall"),
    };
    const saved = await saveDraft(database, STUDIO_KIND, { subjectId, version, content: studio }, author);
    await publishDraft(database, STUDIO_KIND, { ...saved, subjectId, publishAt: null }, author);
    const files = await exported();
    expect([...files.keys()].filter((name) => name.endsWith(".webp")).length).toBeGreaterThan(3);
    await empty();
    const summary = await apply(files);
    expect(summary.kinds.every(({ changed: count }) => count === 0 || count === 4)).toBe(true);
    expect(summary.questsWithoutCodes).toHaveLength(1);
    const again = await exported();
    expect([...again.keys()]).toEqual([...files.keys()]);
    expect(digestOf(again)).toBe(digestOf(files));
    const entries = await database.$count(auditLog, eq(auditLog.action, "content.imported"));
    expect(entries).toBe(summary.kinds.reduce((sum, kind) => sum + kind.created + kind.changed, 0));
    expect((await apply(again)).kinds.every((kind) => kind.created + kind.changed === 0)).toBe(true);
    expect(await database.$count(auditLog, eq(auditLog.action, "content.imported"))).toBe(entries);
    expect(await database.$count(drafts)).toBe(3);
  });
});

describe("what is wrong with the files", () => {
  it("is said of each file and field, and nothing changes", async () => {
    const files = await exported();
    const wrong: [CatalogueFiles, string[]][] = [
      [new Map(), ["catalogue.json - manifest_missing"]],
      [new Map(files).set(PUZZLE, Buffer.from("{")), [`${PUZZLE} - not_json`]],
      [new Map(files).set("tags/x.txt", Buffer.from("")), ["tags/x.txt - file_unknown"]],
      [
        new Map(files).set(`tags/${gameId("lantern-run")}.json`, files.get(PUZZLE) ?? Buffer.from("")),
        [`tags/${gameId("lantern-run")}.json id name_differs`],
      ],
      [
        changed(files, "catalogue.json", (json) => Object.assign(json, { version: 2 })),
        ["catalogue.json version field_invalid"],
      ],
      [
        changed(files, PUZZLE, (json) => Object.assign(json["published"] ?? {}, { alias: "Two words" })),
        [`${PUZZLE} published.alias field_invalid`],
      ],
      [
        changed(files, PUZZLE, (json) => Object.assign(json["published"] ?? {}, { alias: "genre" })),
        [`${PUZZLE} published.alias tag_alias_taken`],
      ],
      [
        changed(files, LANTERN, (json) => Object.assign(json["published"] ?? {}, { tags: [gameId("lantern-run")] })),
        [`${LANTERN} published.tags tag_not_found`],
      ],
      [
        changed(files, LANTERN, (json) => Object.assign(json["facts"] ?? {}, { studioId: tagId("puzzle") })),
        [`${LANTERN} facts.studioId studio_unknown`],
      ],
      [
        changed(files, LANTERN, (json) => Object.assign(json["facts"] ?? {}, { shortId: "000000x" })),
        [`${LANTERN} facts.shortId field_invalid`],
      ],
      [changed(files, LANTERN, (json) => Object.assign(json, { facts: null })), [`${LANTERN} facts content_missing`]],
    ];
    for (const [broken, expected] of wrong) expect(await problemsOf(broken)).toEqual(expected);
    expect(digestOf(await exported())).toBe(digestOf(files));
    expect(await services.database.$count(auditLog)).toBe(0);
  });

  it("is a sentence", () => {
    const problem = { file: PUZZLE, field: "published.alias", code: "tag_alias_taken", detail: null } as const;
    expect(problemSentence(problem)).toMatch(/^tags\/.*, published\.alias: .* .*\.$/);
    const fault = { file: LANTERN, field: "facts.studioId", code: "studio_unknown", detail: "x-1" } as const;
    expect(problemSentence(fault)).toBe(`${LANTERN}, facts.studioId: There is no such studio (x-1).`);
  });

  it("may be a picture, or a build that is nowhere", async () => {
    const { database, fileStore } = services;
    const content = await readFile(COVER);
    await addGraphic({ database, fileStore }, { gameId: gameId("lantern-run"), content, now: NOW });
    const files = await exported();
    const pictures = [...files.keys()].filter((name) => /\.(webp|jpg)$/.test(name));
    const [first = ""] = pictures;
    const without = new Map(files);
    without.delete(first);
    expect(await problemsOf(without)).toEqual([`${first} - file_missing`]);
    expect(await problemsOf(new Map(files).set(first, content))).toEqual([`${first} - file_changed`]);
    const id = first.split("/")[2] ?? "";
    const other = "0".repeat(8) + id.slice(8);
    const moved: CatalogueFiles = new Map([...files].map(([name, bytes]) => [name.replace(id, other), bytes]));
    const renamed = changed(moved, LANTERN, (json) => {
      for (const one of json["facts"]?.["pictures"] ?? []) {
        if ((one as { name: string }).name === id) Object.assign(one as object, { name: other });
      }
    });
    const name = first.replace(id, other);
    expect(await problemsOf(renamed)).toEqual([]);
    expect(await problemsOf(new Map(renamed).set(name, Buffer.from("<svg>")))).toEqual([
      `${name} - picture_unreadable`,
    ]);
    const release = { releaseId: id, version: "9.0.0.0", buildId: "a".repeat(64), notes: {}, createdAt: NOW };
    const unbuilt = changed(files, LANTERN, (json) => Object.assign(json["facts"]?.["tracks"]?.[0] ?? {}, { release }));
    expect(await problemsOf(unbuilt)).toEqual([`${LANTERN} facts.tracks build_missing`]);
  });
});

describe("an import", () => {
  it("is refused when somebody has changed a piece since the check", async () => {
    const files = changed(await exported(), PUZZLE, (json) =>
      Object.assign(json["published"]?.["title"] ?? {}, { en: "Riddles" }),
    );
    const first = await check(files);
    const second = await check(files);
    expect(first.summary.kinds.find(({ kind }) => kind === "tag")).toMatchObject({ created: 0, changed: 1 });
    await importCatalogue(services, first, { author });
    expect(await TAG_KIND.read(services.database, tagId("puzzle"))).toMatchObject({ title: { en: "Riddles" } });
    await expect(importCatalogue(services, second, { author })).rejects.toMatchObject({ code: "content_changed" });
  });

  it("of two at once one is refused", async () => {
    const files = changed(await exported(), PUZZLE, (json) =>
      Object.assign(json["published"] ?? {}, { displayOrder: 77 }),
    );
    const checked = [await check(files), await check(files)];
    const outcomes = await Promise.allSettled(checked.map((one) => importCatalogue(services, one, { author })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("changes the price of an item, or takes it away, without another id", async () => {
    const { database } = services;
    const itemId = await storeItem({ database }, { gameId: gameId("lantern-run") });
    const all = await exported();
    const files = new Map([...all].filter(([name]) => name === "catalogue.json" || name === LANTERN));
    const selling = (offer: object | null) =>
      changed(files, LANTERN, (json) => {
        const items = [{ itemId: gameId("lantern-run"), type: "FULL_VERSION" }];
        Object.assign(json["facts"] ?? {}, { items });
        Object.assign(json["published"] ?? {}, { offers: { FULL_VERSION: offer, PAID_GAME: null } });
      });
    const offer = { price: 499, discountedPrice: null, currency: "EUR", claim: null };
    await apply(selling(offer));
    const rows = () =>
      database
        .select()
        .from(gameItems)
        .where(eq(gameItems.gameId, gameId("lantern-run")));
    expect(await rows()).toMatchObject([{ itemId, price: 499, currency: "EUR", isOffered: true }]);
    expect((await apply(selling(offer))).kinds.every((kind) => kind.changed === 0)).toBe(true);
    await apply(selling(null));
    expect(await rows()).toMatchObject([{ itemId, isOffered: false }]);
  });

  it("takes nothing away: what is published stays so, and drafts stay", async () => {
    const { database } = services;
    const content = (await TAG_KIND.read(database, tagId("puzzle"))) ?? expect.fail();
    const hidden = changed(await exported(), PUZZLE, (json) =>
      Object.assign(json, { hidden: json["published"], published: null }),
    );
    const seen = {
      subjectId: tagId("puzzle"),
      version: (await readContentDetails(database, TAG_KIND, tagId("puzzle"))).version,
    };
    await saveDraft(database, TAG_KIND, { ...seen, content: { ...content, displayOrder: 5 } }, author);
    const summary = await apply(hidden);
    expect(summary.kept).toBe(1);
    const details = await readContentDetails(database, TAG_KIND, tagId("puzzle"));
    expect(details).toMatchObject({ state: "CHANGED", published: content, draft: { content: { displayOrder: 5 } } });
    expect(await database.$count(tags, eq(tags.isPublished, false))).toBe(0);
  });
});
