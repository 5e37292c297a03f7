import { expect, it } from "vitest";
import { EditedFiles } from "./edited-files.mjs";

const INPUTS = { "app/routes/home.tsx": {}, "api/shared.ts": {} };

it.each([
  [["api/resources/games.ts"], true],
  [["public/locales/de/home.json", "observe/log.ts"], true],
  [["api/shared.ts"], false],
  [["api/resources/games.ts", "app/components/card.tsx"], false],
  [["contract/game.ts"], false],
  [[], false],
])("after edits of %j the result of a build of other files stays the same: %s", (files, expected) => {
  expect(edited(files).areUnrelatedTo(INPUTS)).toBe(expected);
});

it.each([
  [["app/components/card.tsx", "app/styles/frame.css"], true],
  [["app/routes/home.tsx"], false],
  [["app/components/card.tsx", "api/app.ts"], false],
  [[], false],
])("edits of %j are visual only: %s", (files, expected) => {
  expect(edited(files).areVisualOnly()).toBe(expected);
});

it.each(["add", "unlink"])("may change how imports resolve after the event %s", (event) => {
  const files = edited(["api/app.ts"]);
  files.note(event, "/portal/api/app.js");
  expect(files.areUnrelatedTo(INPUTS)).toBe(false);
});

it("clears the edits from before a build, not those during it", async () => {
  const files = edited(["app/components/card.tsx"]);
  await files.clearAfter(() => {
    files.note("change", "/portal/api/app.ts");
    return Promise.resolve();
  });
  expect(files.areUnrelatedTo(INPUTS)).toBe(true);
});

it("clears no edits when a build fails", async () => {
  const files = edited(["app/components/card.tsx"]);
  await expect(files.clearAfter(() => Promise.reject(new Error("a mistake")))).rejects.toThrow("a mistake");
  expect(files.areVisualOnly()).toBe(true);
});

function edited(names: readonly string[]): EditedFiles {
  const files = new EditedFiles("/portal");
  for (const name of names) files.note("change", `/portal/${name}`);
  return files;
}
