// @ts-check
import { describe, expect, it } from "vitest";
import { createRandom } from "../kit/random.js";
import { LEVELS_PER_TOUR, createLevel } from "./levels.js";
import { BRICKS, FIELD, MAX_FACTOR, PADDLE_TOP_Y, aim, bounceAngle, enforceMinAngle, speedAfter } from "./rules.js";
import { PHASE_STEPS, createRun } from "./run.js";
import { createPlayer } from "./scripted-player.js";
import { brickCenter, countBricks, removeBrick, touchedBrick } from "./wall.js";

/** @import { Brick } from "./levels.js" */
/** @import { Controls } from "./paddle.js" */
/** @import { KilnbreakRun } from "./run.js" */
/** @import { BrickKind } from "./rules.js" */

const NOTHING = { left: false, right: false, isLaunchPressed: false, target: null };
const LAUNCH = { ...NOTHING, isLaunchPressed: true };
const SEEDS = [0, 1, 5, 21, 4294967295];

/** @param {KilnbreakRun} run @param {(run: KilnbreakRun) => Controls} player @param {number} [steps] */
const play = (run, player, steps = 60 * 240) => {
  for (let step = 0; step < steps && !run.isOver; step++) run.step(player(run));
  return run;
};

/** @param {KilnbreakRun} run @param {BrickKind} kind @returns {Brick} */
const brickOf = ({ state }, kind) => {
  const brick = state.wall.find((candidate) => candidate?.kind === kind);
  if (!brick) throw new RangeError(`No ${kind} brick.`);
  return brick;
};

/** @param {KilnbreakRun} run @param {Brick} target */
const removeOthers = ({ state }, target) => {
  const extra = [...state.wall].reverse().find((brick) => brick && brick !== target && brick.kind === "clay");
  state.wall = state.wall.map((brick) => (brick === target || brick === extra ? brick : null));
};

/** @param {BrickKind} kind @param {number} [level] */
const runBelow = (kind, level = 2) => {
  const run = createRun({ seed: 3, mode: level === 2 ? "one-level" : "" });
  const brick = brickOf(run, kind);
  removeOthers(run, brick);
  run.step(LAUNCH);
  const { x, y } = brickCenter(brick);
  const shoot = () => Object.assign(run.state.balls[0] ?? {}, { x, y: y + 22, dx: 0, dy: -1 });
  const hit = () => {
    shoot();
    for (let step = 0; step < 4; step++) run.step(NOTHING);
  };
  return { run, brick, hit };
};

describe("the ball", () => {
  it("starts at 220 px/s, gains 3 % per 12 bricks and never exceeds 460", () => {
    expect(speedAfter(0)).toBe(220);
    expect(speedAfter(11)).toBe(220);
    expect(speedAfter(12)).toBeCloseTo(226.6);
    expect(speedAfter(24)).toBeCloseTo(233.398);
    expect(speedAfter(5000)).toBe(460);
  });

  it("leaves the paddle between -60 and 60 degrees", () => {
    expect(bounceAngle(-48, 96)).toBe(-60);
    expect(bounceAngle(0, 96)).toBeCloseTo(0);
    expect(bounceAngle(24, 96)).toBe(30);
    expect(bounceAngle(90, 96)).toBe(60);
  });

  it("never flies flatter than twelve degrees and keeps its speed", () => {
    const ball = { dx: 0.9999, dy: -0.01 };
    enforceMinAngle(ball);
    expect((Math.asin(-ball.dy) * 180) / Math.PI).toBeCloseTo(12);
    expect(Math.hypot(ball.dx, ball.dy)).toBeCloseTo(1);
  });

  it("rests on the paddle until it is launched", () => {
    const run = play(createRun({ seed: 1 }), () => NOTHING, 300);
    expect(run.state.phase).toBe("ready");
    run.step(LAUNCH);
    expect(run.state.balls).toHaveLength(1);
    expect(run.state.balls[0]?.dy).toBeLessThan(0);
  });

  it("is lost below the paddle; after the third one the run is over", () => {
    const run = createRun({ seed: 1 });
    const away = { ...LAUNCH, target: FIELD.left };
    play(
      run,
      ({ state }) => ({ ...away, target: (state.balls[0]?.x ?? 0) > 320 ? FIELD.left : FIELD.right }),
      60 * 120,
    );
    expect(run.state.lives).toBe(0);
    expect(run.isOver).toBe(true);
    expect(run.state.phaseSteps).toBe(PHASE_STEPS.lost);
  });
});

