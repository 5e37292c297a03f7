// @ts-check
import { describe, expect, it } from "vitest";
import { createRandom } from "../kit/random.js";
import { LOCALES, dealWords, loadWords } from "./dictionary.js";
import { baseOf, isSameLetter } from "./letters.js";
import { SAMPLE_STEPS, createGhost, createPaceCar, readGhost } from "./rival.js";
import { ACCURACY_WORDS, BOOST_STEPS, LIGHTS_STEPS, RACE_WORDS, SPIN_STEPS, TANK_WORDS, createRun } from "./run.js";

/** @import { RallyRun } from "./run.js" */

const NOTHING = { typed: [], boost: false };
const SEEDS = [0, 1, 2, 3, 5, 8, 4294967295];
const WORDS = await loadWords("en");

/** @param {Partial<Parameters<typeof createRun>[0]>} [start] */
const startedRun = (start = {}) => {
  const run = createRun({ seed: 1, words: WORDS, ...start });
  while (run.phase === "lights") run.step(NOTHING);
  return run;
};

/** @param {RallyRun} run @param {string} letters one per step */
const type = (run, letters) => {
  for (const letter of letters) run.step({ ...NOTHING, typed: [letter] });
  return run;
};

/** @param {RallyRun} run @param {number} steps */
const wait = (run, steps) => {
  for (let step = 0; step < steps; step++) run.step(NOTHING);
  return run;
};

/** @param {RallyRun} run @param {{ every?: number, wrongEach?: number, boosts?: boolean }} [style] */
const drive = (run, { every = 12, wrongEach = Infinity, boosts = false } = {}) => {
  for (let step = 1; step < 60 * 300 && !run.isOver; step++) {
    const isSlip = step % (every * wrongEach) === 0;
    const typed = step % every === 0 ? [isSlip ? "?" : run.nextLetter] : [];
    run.step({ typed, boost: boosts });
  }
  return run;
};

describe("the words", () => {
  it.each(LOCALES)("of %s are more than 150, in lower case and unique", async (locale) => {
    const words = await loadWords(locale);
    expect(words.length).toBeGreaterThan(150);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) {
      expect(word).toMatch(/^\p{Ll}{3,9}$/u);
      expect(word).toBe(word.normalize("NFC").toLocaleLowerCase(locale));
    }
  });

  it("are English for an unknown language", async () => expect(await loadWords("xx")).toBe(WORDS));

  it.each(SEEDS)("are the same for the same seed (seed %i)", (seed) => {
    const words = dealWords(WORDS, seed, 120);
    expect(words).toEqual(dealWords(WORDS, seed, 120));
    expect(words).not.toEqual(dealWords(WORDS, (seed + 1) >>> 0, 120));
    expect(new Set(words).size).toBe(120);
  });
});

describe("a letter", () => {
  const strict = { locale: "es", acceptsBase: false };
  const easy = { locale: "es", acceptsBase: true };

  it.each([
    ["ñ", "ñ", strict, true],
    ["ñ", "n", strict, false],
    ["ñ", "n", easy, true],
    ["n", "N", strict, true],
    ["a", "b", easy, false],
    ["é", "e\u0301", strict, true],
    ["ı", "I", { locale: "tr", acceptsBase: false }, true],
    ["i", "I", { locale: "tr", acceptsBase: false }, false],
    ["ł", "l", { locale: "pl", acceptsBase: true }, true],
    ["й", "и", { locale: "ru", acceptsBase: true }, false],
  ])("%s typed as %s with %j: %s", (expected, typed, rules, isSame) =>
    expect(isSameLetter(expected, typed, rules)).toBe(isSame),
  );

  it.each(LOCALES)("of %s has a base letter on a plain keyboard", async (locale) => {
    const plain = locale === "ru" ? /^[а-я]$/ : /^[a-z]$/;
    for (const letter of new Set((await loadWords(locale)).join(""))) expect(baseOf(letter)).toMatch(plain);
  });
});

