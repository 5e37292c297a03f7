import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { SEED_TEXTS } from "./texts";

const { en: ENGLISH, ...OTHERS } = SEED_TEXTS;
/** Keys that contain the name of their subject. */
const COMPOSED =
  /^(?:game|challenge|tag|sticker|faq|quest|quest\.action|achievement\.lantern-run)\.(?!action\.)(?<subject>[a-z0-9-]+)/;

async function seedSources(): Promise<string> {
  const files = (await readdir(__dirname, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  return (await Promise.all(files.map((file) => readFile(path.join(__dirname, file), "utf8")))).join("\n");
}

describe("texts of the demo catalogue", () => {
  it.each(Object.entries(OTHERS))("are complete in %s, and none is empty", (_locale, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(ENGLISH));
    expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("are translated: hardly any long text equals the English one", () => {
    for (const texts of Object.values(OTHERS)) {
      const untranslated = Object.entries(texts).filter(
        ([key, text]) => text.length > 24 && text === Reflect.get(ENGLISH, key),
      );
      expect(untranslated).toEqual([]);
    }
  });

  it("are all used", async () => {
    const sources = await seedSources();
    const unused = Object.keys(ENGLISH).filter((key) => {
      const subject = COMPOSED.exec(key)?.groups?.["subject"] ?? key;
      return !sources.includes(`"${subject}"`) && !sources.includes(`${subject}:`);
    });
    expect(unused).toEqual([]);
  });
});
