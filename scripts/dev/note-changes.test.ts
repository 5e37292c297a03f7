import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { LAST_CHANGE, noteChanges } from "./note-changes.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "note-changes-"));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("notes a change of a file in a folder's folder", async () => {
  const sources = path.join(folder, "api");
  const noted = path.join(folder, "noted/last-change.cjs");
  mkdirSync(path.join(sources, "inner"), { recursive: true });
  noteChanges([sources], noted);
  const before = readFileSync(noted, "utf8");
  writeFileSync(path.join(sources, "inner/call.ts"), "export {};");
  await vi.waitFor(() => expect(readFileSync(noted, "utf8")).not.toBe(before));
});

it("stands in for files that are there and are imported the way by which they are found", () => {
  const { browser } = JSON.parse(readFileSync("package.json", "utf8")) as { browser: Record<string, string> };
  for (const [file, standIn] of Object.entries(browser)) {
    expect(existsSync(file), file).toBe(true);
    expect(standIn).toBe(`./${LAST_CHANGE}`);
  }
  expect(readFileSync("app/api-client/embedded.server.ts", "utf8")).toContain('from "../../api/app"');
  expect(readFileSync("app/i18n/texts.server.ts", "utf8")).toContain('from "./text-files.server"');
});
