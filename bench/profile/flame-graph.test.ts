import { expect, it } from "vitest";
import type { Call } from "./calls";
import { flameGraph } from "./flame-graph";

function call(name: string, totalMs: number, calls: Call[] = []): Call {
  const selfMs = calls.reduce((left, called) => left - called.totalMs, totalMs);
  return { name, file: "", part: "drawing", selfMs, totalMs, calls: new Map(calls.map((each) => [each.name, each])) };
}

it("draws what takes at least three of a thousand parts, with its time in the tooltip", () => {
  const root = call("all", 1_000, [call("short", 2), call("Map<Key>", 500, [call("inner", 400)])]);
  const svg = flameGraph(root, { title: "home", requests: 10, parts: ["drawing"] });
  expect(svg).toContain("<title>Map&#60;Key&#62;: 50.00 ms, 50.0 %; itself 10.00 ms; drawing</title>");
  expect(svg).toContain('<rect x="0.0" y="34" width="599.6" height="16" class="p0"/>');
  expect(svg).toContain("inner");
  expect(svg).not.toContain("short");
});
