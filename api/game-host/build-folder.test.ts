import { describe, expect, it } from "vitest";
import { readBuildFolder, signBuildFolder } from "./build-folder";

const SECRET = "a secret of at least thirty-two characters";
const BUILD = { shortId: "k1te00", buildId: "a".repeat(64) };
const NOW = new Date("2026-03-01T15:00:00Z");
const at = (moment: string) => new Date(moment);

const read = (folder: string, { shortId = BUILD.shortId, now = NOW, secret = SECRET } = {}) =>
  readBuildFolder(secret, { shortId, folder, now });

describe("the folder of a build", () => {
  it("is its id, unsigned where everybody may play", () => {
    expect(read(BUILD.buildId)).toEqual({ buildId: BUILD.buildId, isSigned: false });
  });

  it("is signed for one game, with one secret, until the end of the day after", () => {
    const folder = signBuildFolder(SECRET, BUILD, NOW);
    expect(read(folder)).toEqual({ buildId: BUILD.buildId, isSigned: true });
    expect(read(folder, { now: at("2026-03-02T23:59:59Z") })?.isSigned).toBe(true);
    expect(read(folder, { now: at("2026-03-03T00:00:00Z") })).toBeNull();
    expect(read(folder, { shortId: "k1te01" })).toBeNull();
    expect(read(folder, { secret: `${SECRET}.` })).toBeNull();
  });

  it("keeps its name during a day, so that its files stay in the browser's cache", () => {
    const morning = signBuildFolder(SECRET, BUILD, at("2026-03-01T00:00:00Z"));
    expect(signBuildFolder(SECRET, BUILD, at("2026-03-01T23:59:59Z"))).toBe(morning);
    expect(signBuildFolder(SECRET, BUILD, at("2026-03-02T00:00:00Z"))).not.toBe(morning);
  });

  it.each<[string, (folder: string) => string]>([
    ["another build", (folder) => folder.replace(/^a{64}/, "b".repeat(64))],
    ["a later day", (folder) => folder.replace(/\.[0-9a-z]+\./, ".zzzz.")],
    ["a signature cut short", (folder) => folder.slice(0, -1)],
    ["no signature, but a day", (folder) => folder.replace(/\.[\w-]{43}$/, "")],
    ["more behind it", (folder) => `${folder}.x`],
    ["a shorter id", (folder) => folder.slice(1)],
    ["capital letters", () => "A".repeat(64)],
  ])("is none with %s", (_, change) => {
    expect(read(change(signBuildFolder(SECRET, BUILD, NOW)))).toBeNull();
  });
});
