import { describe, expect, it } from "vitest";
import { toWebm, type Film } from "./webm";

const FRAMES: Film["frames"] = [
  { isKey: true, ms: 0, bytes: Uint8Array.of(1, 2, 3) },
  { isKey: false, ms: 33, bytes: Uint8Array.of(4) },
  { isKey: true, ms: 67, bytes: Uint8Array.of(5, 6) },
];
const FILM: Film = { width: 640, height: 360, codecId: "V_VP9", durationMs: 100, frames: FRAMES };

type Element = { id: string; start: number; body: Buffer };

/** Reads elements one after the other, by the rules of EBML rather than by what the writer does. */
function read(bytes: Buffer): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const start = at;
    const idLength = Math.clz32(bytes.readUInt8(at)) - 23;
    const id = bytes.toString("hex", at, at + idLength);
    at += idLength;
    const sizeLength = Math.clz32(bytes.readUInt8(at)) - 23;
    const size = Number(BigInt.asUintN(7 * sizeLength, BigInt(`0x${bytes.toString("hex", at, at + sizeLength)}`)));
    at += sizeLength;
    elements.push({ id, start, body: bytes.subarray(at, at + size) });
    at += size;
  }
  return elements;
}

const bodyOf = (elements: Element[], id: string) => elements.find((element) => element.id === id)?.body ?? Buffer.of();

describe("a film as WebM", () => {
  const file = read(toWebm(FILM));
  const segment = bodyOf(file, "18538067");
  const parts = read(segment);

  it("is a document of type webm that says its size and length", () => {
    expect(bodyOf(read(bodyOf(file, "1a45dfa3")), "4282").toString()).toBe("webm");
    expect(bodyOf(read(bodyOf(parts, "1549a966")), "4489").readDoubleBE()).toBe(100);
    const [entry] = read(bodyOf(parts, "1654ae6b"));
    const track = read(entry?.body ?? Buffer.of());
    expect(bodyOf(track, "86").toString()).toBe("V_VP9");
    const video = read(bodyOf(track, "e0"));
    expect([bodyOf(video, "b0").readUInt32BE(), bodyOf(video, "ba").readUInt32BE()]).toEqual([640, 360]);
  });

  it("holds every frame, each with its time and kind, from key frame to key frame", () => {
    const clusters = parts.filter(({ id }) => id === "1f43b675").map(({ body }) => read(body));
    const found = clusters.flatMap((cluster) => {
      const start = bodyOf(cluster, "e7").readUInt32BE();
      const blocks = cluster.filter(({ id }) => id === "a3").map(({ body }) => body);
      return blocks.map((block) => ({
        isKey: (block.readUInt8(3) & 0x80) > 0,
        ms: start + block.readInt16BE(1),
        bytes: Uint8Array.from(block.subarray(4)),
      }));
    });
    expect(clusters).toHaveLength(2);
    expect(found).toEqual(FRAMES);
  });

  it("tells where its clusters are", () => {
    const cues = read(bodyOf(parts, "1c53bb6b")).map(({ body }) => read(body));
    const told = cues.map((cue) => bodyOf(read(bodyOf(cue, "b7")), "f1").readUInt32BE());
    expect(told).toEqual(parts.filter(({ id }) => id === "1f43b675").map(({ start }) => start));
    expect(cues.map((cue) => bodyOf(cue, "b3").readUInt32BE())).toEqual([0, 67]);
  });
});
