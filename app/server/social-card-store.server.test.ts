import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import type { SocialCard } from "~/view-models/social-card";
import { env } from "./env.server";
import { drawSocialCard } from "./social-card-picture.server";
import { socialCardPicture } from "./social-card-store.server";

vi.mock("./env.server", async () => {
  const { mkdtempSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  return { env: { DATA_DIR: mkdtempSync(`${tmpdir()}/social-cards-`) } };
});
vi.mock("./social-card-picture.server", () => ({ drawSocialCard: vi.fn() }));

const draw = vi.mocked(drawSocialCard);
const folder = path.join(env.DATA_DIR, "social-cards");
const picture = Buffer.from("a picture");

const card = (title: string): SocialCard => ({
  ...{ kind: "games", key: "lant01", title, byline: "Fennec Works", coverUrl: null, focusX: null },
});
const requestCard = (title: string) => socialCardPicture(card(title), "Subpixel");

afterEach(async () => {
  draw.mockReset();
  await rm(folder, { recursive: true, force: true });
});

afterAll(async () => {
  await rm(env.DATA_DIR, { recursive: true, force: true });
});

it("draws a card once for concurrent requests, and stores it", async () => {
  draw.mockResolvedValue(picture);
  expect(await Promise.all([requestCard("one"), requestCard("one")])).toEqual([picture, picture]);
  expect(await requestCard("one")).toEqual(picture);
  expect(draw).toHaveBeenCalledTimes(1);
  await requestCard("another");
  expect(await readdir(folder)).toHaveLength(2);
});

it("draws one card at a time, and continues after a failure", async () => {
  let drawn = 0;
  draw.mockImplementation(async ({ title }) => {
    drawn++;
    await Promise.resolve();
    expect(drawn).toBe(1);
    drawn--;
    if (title === "broken") throw new Error("It cannot be drawn.");
    return picture;
  });
  const pictures = await Promise.allSettled(["one", "broken", "another"].map(requestCard));
  expect(pictures.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  await expect(requestCard("broken")).rejects.toThrow("cannot be drawn");
  expect(draw).toHaveBeenCalledTimes(4);
});

it("rejects a request when twenty others wait", async () => {
  draw.mockResolvedValue(picture);
  const waiting = Array.from({ length: 20 }, (_, index) => requestCard(String(index)));
  await expect(requestCard("one more")).rejects.toThrow("Too many cards");
  await Promise.all(waiting);
  expect(await requestCard("one more")).toEqual(picture);
});

it("stores at most two thousand cards, the newest ones", async () => {
  draw.mockResolvedValue(picture);
  await mkdir(folder, { recursive: true });
  for (let number = 0; number < 2_000; number++) {
    const file = path.join(folder, `${String(number).padStart(4, "0")}.jpg`);
    await writeFile(file, "");
    await utimes(file, number, number);
  }
  await requestCard("one");
  const files = (await readdir(folder)).sort();
  expect(files).toHaveLength(1_801);
  expect(files[0]).toBe("0200.jpg");
  expect(await requestCard("one")).toEqual(picture);
  expect(draw).toHaveBeenCalledTimes(1);
});

it("returns a card that it cannot store", async () => {
  draw.mockResolvedValue(picture);
  await writeFile(folder, "in the way");
  expect(await requestCard("one")).toEqual(picture);
});
