import { describe, expect, it } from "vitest";
import { readCalls, sumParts, type Call, type CallFrame, type Profile } from "./calls";

/** Names and files of a stack from its top, and the milliseconds in its last function. */
type Stack = { frames: [name: string, file: string][]; ms: number };

function profileOf(stacks: readonly Stack[]): Profile {
  const nodes = [{ id: 1, callFrame: frame("(root)", ""), children: [] as number[] }];
  const samples = [];
  for (const { frames } of stacks) {
    let above = nodes[0];
    for (const [name, file] of frames) {
      const id = nodes.length + 1;
      above?.children.push(id);
      above = { id, callFrame: frame(name, file), children: [] };
      nodes.push(above);
    }
    samples.push(above?.id ?? 1);
  }
  return { nodes, samples, timeDeltas: [0, ...stacks.map(({ ms }) => ms * 1_000)] };
}

function frame(functionName: string, url: string) {
  return { functionName, url, lineNumber: 0 };
}

const toPlace = ({ functionName, url }: CallFrame) => ({ name: functionName, file: url });

function read(stacks: readonly Stack[], cpuShare = 1): Call {
  return readCalls(profileOf(stacks), toPlace, cpuShare);
}

const LOADER: [string, string] = ["loader", "app/routes/game.tsx"];
const REACT: [string, string] = ["render", "node_modules/react-dom/server.js"];

describe("the calls of a profile", () => {
  it("add up to the sampled time without idling", () => {
    const root = read([
      { frames: [LOADER], ms: 2 },
      { frames: [LOADER, ["(garbage collector)", ""]], ms: 2 },
      { frames: [["(idle)", ""]], ms: 100 },
    ]);
    expect(root.totalMs).toBe(4);
    expect(sumParts(root)).toEqual(
      new Map([
        ["loaders", 2],
        ["collecting garbage", 2],
      ]),
    );
  });

  it("share the time in which the thread had a core, however long a sample lasted", () => {
    const root = read(
      [
        { frames: [LOADER], ms: 1 },
        { frames: [REACT], ms: 7 },
      ],
      0.25,
    );
    expect([...root.calls.values()].map(({ totalMs }) => totalMs)).toEqual([1, 1]);
  });

  it("are one under the same callers", () => {
    const root = read([
      { frames: [LOADER, ["toGame", "app/view-models/game.ts"]], ms: 1 },
      { frames: [LOADER, ["toGame", "app/view-models/game.ts"]], ms: 1 },
    ]);
    const [loader] = root.calls.values();
    expect(loader).toMatchObject({ name: "loader", selfMs: 0, totalMs: 2 });
    expect([...(loader?.calls.values() ?? [])]).toMatchObject([{ name: "toGame", part: "view models", selfMs: 2 }]);
  });

  it("are one for a package that calls itself, and what V8 brings along is its caller's", () => {
    const card: [string, string] = ["Card", "app/components/card.tsx"];
    const root = read([
      { frames: [REACT, REACT, card], ms: 1 },
      { frames: [REACT, ["push", ""], REACT], ms: 1 },
    ]);
    const [react] = root.calls.values();
    expect(react).toMatchObject({ name: "react-dom", selfMs: 1, totalMs: 2 });
    expect([...(react?.calls.values() ?? [])]).toMatchObject([{ name: "Card", totalMs: 1 }]);
  });
});
