import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, fillWithDemoCatalogue, openTestDatabase } from "../../../tests/setup/database";
import { createFileStore } from "../../builds/create-file-store";
import { IN_MEMORY } from "../../db/in-memory";
import { games } from "../../db/schema";
import { gameId } from "../../seed/demo-games";
import type { BuildServices } from "../builds/build-services";
import { exportCatalogue } from "./export-catalogue";
import { checkCatalogue, importCatalogue } from "./import-catalogue";

const GAME = gameId("softfall");
const FILE = `games/${GAME}.json`;
const author = { actorId: null, now: new Date("2031-05-01T12:00:00Z") };
const WRITTEN = [{ title: { en: "Mouse" }, subgroups: [] }];
const FOREIGN = [{ title: { fr: "Souris" }, subgroups: [] }];

type Part = Record<string, unknown>;
type Json = { facts: Part; published: Part };

let services: BuildServices;
beforeEach(async () => {
  const database = await openTestDatabase();
  await emptyDatabase(database);
  await fillWithDemoCatalogue(database);
  services = { database, fileStore: createFileStore({ s3: null, dataDir: IN_MEMORY }) };
});

async function exported(): Promise<Json> {
  for await (const { name, read } of exportCatalogue(services, { withBuilds: false })) {
    if (name === FILE) return JSON.parse(String(await buffer(await read()))) as Json;
  }
  return expect.fail("the game has no file");
}

/** How many pieces it changes. */
async function imported(json: Json): Promise<number> {
  const manifest = { format: "subpixel-catalogue", version: 1, builds: false };
  const files = Object.entries({ "catalogue.json": manifest, [FILE]: json }).map(([name, content]) => {
    const bytes = Buffer.from(JSON.stringify(content));
    return { name, bytes: bytes.length, read: () => Promise.resolve(Readable.from([bytes])) };
  });
  const checked = await checkCatalogue(services, { files, close: () => undefined }, { author });
  expect(checked.problems).toEqual([]);
  const { kinds } = await importCatalogue(services, checked, { author });
  return kinds.reduce((sum, { changed }) => sum + changed, 0);
}

const without = (part: Part): Part =>
  Object.fromEntries(Object.entries(part).filter(([name]) => name !== "controlGroups"));
const stored = async () =>
  (await services.database.select().from(games).where(eq(games.gameId, GAME)))[0]?.controlGroups ?? expect.fail();

describe("controls in a file of the catalogue", () => {
  it("stand among the content only, and are imported from there", async () => {
    const file = await exported();
    expect(file.facts).not.toHaveProperty("controlGroups");
    expect(file.published["controlGroups"]).toEqual(await stored());
    const changed = { ...file, published: { ...file.published, controlGroups: WRITTEN } };
    expect([await imported(changed), await imported(changed)]).toEqual([1, 0]);
    expect(await stored()).toEqual(WRITTEN);
    expect(await exported()).toEqual(changed);
  });

  it("are read from the facts of earlier files", async () => {
    const { published, ...file } = await exported();
    const earlier = { facts: { ...file.facts, controlGroups: WRITTEN }, published: without(published) };
    expect([await imported({ ...file, ...earlier }), await imported({ ...file, ...earlier })]).toEqual([1, 0]);
    expect(await stored()).toEqual(WRITTEN);
  });

  it("stand among the facts where no editor could have written them", async () => {
    await services.database.update(games).set({ controlGroups: FOREIGN }).where(eq(games.gameId, GAME));
    const file = await exported();
    expect(file.published).not.toHaveProperty("controlGroups");
    expect(file.facts["controlGroups"]).toEqual(FOREIGN);
    expect(await imported(file)).toBe(0);
    await services.database.update(games).set({ controlGroups: WRITTEN }).where(eq(games.gameId, GAME));
    expect([await imported(file), await imported(file)]).toEqual([1, 0]);
    expect(await stored()).toEqual(FOREIGN);
  });

  it("stay as they are here by a file without any", async () => {
    const before = await stored();
    const { published, ...file } = await exported();
    const json = { ...file, published: without(published) };
    expect(await imported(json)).toBe(0);
    expect(await imported({ ...json, published: { ...json.published, title: "Soft Landing" } })).toBe(1);
    expect(await stored()).toEqual(before);
  });
});
