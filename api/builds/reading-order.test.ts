import { expect, it } from "vitest";
import { inReadingOrder } from "./reading-order";

it("reads pages first, then scripts, then the rest, by name", () => {
  const ordered = ["index.html", "Build/a.framework.js.br", "Build/b.js.gz", "c.framework.unityweb", "game.js"].concat([
    ...["Build/a.data.gz", "a.json", "b.png"],
  ]);
  const inAnyOrder = [...ordered].reverse().map((name) => ({ name }));
  expect(inReadingOrder(inAnyOrder).map(({ name }) => name)).toEqual(ordered);
});
