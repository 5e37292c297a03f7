import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const QUIET_ARGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export type Browser = { executablePath: string; args: string[] };

/** CHROME_PATH, an installed Chromium, Playwright's own, else @sparticuz/chromium unpacked into the temp folder. */
export async function findBrowser(): Promise<Browser> {
  const installed = [process.env["CHROME_PATH"], ...onPath(), chromium.executablePath()].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  );
  if (installed && process.env["CHROME_PATH"] !== "bundled") return { executablePath: installed, args: QUIET_ARGS };
  return bundledBrowser();
}

function onPath(): string[] {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

async function bundledBrowser(): Promise<Browser> {
  // This name makes the package unpack missing shared libraries and set the linker path.
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs22.x";
  const { default: bundled } = await import("@sparticuz/chromium");
  // The package's own arguments disable protections that the tests check.
  return { executablePath: await bundled.executablePath(), args: QUIET_ARGS };
}