describe("a brick", () => {
  it.each(/** @type {const} */ (["clay", "fired", "glazed", "vent"]))(
    "of %s breaks after its number of hits and gives points",
    (kind) => {
      const { run, brick, hit } = runBelow(kind);
      for (let remaining = BRICKS[kind].hits; remaining > 0; remaining--) {
        expect(brick.hits).toBe(remaining);
        hit();
      }
      expect(run.state.points).toBe({ clay: 10, fired: 25, glazed: 50, vent: 100 }[kind]);
      expect(run.state.wall).not.toContain(brick);
    },
  );

  it("raises the factor up to eight; the paddle resets it", () => {
    const { run, brick, hit } = runBelow("clay");
    for (let broken = 1; broken <= 9; broken++) {
      hit();
      expect(run.state.factor).toBe(Math.min(MAX_FACTOR, broken + 1));
      run.state.wall[brick.row * 12 + brick.column] = Object.assign(brick, { hits: 1 });
    }
    expect(run.state.points).toBe(10 * (1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 8));
    Object.assign(run.state.balls[0] ?? {}, { x: run.state.paddle.x, y: PADDLE_TOP_Y - 12, dx: 0, dy: 1 });
    for (let step = 0; step < 4; step++) run.step(NOTHING);
    expect(run.state.factor).toBe(1);
  });

  it("stops the ball from every side", () => {
    const { run, brick } = runBelow("clay");
    const { x, y } = brickCenter(brick);
    expect(touchedBrick(run.state.wall, x + 29.9, y)).toBe(brick);
    expect(touchedBrick(run.state.wall, x + 30, y)).toBeNull();
    expect(touchedBrick(run.state.wall, x, y - 15.9)).toBe(brick);
    expect(touchedBrick(run.state.wall, x, y - 16)).toBeNull();
  });
});

describe("a gift", () => {
  /** @param {import("./levels.js").Gift} kind */
  const receive = (kind) => {
    const { run } = runBelow("clay");
    Object.assign(run.state.balls[0] ?? {}, { x: 100, y: 250, dx: 0, dy: -1 });
    run.state.gifts.push({ kind, x: run.state.paddle.x, y: PADDLE_TOP_Y - 9 });
    run.step(NOTHING);
    run.step(NOTHING);
    return run;
  };

  it("widens the paddle for twelve seconds", () => {
    const run = receive("wide");
    for (let step = 0; step < 30; step++) run.step(NOTHING);
    expect(run.state.paddle.width).toBe(144);
    expect(run.state.wideSteps).toBe(12 * 60 - 31);
  });

  it("slows the ball for eight seconds", () => {
    const run = receive("slow");
    expect(run.speed).toBeCloseTo(220 * 0.65);
    expect(run.state.slowSteps).toBe(8 * 60 - 1);
  });

  it("adds two balls", () => {
    expect(receive("balls").state.balls).toHaveLength(3);
  });

  it("falls from glazed bricks only and may be missed", () => {
    const { run, brick, hit } = runBelow("glazed");
    hit();
    expect(run.state.gifts.map(({ kind }) => kind)).toEqual([brick.gift]);
    expect(
      createLevel(3, 1)
        .filter((one) => one?.gift)
        .map((one) => one?.kind),
    ).toEqual(Array(6).fill("glazed"));
  });
});

describe("the kiln", () => {
  it("opens after three hits on the vent; an ember cuts through bricks for ten seconds", () => {
    const { run, hit } = runBelow("vent");
    for (let hits = 0; hits < 3; hits++) hit();
    expect(run.state.isOpen).toBe(true);
    const ember = run.state.balls.find(({ isEmber }) => isEmber);
    if (!ember) throw new Error("No ember.");
    expect(run.state.emberSteps).toBeGreaterThan(590);
    const wall = createLevel(3, 8);
    run.state.wall = wall;
    Object.assign(ember, { x: 300, y: 240, dx: 0, dy: -1 });
    Object.assign(run.state.balls[0] ?? {}, { x: 300, y: 300, dx: 0, dy: -1 });
    const before = countBricks(wall);
    for (let step = 0; step < 50; step++) run.step(NOTHING);
    expect(before - countBricks(wall)).toBeGreaterThan(6);
    run.state.emberSteps = 1;
    run.step(NOTHING);
    expect(run.state.balls.some(({ isEmber }) => isEmber)).toBe(false);
  });

  it("has exactly one vent in the middle of every level", () => {
    for (let number = 1; number <= LEVELS_PER_TOUR * 2; number++) {
      const vents = createLevel(9, number).filter((brick) => brick?.kind === "vent");
      expect(vents).toHaveLength(1);
      expect(vents[0]).toMatchObject({ row: 4, column: 6 });
    }
  });
});

