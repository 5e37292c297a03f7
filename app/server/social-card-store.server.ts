import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { socialCardVersion, type SocialCard } from "~/view-models/social-card";
import { env } from "./env.server";
import { drawSocialCard } from "./social-card-picture.server";

const MAX_CARDS = 2_000;
const MAX_WAITING = 20;

const folder = env.DATA_DIR.startsWith("memory:") ? null : path.join(env.DATA_DIR, "social-cards");

const pending = new Map<string, Promise<Buffer>>();
let queue: Promise<unknown> = Promise.resolve();

export function socialCardPicture(card: SocialCard, brandName: string): Promise<Buffer> {
  const identity = `${socialCardVersion(card, brandName)} ${JSON.stringify([brandName, card])}`;
  const name = `${createHash("sha256").update(identity).digest("hex")}.jpg`;
  const existing = pending.get(name);
  if (existing) return existing;
  if (pending.size >= MAX_WAITING) return Promise.reject(new Error("Too many cards are being drawn."));
  const picture = loadOrDraw(name, () => drawSocialCard(card, brandName)).finally(() => pending.delete(name));
  pending.set(name, picture);
  return picture;
}

async function loadOrDraw(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const stored = folder === null ? null : await readFile(path.join(folder, name)).catch(() => null);
  if (stored) return stored;
  const drawn = queue.then(draw);
  queue = drawn.catch(() => null);
  const picture = await drawn;
  // A full disk must not fail the request.
  if (folder !== null) await store(folder, name, picture).catch(() => null);
  return picture;
}

async function store(directory: string, name: string, picture: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true });
  // A process id is not unique: containers may share the folder.
  const draft = path.join(directory, `${name}.${randomUUID()}.draft`);
  await writeFile(draft, picture);
  await rename(draft, path.join(directory, name));
  await removeOldest(directory);
}

async function removeOldest(directory: string): Promise<void> {
  const names = await readdir(directory);
  if (names.length <= MAX_CARDS) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, age: (await stat(path.join(directory, name))).mtimeMs })),
  );
  const oldest = files.sort((one, other) => one.age - other.age).slice(0, Math.ceil(MAX_CARDS / 10));
  await Promise.all(oldest.map(({ name }) => rm(path.join(directory, name), { force: true })));
}
