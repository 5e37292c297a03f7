import { spawnSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getApi } from "~api/app";
import type { Database } from "~api/db/database";
import { getDeveloperGame } from "~contract/calls/developer-games";
import { publishGame } from "../../scripts/publish-game/publish-game";
import type { PublishOptions } from "../../scripts/publish-game/publish-options";
import { errorText } from "../../scripts/publish-game/publish-texts";
import { ClientError } from "~/api-client/errors";
import { startApiServer, type ApiServer } from "../fixtures/api-server";
import { dataOf } from "../fixtures/api-responses";
import { storeReadyGame } from "../fixtures/developer-games";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { storeStudio } from "../fixtures/stored-studios";
import * as pages from "../fixtures/studio-pages";
import { openPortal } from "../setup/portal-visitors";

const PAGE = "<!doctype html><title>Kite</title><script src=game.js></script>";

let database: Database;
let server: ApiServer;
let owner: Member;
let token: string;
let gameId: string;
let folder: string;
/** Number and length of the parts that were sent. */
let parts: [part: number, bytes: number][];
/** Answers in place of the API where it returns true. */
let interrupt: RequestListener | null;
/** What was asked of those that were to be for everybody. */
let publications: string[];
/** The method whose answers about uploads are lost. */
let lose: string | null;

const refuseToken: RequestListener = (_, response) => {
  response.writeHead(401, { "content-type": "application/json" });
  response.end(JSON.stringify({ data: null, errors: [{ code: "invalid_token" }] }));
};

/** As on a terminal that shows no bars. */
class Output extends Writable {
  text = "";
  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.text += piece.toString();
    done();
  }
}

beforeAll(async () => {
  database = await openPortal();
  // Uploads are checked in the background.
  vi.useRealTimers();
  const api = await getApi();
  const listener = getRequestListener((request) => api.fetch(request));
  server = await startApiServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://api.test");
    if (pathname.endsWith("/publish")) publications.push(search);
    const part = /\/parts\/(\d+)$/.exec(request.url ?? "");
    if (part && interrupt) {
      interrupt(request, response);
      return;
    }
    if (request.method === lose && request.url?.includes("/gamedev/uploads/")) {
      refuseToken(request, response);
      return;
    }
    if (part) parts.push([Number(part[1]), Number(request.headers["content-length"])]);
    void listener(request, response);
  });
});

beforeEach(async () => {
  owner = await aPlayer(`cli_${randomUUID().slice(0, 8)}`);
  const studioId = await storeStudio(database, owner);
  token = await aToken(studioId);
  const { location } = await pages.createGame(owner, studioId, `Kite ${randomUUID().slice(0, 8)}`);
  gameId = /\/studio\/games\/([^/]+)\//.exec(location ?? "")?.[1] ?? "";
  [parts, publications, interrupt, lose] = [[], [], null, null];
  folder = await mkdtemp(path.join(tmpdir(), "publish-command-"));
  await writeFile(path.join(folder, "index.html"), PAGE);
  await writeFile(path.join(folder, "game.js"), `"${randomUUID()}"`);
});

async function aToken(studioId: string): Promise<string> {
  const fields = { intent: "create-token", name: "cli", access: "write", gameId: "", expiryDays: "30" };
  return ((await pages.changeTeam(owner, studioId, fields)).payload as { secret: string }).secret;
}

afterAll(() => server.close());

const publish = async (options: Partial<PublishOptions> = {}) => {
  const wanted = {
    game: gameId,
    track: "internal",
    version: null,
    notesFile: null,
    isPublic: false,
    rulesChanged: false,
  };
  const all = { source: folder, ...wanted, token };
  const output = new Output();
  const summary = await publishGame({ ...all, apiUrl: server.baseUrl, ...options }, output);
  return { summary, progress: output.text };
};
const declareRights = () =>
  pages.changeGame(owner, gameId, { intent: "declare-rights", holder: "Kite Club", isOwnWork: "yes" });

const openUploads = async () => (await pages.studioGame(owner, gameId)).payload.game.openUploads;

