import { createServer, get as httpGet, type IncomingMessage, type Server } from "node:http";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listConnections, revokeConnection } from "~contract/calls/account";
import { createGame, declareRights, getDeveloperGame, listDeveloperGames } from "~contract/calls/developer-games";
import { startPlay } from "~contract/calls/play";
import { user } from "~api/db/schema";
import { saveGameMakerTool } from "~api/store/account/tools";
import { PASSWORD, signUp, type Owner } from "../fixtures/account-mail";
import { dataOf } from "../fixtures/api-responses";
import { storeStudioGame } from "../fixtures/developer-games";
import { addMember, storeStudio } from "../fixtures/stored-studios";
import { connectGameMaker } from "../fixtures/tool-sign-in";
import { zipOf } from "../fixtures/zip-file";
import { findFreePort } from "../setup/free-port";
import { startTestApi, type TestApi } from "../setup/test-api";
import { allowInBrowser, openBrowser } from "./browse";
import { createToolProject, isToolInstalled, type ToolProject, type ToolRun } from "./run-tool";

const HOUR_MS = 3_600_000;
/** The tool starts up to eight times in a test. */
const MINUTES_MS = 240_000;
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

async function writeProjectFile(name: string, content: Uint8Array): Promise<string> {
  const file = path.join(project.folder, name);
  await writeFile(file, content);
  return file;
}

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#4a2c7a" } })
    .png()
    .toBuffer();

const signIn = async (address: string, port: number) => {
  const account = { login: "Ada", password: PASSWORD, port };
  await allowInBrowser(openBrowser(base), address, account);
};

function expectDone(run: ToolRun, text: string): void {
  expect(run.output).toContain(text);
  expect(run.code).toBe(0);
}

describe.skipIf(!isToolInstalled)("GameMaker's tool, as published", { timeout: MINUTES_MS }, () => {
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
    studioId = await storeStudio(api.database, ada);
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
    const { launchUrl } = await dataOf(startPlay, api.visitor().postJson(`/gxc/v2/games/${gameId}/play`, {}));
    expect(await get(launchUrl)).toContain("<title>Kite Run</title>");
  });

  it("renews its access, and asks again once it is ended", async () => {
    await link();
    const first = await project.readTokens();
    await project.writeTokens({ ...first, expiresAt: 0 });
    expectDone(await project.run(["meta", "--title", "Kite Walk"]), "Metadata updated");
    const second = await project.readTokens();
    expect(second.accessToken).not.toBe(first.accessToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);

    const { connections } = await dataOf(listConnections, ada.fetch("/profile/connections"));
    const [connection] = connections;
    await dataOf(revokeConnection, ada.send("DELETE", `/profile/connections/${String(connection?.connectionId)}`));
    const refused = await project.run(["meta", "--title", "Kite Flight"]);
    expect(refused.output).toContain("The user must be signed in");
    expect(refused.code).not.toBe(0);

    await project.writeTokens({ ...second, expiresAt: 0 });
    const asked = await project.run(["meta", "--title", "Kite Flight"], { onOpened: signIn });
    expect(asked.opened).toEqual([expect.stringContaining("/oauth2/v1/authorize/?")]);
    expectDone(asked, "Metadata updated");
  });

  it("finds neither studio nor game of others, and its own limits as a tester", async () => {
    const eve = await signUp(api, "Eve");
    const { gameId: foreign } = await storeStudioGame(api.database, eve);
    await link();
    const zip = await writeProjectFile("kite.zip", zipOf(GAME));
    const foreignLink = ["link", "--studioid", studioId, "--gameid", foreign];
    expectDone(await project.run(foreignLink), "Linked to");
    for (const args of [["meta", "--title", "Mine"], ["publish"]]) {
      expect((await project.run(args)).output).toContain("Game id not valid or game not visible to user");
    }
    const upload = await project.run(["upload", "--file", zip, "--version", "1.0.0.0"]);
    expect(upload.output).toContain("Game id not valid or game not visible to user");

    const tested = await storeStudioGame(api.database, eve);
    await addMember(api.database, tested.studioId, ada, "TESTER");
    await project.run(["link", "--studioid", tested.studioId, "--gameid", tested.gameId]);
    const title = await project.run(["meta", "--title", "Mine"]);
    expect(title.output).toContain("Studio access denied");
  });

  it("says why a bundle is refused", async () => {
    await link();
    const bundles: [string, Buffer, string][] = [
      ["text.zip", Buffer.from("no zip"), "Only zip files are allowed for game bundles"],
      ["empty.zip", zipOf([{ name: "readme.txt", content: "x" }]), "Uploaded bundle is missing the file index.html"],
    ];
    for (const [name, content, text] of bundles) {
      const file = await writeProjectFile(name, content);
      const run = await project.run(["upload", "--file", file, "--version", "1.0.0.0"]);
      expect(run.output).toContain(text);
      expect(run.code).not.toBe(0);
    }
    const zip = await writeProjectFile("kite.zip", zipOf(GAME));
    expectDone(await project.run(["upload", "--file", zip, "--version", "1.0.0.1"]), "Bundle uploaded");
    const lower = await project.run(["upload", "--file", zip, "--version", "1.0.0.0"]);
    expect(lower.output).toContain("Version number is lower than previous version");
  });
});

/** Signed in, with a new game. */
async function link(): Promise<void> {
  const body = { name: "Kite Run", studioId, gameEngine: "game-maker" };
  const { gameId } = await dataOf(createGame, ada.send("POST", "/gamedev/games", body));
  // The tool's folder has to be its own work.
  expectDone(await project.run(["link", "--studioid", studioId, "--gameid", gameId]), "Linked to");
  const { access_token: accessToken, refresh_token: refreshToken } = await connectGameMaker(ada);
  await project.writeTokens({ accessToken, refreshToken, expiresAt: Date.now() + HOUR_MS });
}

/** Games have hosts of their own, which not every system finds. */
async function get(address: string): Promise<string> {
  const { host, port, pathname, search } = new URL(address);
  const request = httpGet({ host: "127.0.0.1", port, path: pathname + search, headers: { host } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return text(response);
}
