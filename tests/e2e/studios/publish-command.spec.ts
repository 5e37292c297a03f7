import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { expect, test } from "../portal";
import * as studio from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

type Command = { args: string[]; token: string; temporary: string };

/** The command as documented; npm and what it starts are one group, which is killed as a whole. */
function startCommand({ args, token, temporary }: Command) {
  const env = { ...process.env, GAMES_TOKEN: token, TMPDIR: temporary };
  const command = spawn("npm", ["run", "--silent", "games:publish", "--", ...args], { env, detached: true });
  const ended = new Promise<number | null>((resolve) => command.once("exit", resolve));
  const result = Promise.all([ended, text(command.stdout), text(command.stderr)]);
  return {
    kill: () => process.kill(-Number(command.pid), "SIGKILL"),
    result: result.then(([status, stdout, stderr]) => ({ status, stdout, stderr })),
  };
}

type SentPart = { part: number; bytes: number };

/** Passes everything on to the portal and tells of the parts; one that `isLost` takes never arrives. */
async function startProxy(portalUrl: string, isLost: (part: number) => boolean) {
  const parts: SentPart[] = [];
  const server = createServer((request, response) => {
    const [, part] = /\/parts\/(\d+)$/.exec(request.url ?? "") ?? [];
    if (part !== undefined && isLost(Number(part))) {
      request.destroy();
      return;
    }
    if (part !== undefined) parts.push({ part: Number(part), bytes: Number(request.headers["content-length"]) });
    const { method, headers } = request;
    const passed = sendRequest(new URL(request.url ?? "/", portalUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { api: `http://localhost:${String(port)}/embedded/api`, parts, stop: () => server.close() };
}

async function createToken(page: Page, studioPage: string): Promise<string> {
  await page.goto(`${studioPage}team/`);
  await page.getByLabel("What it is for").fill("command line");
  await page.getByRole("button", { name: "Create token" }).click();
  return page.getByText(/^sps_/).innerText();
}

test("the command publishes a folder, sends only what is missing, and goes on after a break", async ({
  page,
  portal,
}, info) => {
  test.slow();
  await studio.openStudio(page, portal, studio.newName("command"));
  const studioPage = page.url();
  await studio.createGame(page, studio.newName("Kite"));
  const gamePage = page.url().replace(/#.*/, "");
  const shortId = (await page.getByText(/^Short id: /).innerText()).replace("Short id: ", "");
  const token = await createToken(page, studioPage);

  const folder = info.outputPath("export");
  mkdirSync(folder, { recursive: true });
  // A short path: tsx has a socket in it.
  const temporary = mkdtempSync(path.join(tmpdir(), "publish-"));
  const index = path.join(folder, "index.html");
  writeFileSync(index, '<!doctype html><html lang="en"><title>Kite</title><body><h1>A white kite</h1>');
  // The name of a kind that is sent as it is; three parts.
  writeFileSync(path.join(folder, "sky.ogg"), randomBytes(18_000_000));
  const notes = info.outputPath("notes.json");
  writeFileSync(notes, JSON.stringify({ en: "First flight", ru: "Первый полёт" }));

  let breakOff: (() => void) | null = null;
  const proxy = await startProxy(portal.url, (part) => {
    if (!breakOff || part === 0) return false;
    breakOff();
    return true;
  });
  const command = { args: [folder, "--game", shortId, "--api", proxy.api, "--notes", notes], token, temporary };
  const first = startCommand(command);
  breakOff = first.kill;
  expect((await first.result).status).toBeNull();
  expect(proxy.parts.splice(0).map(({ part }) => part)).toEqual([0]);

  breakOff = null;
  const { status, stdout, stderr } = await startCommand(command).result;
  expect([status, stderr]).toEqual([0, expect.stringMatching(/^reading .+\nsending .+\nchecking .+\n$/)]);
  expect(proxy.parts.splice(0).map(({ part }) => part)).toEqual([1, 2]);
  expect(stdout).toMatch(/^Version 1\.0\.0\.0\n {2}Engine: Not recognised\n {2}Start page: index\.html\n/);
  const [, play = "", publish] = /Play: {4}(\S+)\nPublish: (\S+)\n$/.exec(stdout) ?? [];
  expect(publish).toBe(gamePage);
  await page.goto(play);
  await studio.expectGame(page, "white");

  writeFileSync(index, '<!doctype html><html lang="en"><title>Kite</title><body><h1>A black kite</h1>');
  const second = await startCommand(command).result;
  expect(second.status, second.stderr).toBe(0);
  expect(second.stdout).toMatch(/^Version 1\.0\.0\.1\n/);
  expect(proxy.parts.map(({ part, bytes }) => [part, bytes < 1_000])).toEqual([[0, true]]);
  await page.goto(play);
  await studio.expectGame(page, "black");
  await page.goto(gamePage);
  const release = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Version 1.0.0.1" }) });
  await expect(release.getByLabel("Русский")).toHaveValue("Первый полёт");

  const withToken = (other: string) => startCommand({ ...command, token: other }).result;
  expect(await withToken("")).toMatchObject({ status: 1, stderr: expect.stringContaining("GAMES_TOKEN") });
  const refused = { status: 3, stderr: expect.stringContaining("The token is not valid") as unknown };
  expect(await withToken("sps_wrong")).toMatchObject(refused);
  rmSync(index);
  const sentence = "No page to start with: put index.html at the top of the zip or one folder down.";
  expect(await withToken(token)).toMatchObject({ status: 2, stderr: expect.stringContaining(sentence) });
  proxy.stop();
  rmSync(temporary, { recursive: true, force: true });
});