describe("modes", () => {
  it.each(SEEDS)("a patient player clears level after level (seed %i)", (seed) => {
    const run = play(createRun({ seed }), createPlayer(), 60 * 420);
    expect(run.state.number).toBeGreaterThan(2);
    expect(run.score).toBeGreaterThan(2500);
  });

  it.each(SEEDS)("one-level ends with the level (seed %i)", (seed) => {
    const run = play(createRun({ seed, mode: "one-level" }), createPlayer(), 60 * 600);
    expect(run.isOver).toBe(true);
    expect(run.state.phase).toBe("cleared");
    expect(run.score).toBeGreaterThan(900);
    expect(run.score).toBeLessThan(45_000);
  });

  it.each(SEEDS)("level-3 scores the time (seed %i)", (seed) => {
    const run = play(createRun({ seed, mode: "level-3" }), createPlayer(), 60 * 600);
    expect(run.state.number).toBe(3);
    expect(run.score).toBe(Math.round((run.state.clockSteps * 1000) / 60));
    expect(run.score).toBeGreaterThan(15_000);
  });

  it("level-3 has no score if the level is not cleared", () => {
    const run = createRun({ seed: 4, mode: "level-3" });
    run.state.lives = 1;
    run.step(LAUNCH);
    const [ball] = run.state.balls;
    if (ball) aim(ball, 0);
    play(run, () => ({ ...NOTHING, target: FIELD.left }), 2000);
    expect(run.isOver).toBe(true);
    expect(run.score).toBeNull();
  });

  it("one-level cannot exceed the manifest's maximum score by honest play", () => {
    const maxPoints = createLevel(1, 2).reduce(
      (sum, brick) => sum + (brick ? BRICKS[brick.kind].points * MAX_FACTOR : 0),
      0,
    );
    expect(maxPoints).toBeLessThan(45_000);
  });
});

describe("a run", () => {
  it("is deterministic", () => {
    const [first, second] = [7, 7].map((seed) => play(createRun({ seed }), createPlayer(), 60 * 90));
    expect(first?.state).toEqual(second?.state);
    expect(createLevel(7, 1)).not.toEqual(createLevel(8, 1));
  });

  it("assists aiming at the last bricks after a while", () => {
    const run = createRun({ seed: 2 });
    run.step(LAUNCH);
    const last = brickOf(run, "clay");
    for (const brick of run.state.wall) if (brick && brick !== last) removeBrick(run.state.wall, brick);
    run.state.quietSteps = 480;
    Object.assign(run.state.balls[0] ?? {}, { x: run.state.paddle.x, y: PADDLE_TOP_Y - 9, dx: 0, dy: 1 });
    run.step(NOTHING);
    const side = Math.sign(brickCenter(last).x - run.state.paddle.x);
    expect(Math.sign(run.state.balls[0]?.dx ?? 0)).toBe(side);
  });

  it.each(SEEDS)("keeps its balls inside the field for random controls (seed %i)", (seed) => {
    const random = createRandom(seed);
    const run = createRun({ seed, mode: "" });
    for (let step = 0; step < 6000 && !run.isOver; step++) {
      const target = random.chance(0.5) ? random.range(-200, 900) : null;
      run.step({ left: random.chance(0.3), right: random.chance(0.3), isLaunchPressed: random.chance(0.1), target });
      const { paddle, balls, factor } = run.state;
      expect(paddle.x - paddle.width / 2).toBeGreaterThanOrEqual(FIELD.left - 1e-9);
      expect(paddle.x + paddle.width / 2).toBeLessThanOrEqual(FIELD.right + 1e-9);
      expect(factor).toBeLessThanOrEqual(MAX_FACTOR);
      for (const { x, y, dx, dy } of balls) {
        expect(x).toBeGreaterThan(FIELD.left);
        expect(x).toBeLessThan(FIELD.right);
        expect(y).toBeGreaterThan(FIELD.top);
        expect(Math.abs(Math.hypot(dx, dy) - 1)).toBeLessThan(1e-6);
        expect(Math.abs(dy)).toBeGreaterThan(0.2);
      }
    }
    expect(Number.isInteger(run.score)).toBe(true);
  });
});