describe("npm run games:publish", () => {
  it("says why the portal refuses", async () => {
    const problem = async (options: Partial<PublishOptions>) => {
      const error: unknown = await publish(options).catch((reason: unknown) => reason);
      return error instanceof ClientError ? errorText(error) : String(error);
    };
    expect(await problem({})).toContain("Say first who holds the rights.");
    expect(await problem({ token: "sps_wrong" })).toContain("The token is not valid");
    expect(await problem({ game: "zzzzzz" })).toMatch(/no game zzzzzz\.\n {2}\w{6} {2}Kite/);
    await declareRights();
    expect(await problem({ track: "beta" })).toContain("This track does not exist any more.");
  });

  it("publishes a folder, and then only what has changed", async () => {
    await declareRights();
    await writeFile(path.join(folder, "sky.bin"), randomBytes(200_000));
    const notesFile = path.join(await mkdtemp(path.join(tmpdir(), "publish-notes-")), "notes.json");
    await writeFile(notesFile, '{ "en": "First kite", "de": "Erster Drachen" }');
    const { summary, progress } = await publish({ notesFile, version: "3.0.0.0" });
    expect(summary).toMatch(/^Version 3\.0\.0\.0\n {2}Engine: /);
    expect(summary).toMatch(/Play: {4}\S+\/tracks\/\S+\nPublish: \S+\/studio\/games\/\S+$/);
    expect(progress).toMatch(/^reading .+\nsending .+\nchecking .+\n$/);
    const { releases } = (await pages.studioGame(owner, gameId)).payload.game;
    expect(releases[0]?.notes.slice(0, 2).map(({ text }) => text)).toEqual(["First kite", "Erster Drachen"]);

    await writeFile(path.join(folder, "game.js"), `"${randomUUID()}"`);
    const [, whole = 0] = parts[0] ?? [];
    parts = [];
    expect((await publish()).summary).toContain("Version 3.0.0.1");
    expect(whole).toBeGreaterThan(200_000);
    expect(parts).toEqual([[0, expect.any(Number)]]);
    expect(parts[0]?.[1]).toBeLessThan(1_000);
  });

  it.each([false, true])("publishes to everybody when asked to (changed rules: %s)", async (rulesChanged) => {
    const ready = await storeReadyGame(database, owner);
    const options = { game: ready.gameId, token: await aToken(ready.studioId), isPublic: true, rulesChanged };
    const { summary } = await publish({ ...options, version: "4.0.0.0" });
    expect(summary).toMatch(/Play: {4}\S+\/games\/\S+\nPublish: /);
    expect(summary).not.toContain("/tracks/");
    expect(publications).toEqual([`?rulesChanged=${String(rulesChanged)}`]);
    const { tracks } = await dataOf(getDeveloperGame, owner.fetch(`/gamedev/games/${ready.gameId}`));
    expect(tracks.map(({ name, version }) => [name, version]).sort()).toEqual([
      ["internal", "4.0.0.0"],
      ["public", "4.0.0.0"],
    ]);
  });

  it("keeps the version on the internal track when the game is not ready for everybody", async () => {
    await declareRights();
    const error: unknown = await publish({ isPublic: true }).catch((reason: unknown) => reason);
    expect(error instanceof ClientError && errorText(error)).toContain("age rating");
    const { tracks } = await dataOf(getDeveloperGame, owner.fetch(`/gamedev/games/${gameId}`));
    expect(tracks.find(({ name }) => name === "internal")?.version).not.toBeNull();
  });

  it("sends nothing when the portal has every file", async () => {
    await declareRights();
    await publish();
    parts = [];
    expect((await publish()).summary).toMatch(/^Version /);
    expect(parts).toEqual([]);
  });

  it("goes on where an earlier run was interrupted", async () => {
    await declareRights();
    // The name of a kind that the portal does not compress, which would take long.
    await writeFile(path.join(folder, "sky.ogg"), randomBytes(18 * 1024 * 1024));
    let left = 1;
    const count = () => parts.length;
    vi.spyOn(parts, "push").mockImplementation((...added) => {
      Array.prototype.push.apply(parts, added);
      if (--left === 0) {
        interrupt = refuseToken;
      }
      return count();
    });
    await expect(publish()).rejects.toThrow("invalid_token");
    expect(parts.map(([part]) => part)).toEqual([0]);
    [parts, interrupt] = [[], null];
    expect((await publish()).summary).toMatch(/^Version /);
    expect(parts.map(([part]) => part)).toEqual([1, 2]);
  });

  it("takes up the check of an earlier run that was ended meanwhile", async () => {
    await declareRights();
    lose = "GET";
    await expect(publish({ version: "5.0.0.0" })).rejects.toThrow("invalid_token");
    [parts, lose] = [[], null];
    await expect.poll(async () => (await openUploads()).length, { timeout: 20_000 }).toBe(0);
    expect((await publish({ version: "5.0.0.0" })).summary).toMatch(/^Version 5\.0\.0\.0/);
    expect(parts).toEqual([]);
    const { releases } = (await pages.studioGame(owner, gameId)).payload.game;
    expect(releases.filter(({ version }) => version === "Version 5.0.0.0")).toHaveLength(1);
  });

  it("says why an export is refused, before and after it is sent", async () => {
    await declareRights();
    await rm(path.join(folder, "index.html"));
    await expect(publish()).rejects.toMatchObject({ refusals: [{ code: "no_page" }] });
    const zip = path.join(folder, "no.zip");
    await writeFile(zip, "no zip at all");
    await expect(publish({ source: zip })).rejects.toMatchObject({ refusals: [{ code: "zip_prefixed" }] });
  });

  it("ends with a code that scripts can tell apart", async () => {
    await rm(path.join(folder, "index.html"));
    const run = (args: string[], environment: Record<string, string>) => {
      const command = ["--import", "tsx", "scripts/publish-game.ts", ...args];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, {
        env: { ...process.env, ...environment },
        encoding: "utf8",
      });
      return { status, stdout, stderr };
    };
    expect(run([folder], {})).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("--game is missing.") as unknown,
    });
    const unreachable = ["--game", "k2x9fa", "--api", "http://127.0.0.1:9"];
    expect(run([folder, ...unreachable], { GAMES_TOKEN: "sps_x" }).status).toBe(1);
  });
});
