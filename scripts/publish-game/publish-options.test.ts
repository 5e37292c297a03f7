import { describe, expect, it } from "vitest";
import { readPublishOptions } from "./publish-options";

const ARGS = ["build/web", "--game", "k2x9fa"];
const read =
  (args: string[], token: string | undefined = "sps_secret") =>
  () =>
    readPublishOptions(args, token);

describe("readPublishOptions", () => {
  it("uploads to the internal track of a portal on this machine", () => {
    expect(readPublishOptions(ARGS, "sps_secret")).toEqual({
      source: "build/web",
      game: "k2x9fa",
      track: "internal",
      version: null,
      notesFile: null,
      isPublic: false,
      rulesChanged: false,
      apiUrl: "http://localhost:3000/embedded/api",
      token: "sps_secret",
    });
  });

  it("reads all options", () => {
    const more = ["--track", "beta", "--version", "1.4.0.12", "--notes", "new.md", "--api", "https://a.example/api/"];
    expect(readPublishOptions([...ARGS, ...more], "sps_secret")).toMatchObject({
      ...{ track: "beta", version: "1.4.0.12", notesFile: "new.md", apiUrl: "https://a.example/api" },
    });
  });

  it("publishes to everybody where that is asked for, with changed rules or not", () => {
    expect(readPublishOptions([...ARGS, "--publish"], "sps_secret")).toMatchObject({
      ...{ isPublic: true, rulesChanged: false },
    });
    expect(readPublishOptions([...ARGS, "--publish", "--rules-changed"], "sps_secret")).toMatchObject({
      ...{ isPublic: true, rulesChanged: true },
    });
  });

  it("prints help without a token", () => {
    expect(readPublishOptions(["--help"], undefined)).toBeNull();
  });

  it("says all that is wrong at once", () => {
    expect(read(["--game", "k2x9fa", "--version", "1.4", "--api", "x"], "")).toThrow(
      /Name one folder or zip\.[^]*--version must be four numbers[^]*--api must be an address\.\nThe variable GAMES_TOKEN is missing\./,
    );
  });

  it.each([
    ["two folders", ["a", "b", "--game", "k2x9fa"], "Name one folder or zip."],
    ["no game", ["a"], "--game is missing."],
    ["the public track", [...ARGS, "--track", "public"], "--track cannot be public"],
    ["publishing another track", [...ARGS, "--track", "beta", "--publish"], "--publish needs the track internal."],
    ["changed rules of nothing published", [...ARGS, "--rules-changed"], "--rules-changed needs --publish."],
    ["a token as an option", [...ARGS, "--token", "sps_secret"], "--token"],
  ])("refuses %s", (_, args, message) => {
    expect(read(args)).toThrow(message);
  });
});
