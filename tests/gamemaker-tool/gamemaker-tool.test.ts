import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { declareRights, getDeveloperGame, listDeveloperGames } from "~contract/calls/developer-games";
import type { StudioRole } from "~contract/entities/studio-member";
import { studioMembers, studios, user } from "~api/db/schema";
import { saveGameMakerTool } from "~api/oauth/gamemaker-tool";
import { PASSWORD, signUp, type Owner } from "../fixtures/account-mail";
import { dataOf } from "../fixtures/api-responses";
import { zipOf } from "../fixtures/zip-file";
import { findFreePort } from "../setup/free-port";
import { startTestApi, type TestApi } from "../setup/test-api";
import { allowInBrowser, openBrowser } from "./browse";
import { createToolProject, isToolInstalled, type ToolProject, type ToolRun } from "./run-tool";

const GAME = [
  { name: "index.html", content: "<!doctype html><title>Kite Run</title><script src=kite.js></script>" },
  { name: "kite.js", content: "document.title += ' 1';" },
];

let api: TestApi;
let base: string;
let server: Server;
let ada: Owner;
let project: ToolProject;
let studioId: string;

async function addStudio(name: string, userId: string, role: StudioRole): Promise<string> {
  const id = randomUUID();
  await api.database.insert(studios).values({ studioId: id, name });
  await api.database.insert(studioMembers).values({ studioId: id, userId, role, joinedAt: new Date() });
  return id;
}

async function writeProjectFile(name: string, content: Uint8Array): Promise<string> {
  const file = path.join(project.folder, name);
  await writeFile(file, content);
  return file;
}

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#4a2c7a" } }).png().toBuffer();

const signIn = async (address: string) => {
  const account = { login: "Ada", password: PASSWORD };
  await allowInBrowser(openBrowser(base), address, account);
};

function expectDone(run: ToolRun, text: string): void {
  expect(run.output).toContain(text);
  expect(run.code).toBe(0);
}

describe.skipIf(!isToolInstalled)("GameMaker's tool, as published", () => {
  beforeEach(async () => {
    const port = await findFreePort();
    base = `http://localhost:${String(port)}`;
    api = await startTestApi({ SITE_URL: base, PUBLIC_API_BASE_URL: base });
    await saveGameMakerTool(api.database, new Date());
    const listener = getRequestListener((request) => {
      const { pathname, search } = new URL(request.url);
      return api.fetch(pathname + search, request);
    });
    server = createServer((request, response) => void listener(request, response)).listen(port);
    await once(server, "listening");
    ada = await signUp(api, "Ada");
    await api.database.update(user).set({ emailVerified: true });
    studioId = await addStudio("Paper Kites", ada.userId, "OWNER");
    project = await createToolProject(base);
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await project.remove();
  });

  it("signs in, links, creates, sets texts and pictures, uploads and publishes; the game plays right after", async () => {
    const linked = await project.run(["link"], {
      onOpened: signIn,
      answers: [
        { after: "Select a studio", type: "\r" },
        { after: "Select a game", type: "\r" },
        { after: "Game name", type: "Kite Run\r" },
      ],
    });
    expectDone(linked, `Linked to studio ${studioId}`);
    expect(linked.opened).toHaveLength(1);
    const { games } = await dataOf(listDeveloperGames, ada.fetch("/gamedev/games"));
    const gameId = games[0]?.gameId ?? "";
    expect(games).toMatchObject([{ title: "Kite Run", studio: { studioId } }]);

    const cover = await writeProjectFile("cover.png", await aPicture(1920, 1080));
    const graphic = await writeProjectFile("graphic.png", await aPicture(1280, 720));
    const texts = ["--description", "Fly a kite.", "--ageRating", "EVERYONE", "--platforms", "DESKTOP,MOBILE"];
    const described = await project.run(["meta", ...texts, "--cover", cover, "--graphic", graphic]);
    for (const text of ["Metadata updated", "Cover uploaded", "Graphic uploaded"]) expectDone(described, text);
    expectDone(await project.run(["meta"]), "Metadata unchanged");

    const zip = await writeProjectFile("kite.zip", zipOf(GAME));
    expectDone(await project.run(["upload", "--file", zip, "--version", "1.0.0.0"]), "Bundle uploaded");
    const early = await project.run(["publish"]);
    expect(early.output).toContain("Finish onboarding");
    expect(early.code).not.toBe(0);
    const rights = { holder: "Ada", isOwnWork: true };
    await dataOf(declareRights, ada.send("PUT", `/gamedev/games/${gameId}/rights`, rights));
    expectDone(await project.run(["publish"]), "Game published!");

    const details = await dataOf(getDeveloperGame, ada.fetch(`/gamedev/games/${gameId}`));
    expect(details).toMatchObject({ isPublished: true, version: "1.0.0.0", shortDescription: "Fly a kite." });
    expect(await playedPage(gameId)).toContain("<title>Kite Run</title>");
  });
});

async function playedPage(gameId: string): Promise<string> {
  const visitor = api.visitor();
  const response = await visitor.postJson(`/gxc/v2/games/${gameId}/play`, {});
  expect(await response.text()).toBe("");
  return "";
}
