import { partOf, REST, type Part, type Place } from "./parts";

/** What V8's profiler returns; lines count from 0, times are in microseconds. */
export type Profile = { nodes: readonly ProfileNode[]; samples: readonly number[]; timeDeltas: readonly number[] };
type ProfileNode = { id: number; callFrame: CallFrame; children?: readonly number[] };
export type CallFrame = { functionName: string; url: string; lineNumber: number };

/** A function under certain callers, or functions of one package in a row. */
export type Call = Place & { part: Part; selfMs: number; totalMs: number; calls: Map<string, Call> };

const MICROSECONDS_PER_MILLISECOND = 1_000;
const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * The calls of a profile as a tree, those under the same callers as one. `cpuShare` is how much of the sampled time the
 * thread had a core. Samples are equal parts of that: a long pause between two of them was spent waiting, not working.
 */
export function readCalls(profile: Profile, placeOf: (frame: CallFrame) => Place, cpuShare: number): Call {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const times = timesOf(profile, cpuShare);
  const root = newCall({ name: "all", file: "" }, REST);
  const pending = (profile.nodes[0]?.children ?? []).map((id) => ({ id, caller: root }));
  for (let next = pending.pop(); next; next = pending.pop()) {
    const node = nodes.get(next.id);
    if (!node || isIdle(node)) continue;
    const call = callUnder(next.caller, placeOf(node.callFrame));
    call.selfMs += times.get(node.id) ?? 0;
    pending.push(...(node.children ?? []).map((id) => ({ id, caller: call })));
  }
  addUp(root);
  return root;
}

/** Milliseconds of each part. */
export function sumParts(call: Call, sums = new Map<Part, number>()): Map<Part, number> {
  if (call.selfMs > 0) sums.set(call.part, (sums.get(call.part) ?? 0) + call.selfMs);
  for (const called of call.calls.values()) sumParts(called, sums);
  return sums;
}

/** The same call for functions of one package in a row, unless they belong to different parts. */
function callUnder(caller: Call, place: Place): Call {
  const part = partOf(place, caller.part);
  const shown = shownPlace(place, caller);
  if (shown.name === caller.name && shown.file === caller.file && part === caller.part) return caller;
  const key = `${shown.name} ${shown.file} ${part}`;
  const known = caller.calls.get(key);
  if (known) return known;
  const call = newCall(shown, part);
  caller.calls.set(key, call);
  return call;
}

function shownPlace(place: Place, caller: Call): Place {
  const isEngine = place.file === "" && !place.name.startsWith("(");
  if (isEngine) return caller;
  if (place.file.startsWith("node:")) return { name: "Node.js", file: "" };
  const [, name] = PACKAGE.exec(place.file) ?? [];
  return name === undefined ? place : { name, file: "" };
}

function newCall({ name, file }: Place, part: Part): Call {
  return { name, file, part, selfMs: 0, totalMs: 0, calls: new Map() };
}

/** A sample covers the time until the next one. */
function timesOf({ nodes, samples, timeDeltas }: Profile, cpuShare: number): Map<number, number> {
  const idle = new Set(nodes.filter(isIdle).map(({ id }) => id));
  const busy = samples
    .map((id, index) => ({ id, pause: timeDeltas[index + 1] ?? 0 }))
    .filter(({ id }) => !idle.has(id));
  const covered = busy.reduce((sum, { pause }) => sum + pause, 0) / MICROSECONDS_PER_MILLISECOND;
  const times = new Map<number, number>();
  for (const { id } of busy) times.set(id, (times.get(id) ?? 0) + (covered * cpuShare) / busy.length);
  return times;
}

function isIdle({ callFrame }: ProfileNode): boolean {
  return callFrame.url === "" && callFrame.functionName === "(idle)";
}

function addUp(call: Call): number {
  call.totalMs = [...call.calls.values()].reduce((sum, called) => sum + addUp(called), call.selfMs);
  return call.totalMs;
}
