import { describe, expect, it } from "vitest";
import { deviceStrategy, pageStrategy, type Device, type StrategyFacts } from "./loading-strategy";

/** Second implementation of docs/product/playing.md#loading-strategy; the last three conditions are our own. */
const CONDITIONS = [
  { fact: "isGameMakerGame", forces: false, spec: "the game is not a game-maker game" },
  { fact: "isPublicTrack", forces: false, spec: "the track is not public" },
  { fact: "isPhoneOrTablet", forces: true, spec: "a platform-check flag is true" },
  { fact: "isMobileOnly", forces: true, spec: "the game supports only mobile" },
  { fact: "isSafari", forces: true, spec: "a certain platform-and-browser condition holds" },
  { fact: "hasRoomUrl", forces: true, spec: "a roomUrl query is present" },
  { fact: "isMultiplayer", forces: true, spec: "the game is multiplayer" },
  { fact: "isChallengeWhileSignedOut", forces: true, spec: "a challenge is opened while signed out" },
  { fact: "isPaid", forces: true, spec: "a paid-version item exists" },
  { fact: "savesData", forces: true, spec: "decisions: Save-Data forces on-demand as well" },
  { fact: "needsIsolation", forces: true, spec: "decision 37: never loaded across pages" },
] as const;
const PERMISSIONS = ["allowsPreloading", "allowsAutoloading"] as const;

type Case = StrategyFacts & Device;
const FACTS = [...CONDITIONS.map(({ fact }) => fact), ...PERMISSIONS];

const CASES: Case[] = Array.from({ length: 2 ** FACTS.length }, (_, index) => {
  const is = (name: keyof Case) => Boolean((index >> FACTS.indexOf(name)) & 1);
  return {
    ...{ isGameMakerGame: is("isGameMakerGame"), isPublicTrack: is("isPublicTrack") },
    ...{ isPhoneOrTablet: is("isPhoneOrTablet"), isMobileOnly: is("isMobileOnly"), isSafari: is("isSafari") },
    ...{ hasRoomUrl: is("hasRoomUrl"), isMultiplayer: is("isMultiplayer"), isPaid: is("isPaid") },
    ...{ isChallengeWhileSignedOut: is("isChallengeWhileSignedOut"), savesData: is("savesData") },
    ...{ needsIsolation: is("needsIsolation") },
    ...{ allowsPreloading: is("allowsPreloading"), allowsAutoloading: is("allowsAutoloading") },
  };
});

const strategyOf = (facts: Case) => deviceStrategy(pageStrategy(facts), facts);
const isForced = (facts: Case) => CONDITIONS.some(({ fact, forces }) => facts[fact] === forces);
const UNFORCED = CASES.filter((facts) => !isForced(facts));

describe("loading strategy", () => {
  it("is tested in each combination once", () => {
    expect(new Set(CASES.map((facts) => JSON.stringify(facts))).size).toBe(8192);
  });

  it.each(CONDITIONS)("is always on-demand when $spec", ({ fact, forces }) => {
    const cases = CASES.filter((facts) => facts[fact] === forces);
    expect(cases).toHaveLength(4096);
    expect(cases.filter((facts) => strategyOf(facts) !== "on-demand")).toEqual([]);
  });

  it("is otherwise preloading if allowed, else autoloading if allowed, else on-demand", () => {
    const outcomes = UNFORCED.map((facts) => [facts.allowsPreloading, facts.allowsAutoloading, strategyOf(facts)]);
    expect(outcomes).toEqual([
      [false, false, "on-demand"],
      [true, false, "preloading"],
      [false, true, "autoloading"],
      [true, true, "preloading"],
    ]);
  });

  it("evaluates the device's conditions only on the device", () => {
    const wrong = CASES.filter((facts) => {
      const { isPhoneOrTablet, isSafari, savesData } = facts;
      const isRestricted = isPhoneOrTablet || isSafari || savesData;
      return strategyOf(facts) !== (isRestricted ? "on-demand" : pageStrategy(facts));
    });
    expect(wrong).toEqual([]);
  });
});
