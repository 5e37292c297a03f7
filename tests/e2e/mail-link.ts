import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import PostalMime from "postal-mime";
import type { Portal } from "./portal";

/** The newest mailed link to `address` that matches. Mails are written after the response, so this polls. */
export async function mailedLink({ dataDir }: Portal, address: string, pattern: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => (link = await newestLink(path.join(dataDir, "mail"), address, pattern)), { timeout: 20_000 })
    .toBeDefined();
  return String(link);
}

async function newestLink(folder: string, address: string, pattern: RegExp): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.sort().map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
  );
  const links = mails
    .filter(({ to }) => to?.some((recipient) => recipient.address === address))
    .flatMap(({ text = "" }) => pattern.exec(text)?.[0] ?? []);
  return links.at(-1);
}