describe("a race", () => {
  it("starts after three lights; keys before do not count", () => {
    const run = createRun({ seed: 1, words: WORDS });
    for (let step = 0; step < LIGHTS_STEPS; step++) run.step({ ...NOTHING, typed: [run.nextLetter] });
    expect(run.phase).toBe("racing");
    expect([run.right, run.ms]).toEqual([0, 0]);
  });

  it.each(SEEDS)("takes as long as typing the forty words does (seed %i)", (seed) => {
    const run = drive(createRun({ seed, words: WORDS }));
    expect(run.isOver).toBe(true);
    const typing = (run.length * 12 * 1000) / 60;
    expect(run.score).toBeGreaterThan(typing * 0.9);
    expect(run.score).toBeLessThan(typing * 1.06);
    expect(run.wordsPerMinute).toBeGreaterThan(55);
    expect(run.accuracy).toBe(10_000);
  });

  it("is shorter with faster typing and longer with wrong keys", () => {
    const [fast, middle, slow] = [6, 12, 24].map((every) => drive(startedRun(), { every }).score);
    expect(fast).toBeLessThan(middle ?? 0);
    expect(middle).toBeLessThan(slow ?? 0);
    const careless = drive(startedRun(), { wrongEach: 9 });
    expect(careless.score).toBeGreaterThan(middle ?? 0);
    expect(careless.accuracy).toBeLessThan(9000);
  });

  it("continues with extra words until the car arrives", () => {
    const run = drive(startedRun(), { wrongEach: 6 });
    expect(run.wordIndex).toBeGreaterThanOrEqual(RACE_WORDS);
    expect(run.distance).toBe(run.length);
  });

  it("drives at the speed of the last five seconds", () => {
    const run = startedRun({ words: Array.from({ length: 200 }, () => "aaaaaaaaa") });
    for (let step = 0; step < 600; step++) run.step({ ...NOTHING, typed: step % 10 === 0 ? ["a"] : [] });
    expect(run.speed).toBeCloseTo(6);
    wait(run, 150);
    expect(run.speed).toBeCloseTo(3, 0);
    wait(run, 160);
    expect(run.speed).toBe(0);
  });

  it("spins for 400 ms after a wrong key, which must be corrected", () => {
    const run = startedRun();
    type(run, run.nextLetter);
    const expected = run.nextLetter;
    type(run, "?");
    expect([run.spinSteps, run.wrong]).toEqual([SPIN_STEPS - 1, 1]);
    expect((SPIN_STEPS * 1000) / 60).toBe(400);
    type(run, expected);
    expect(run.nextLetter).toBe(expected);
    wait(run, SPIN_STEPS);
    expect(type(run, expected).right).toBe(2);
  });
});

describe("the ink", () => {
  it("fills with clean words in a row and gives 25 % for three seconds", () => {
    const run = startedRun();
    while (run.ink < TANK_WORDS) run.step({ ...NOTHING, typed: [run.nextLetter] });
    const snapshot = { keys: run.keySteps.length };
    run.step({ typed: [], boost: true });
    expect(run.boostSteps).toBe(BOOST_STEPS - 1);
    expect(BOOST_STEPS / 60).toBe(3);
    expect(run.ink).toBe(0);
    expect(run.speed).toBeCloseTo(((snapshot.keys * 60) / Math.max(60, run.steps - run.firstKeyStep)) * 1.25);
  });

  it("is lost by a wrong key unless the tank is full, and cannot be used before", () => {
    const run = startedRun();
    while (run.wordIndex < 3) run.step({ typed: [run.nextLetter], boost: true });
    expect([run.ink, run.boostSteps]).toEqual([3, 0]);
    expect(type(run, "?").ink).toBe(0);
    wait(run, SPIN_STEPS);
    while (run.ink < TANK_WORDS) run.step({ ...NOTHING, typed: [run.nextLetter] });
    expect(type(run, "?").ink).toBe(TANK_WORDS);
  });

  it("makes a clean race shorter", () => {
    expect(drive(startedRun(), { boosts: true }).score).toBeLessThan(drive(startedRun()).score);
  });
});

describe("the accuracy challenge", () => {
  it("ends after eighty words and scores right keys in hundredths of a percent", () => {
    const clean = drive(startedRun({ mode: "accuracy" }));
    expect(clean.wordIndex).toBe(ACCURACY_WORDS);
    expect(clean.score).toBe(10_000);
    const run = drive(startedRun({ mode: "accuracy" }), { wrongEach: 10 });
    expect(run.isOver).toBe(true);
    expect(run.score).toBe(Math.floor((10_000 * run.right) / (run.right + run.wrong)));
    expect(run.score).toBeLessThan(9900);
  });
});

describe("a rival", () => {
  it("replays the previous run sample by sample", () => {
    const run = drive(startedRun());
    const ghost = createGhost({ ms: run.ms, trace: run.trace });
    expect(ghost(0)).toBe(0);
    expect(ghost(run.steps + 100)).toBe(1);
    expect(ghost(10 * SAMPLE_STEPS)).toBe((run.trace[10] ?? 0) / 1000);
    expect(ghost(10.5 * SAMPLE_STEPS)).toBeGreaterThan(ghost(10 * SAMPLE_STEPS));
  });

  it("is a pace car without a previous run", () => {
    expect(createPaceCar(200)(60)).toBeCloseTo(0.013);
    expect(createPaceCar(200)(1e6)).toBe(1);
  });

  it.each([null, 7, {}, { ms: "1", trace: [] }, { ms: 1, trace: [0, "x"] }])("is not read from %j", (data) =>
    expect(readGhost(data)).toBeNull(),
  );
});

describe("random keys", () => {
  it.each(SEEDS)("are deterministic and keep the counts valid (seed %i)", (seed) => {
    for (const mode of ["", "fastest", "accuracy"]) {
      const races = [1, 2].map(() => {
        const run = createRun({ seed, mode, words: WORDS });
        const random = createRandom(seed);
        let distance = 0;
        for (let step = 0; step < 3000; step++) {
          const letter = random.chance(0.8) ? run.nextLetter : random.pick(["x", "?", "é", " "]);
          run.step({ typed: random.chance(0.2) ? [letter] : [], boost: random.chance(0.05) });
          if (run.distance < distance || run.distance > run.length || run.ink > TANK_WORDS)
            throw new Error("The car's distance or ink is out of range.");
          distance = run.distance;
        }
        return run;
      });
      expect(races[0]?.score).toBe(races[1]?.score);
      expect(races[0]?.trace).toEqual(races[1]?.trace);
    }
  });
});
