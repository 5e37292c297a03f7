import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { zipOf } from "../fixtures/zip-file";
import { approveStudio } from "./desk-owner";
import { mailedLink } from "./mail-link";
import type { Portal } from "./portal";
import { signUp } from "./sign-up";
import { waitForHydration } from "./wait-for-hydration";

/** A page that says its colour, and a file of a size that every version shares. */
export function gameZip(colour: string, skyBytes = 300_000): Buffer {
  return zipOf([
    {
      name: "index.html",
      content: `<!doctype html><html lang="en"><title>Kite</title><body><h1>A ${colour} kite</h1>`,
    },
    { name: "sky.bin", content: Buffer.alloc(skyBytes, 7), stored: true },
  ]);
}

const asZip = (buffer: Buffer) => ({ name: "kite.zip", mimeType: "application/zip", buffer });

export function newName(prefix: string): string {
  return `${prefix}_${Date.now().toString(36).slice(-6)}`;
}

/** Signs up and applies for a studio, whose name ends with the given one. */
export async function applyForStudio(page: Page, portal: Portal, name: string): Promise<void> {
  await signUp(page, portal, name);
  await page.goto(await mailedLink(portal, `${name}@example.org`, /http\S+\/session\/activate\?\S+/));
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByRole("heading", { name: "Address confirmed" })).toBeVisible();
  await page.goto("/studio/");
  await page.getByLabel("Studio name").fill(`Studio ${name}`);
  await page.getByLabel("What do you make?").fill("Kites, mostly.");
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText("Waiting for an answer")).toBeVisible();
}

/** Applies and is approved; ends on the studio's page. */
export async function openStudio(page: Page, portal: Portal, name: string): Promise<void> {
  await applyForStudio(page, portal, name);
  await approveStudio(portal, `Studio ${name}`);
  await page.goto("/studio/");
  await page.getByRole("link", { name: `Studio ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Studio ${name}` })).toBeVisible();
}

/** From the studio's page to a game with its rights declared. */
export async function createGame(page: Page, title: string): Promise<void> {
  await page.getByLabel("Name of the game").fill(title);
  await page.getByRole("button", { name: "Create game" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByLabel("Rights holder").fill("The kite club");
  await page.getByRole("button", { name: "Declare rights" }).click();
  await expect(page.getByText("Rights declared. You can upload now.")).toBeVisible();
}

/** `zip` is the content, or the path of a file. */
export async function chooseZip(page: Page, zip: Buffer | string): Promise<void> {
  await page.getByLabel("Zip of the game").setInputFiles(typeof zip === "string" ? zip : asZip(zip));
  await page.getByRole("region", { name: "Upload a version" }).getByRole("button", { name: "Upload" }).click();
}

export async function expectReady(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/studio\/uploads\/[^/]+\/$/);
  await expect(page.getByText("The version is ready.")).toBeVisible({ timeout: 30_000 });
}

/** On a game's page. */
export async function expectGame(page: Page, colour: string): Promise<void> {
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Play / }).click();
  const game = page.frameLocator("iframe.game-frame");
  await expect(game.getByRole("heading", { name: `A ${colour} kite` })).toBeVisible();
}

export async function fillFacts(page: Page): Promise<void> {
  await page.getByLabel("Short description").fill("Keep it in the air.");
  await page.getByLabel("Age rating").selectOption("EVERYONE");
  await page.getByRole("checkbox", { name: "Desktop" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
}

export async function uploadCover(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 1280, height: 720, channels: 3, background: "#33aa66" } })
    .png()
    .toBuffer();
  await page.getByLabel("New cover").setInputFiles({ name: "cover.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Upload cover" }).click();
  await expect(page.getByText("Picture added.")).toBeVisible();
}

export async function saveNotes(page: Page, version: string, notes: Record<string, string>): Promise<void> {
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: `Version ${version}` }) });
  await row.locator("summary", { hasText: "What’s new" }).click();
  const form = row.getByRole("form", { name: `What’s new: Version ${version}` });
  for (const [language, text] of Object.entries(notes)) await form.getByLabel(language).fill(text);
  await form.getByRole("button", { name: "Save texts" }).click();
  await expect(page.getByText("Texts saved.")).toBeVisible();
}

export async function publish(page: Page, version: string): Promise<void> {
  await page.getByRole("button", { name: `Publish ${version}` }).click();
  await expect(page.getByText(`Version ${version} is public.`)).toBeVisible();
}

export async function switchPublicTrack(page: Page, version: string): Promise<void> {
  const track = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Public" }) });
  await track.locator("summary", { hasText: "Switch version" }).click();
  await track.getByRole("button", { name: "Switch version" }).click();
  await expect(page.getByText(`Switched to version ${version}.`)).toBeVisible();
}
