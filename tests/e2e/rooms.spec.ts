import type { FrameLocator, Page } from "@playwright/test";
import { findCatalogue } from "./catalogue";
import { expect, test } from "./portal";

const GAME = "Two on a Floe";

const gameOf = (page: Page): FrameLocator => page.frameLocator("iframe.game-frame");

/** The tile of a penguin on the game's second board: red joined first, green second. */
const tileOf = (page: Page, scarf: "red" | "green") =>
  gameOf(page)
    .locator("#raft > div")
    .evaluateAll((cells, name) => cells.findIndex((cell) => cell.classList.contains(name)), scarf);

const crackedOf = (page: Page) =>
  gameOf(page)
    .locator("#raft > div")
    .evaluateAll((cells) => cells.flatMap((cell, tile) => (cell.classList.contains("cracked") ? [tile] : [])));

async function begin(page: Page): Promise<void> {
  const canvas = gameOf(page).locator("canvas");
  await expect(canvas).toBeVisible();
  await expect(page.locator(".game-slot .player-status")).toHaveCount(0);
  await canvas.click({ position: { x: 8, y: 8 } });
}

async function move(page: Page, arrow: string): Promise<void> {
  const mayStep = gameOf(page).locator("#raft > .may-step").first();
  await expect(mayStep).toBeAttached();
  await page.keyboard.press(arrow);
  const mayHit = gameOf(page).locator("#raft > .may-hit");
  await expect(mayHit.first()).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(mayHit).toHaveCount(0);
}

test("two browsers play in a room, across two processes where possible", async ({ page, browser, portal }) => {
  test.slow();
  const { game } = await findCatalogue(page, GAME);
  const friendsPortal = await portal.neighbour();
  const context = await browser.newContext();
  const friend = await context.newPage();

  const link = await test.step("one opens a room and gets its link", async () => {
    await page.goto(game);
    await page.getByRole("button", { name: "Open a room" }).click();
    await expect(page).toHaveURL(/roomUrl=/);
    const field = page.getByRole("textbox", { name: "Link to this room", includeHidden: true });
    const address = new URL(await field.inputValue());
    expect(address.pathname).toBe(game);
    await begin(page);
    return address.pathname + address.search;
  });

  await test.step("the other one follows it", async () => {
    await friend.goto(friendsPortal + link);
    await expect(friend.getByText("In the room: a guest")).toBeVisible();
    await friend.getByRole("button", { name: `Play ${GAME}` }).click();
    await begin(friend);
  });

  await test.step("each sees the other's move", async () => {
    await move(page, "ArrowRight");
    const red = await tileOf(page, "red");
    await expect.poll(() => tileOf(friend, "red")).toBe(red);
    await expect.poll(() => crackedOf(friend)).toHaveLength(1);
    await move(friend, "ArrowLeft");
    const green = await tileOf(friend, "green");
    await expect.poll(() => tileOf(page, "green")).toBe(green);
    await expect.poll(() => crackedOf(page)).toEqual(await crackedOf(friend));
  });

  await test.step("reloading the page restores the game", async () => {
    const [red, green, cracked] = [await tileOf(page, "red"), await tileOf(page, "green"), await crackedOf(page)];
    await friend.reload();
    await friend.getByRole("button", { name: `Play ${GAME}` }).click();
    await begin(friend);
    await expect.poll(() => crackedOf(friend)).toEqual(cracked);
    expect([await tileOf(friend, "red"), await tileOf(friend, "green")]).toEqual([red, green]);
    await move(page, "ArrowRight");
    await expect.poll(() => tileOf(friend, "red")).toBe(await tileOf(page, "red"));
  });

  await test.step("a third one finds the room full, and the room closes when all have left", async () => {
    const third = await browser.newPage();
    await third.goto(portal.url + link);
    await third.getByRole("button", { name: `Play ${GAME}` }).click();
    await expect(third.getByRole("alert")).toHaveText("This room is full.");
    await friend.getByRole("button", { name: "Leave the room" }).click();
    await expect(friend).toHaveURL(friendsPortal + game);
    await page.getByRole("button", { name: "Leave the room" }).click();
    await expect(page).toHaveURL(portal.url + game);
    await third.reload();
    await expect(third.getByText("This room is no longer open. You can open a new one.")).toBeVisible();
    await third.close();
  });
  await context.close();
});
