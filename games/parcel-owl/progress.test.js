import { expect, it } from "vitest";
import { LEVELS } from "./levels.js";
import { loadProgress } from "./progress.js";

/** @param {unknown} saved */
function portalWith(saved) {
  /** @type {unknown[]} */
  const written = [];
  return {
    written,
    saveGet: () => Promise.resolve(saved),
    /** @param {string} _slot @param {unknown} data */
    saveSet: (_slot, data) => void written.push(data),
  };
}

it.each([
  ["nothing", null, []],
  ["the stars alone, as earlier releases did", [3, 1], [3, 1]],
  ["a level and the stars", { level: 3, stars: [2, 9] }, [2, 3]],
  ["something else", { stars: "many" }, []],
])("reads %s", async (_, saved, stars) => {
  expect((await loadProgress(portalWith(saved))).stars).toEqual(stars);
});

it("saves the best stars and the first level without any", async () => {
  const portal = portalWith([3, 1]);
  const progress = await loadProgress(portal);
  progress.save([1, 2, 0, 3]);
  progress.save(LEVELS.map(() => 1));
  expect(portal.written).toEqual([
    { level: 3, stars: [3, 2, 0, 3] },
    { level: LEVELS.length, stars: [3, 2, 1, 3, ...LEVELS.slice(4).map(() => 1)] },
  ]);
});
