import { describe, expect, it } from "vitest";
import { deviceStrategy, pageStrategy, type Device, type StrategyFacts } from "./loading-strategy";

const FACTS = [
  ...["isGameMakerGame", "isPublicTrack", "isMobileOnly", "isMultiplayer", "isPaid", "hasRoomUrl"],
  ...["isChallengeWhileSignedOut", "allowsPreloading", "allowsAutoloading"],
] as const;
const DEVICE = ["isPhoneOrTablet", "isSafari", "savesData"] as const;
const COLUMNS = [...FACTS, ...DEVICE];

/**
 * The table of the spec, written down anew: one row per outcome, a column per fact (1 yes, 0 no, - whatever), in the
 * order of COLUMNS; the first row that fits decides.
 */
const TABLE = [
  ["0-----------", "on-demand"],
  ["-0----------", "on-demand"],
  ["--1---------", "on-demand"],
  ["---1--------", "on-demand"],
  ["----1-------", "on-demand"],
  ["-----1------", "on-demand"],
  ["------1-----", "on-demand"],
  ["---------1--", "on-demand"],
  ["----------1-", "on-demand"],
  ["-----------1", "on-demand"],
  ["110000010000", "preloading"],
  ["110000011000", "preloading"],
  ["110000001000", "autoloading"],
  ["110000000000", "on-demand"],
] as const;

const combinations = Array.from({ length: 2 ** COLUMNS.length }, (_, index) =>
  index.toString(2).padStart(COLUMNS.length, "0"),
);

function expected(bits: string): string | undefined {
  return TABLE.find(([row]) => [...row].every((sign, column) => sign === "-" || sign === bits[column]))?.[1];
}

function decided(bits: string): string {
  const isSet = (name: string) => bits[COLUMNS.findIndex((column) => column === name)] === "1";
  const facts: StrategyFacts = {
    isGameMakerGame: isSet("isGameMakerGame"),
    isPublicTrack: isSet("isPublicTrack"),
    isMobileOnly: isSet("isMobileOnly"),
    isMultiplayer: isSet("isMultiplayer"),
    isPaid: isSet("isPaid"),
    hasRoomUrl: isSet("hasRoomUrl"),
    isChallengeWhileSignedOut: isSet("isChallengeWhileSignedOut"),
    allowsPreloading: isSet("allowsPreloading"),
    allowsAutoloading: isSet("allowsAutoloading"),
  };
  const device: Device = {
    isPhoneOrTablet: isSet("isPhoneOrTablet"),
    isSafari: isSet("isSafari"),
    savesData: isSet("savesData"),
  };
  return deviceStrategy(pageStrategy(facts), device);
}

describe("loading strategy", () => {
  it("follows the spec in each of its 4096 combinations", () => {
    expect(combinations).toHaveLength(4096);
    const wrong = combinations.filter((bits) => decided(bits) !== expected(bits));
    expect(wrong).toEqual([]);
  });

  it("loads ahead in three combinations only", () => {
    expect(combinations.filter((bits) => decided(bits) !== "on-demand")).toEqual([
      "110000001000",
      "110000010000",
      "110000011000",
    ]);
  });
});
