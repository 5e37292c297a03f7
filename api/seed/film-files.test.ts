import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import filmVariants from "../store/catalogue/film-variants.json";
import { filmCoversOf, playGalleryOf } from "../store/catalogue/pictures";
import { GAME_SLUGS } from "./demo-games";

type VideoInfo = { codec: string; width: number; height: number; tracks: number };

/** Boxes of an mp4 (ISO 14496-12). */
function boxesOf(bytes: Buffer): [name: string, body: Buffer][] {
  const boxes: [string, Buffer][] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    boxes.push([bytes.toString("latin1", at + 4, at + 8), bytes.subarray(at + 8, at + bytes.readUInt32BE(at))]);
  }
  return boxes;
}

const boxAt = (bytes: Buffer, names: readonly string[]) =>
  names.reduce((body, name) => boxesOf(body).find(([found]) => found === name)?.[1] ?? Buffer.of(), bytes);

function readMp4(bytes: Buffer): VideoInfo {
  const tracks = boxesOf(boxAt(bytes, ["moov"])).filter(([name]) => name === "trak").length;
  const description = boxAt(bytes, ["moov", "trak", "mdia", "minf", "stbl", "stsd"]).subarray(8);
  const [[codec, entry] = ["", Buffer.alloc(28)]] = boxesOf(description);
  return { codec, width: entry.readUInt16BE(24), height: entry.readUInt16BE(26), tracks };
}

/** Elements of a webm (RFC 8794). */
function elementsOf(bytes: Buffer): [id: string, body: Buffer][] {
  const elements: [string, Buffer][] = [];
  for (let at = 0; at < bytes.length;) {
    const idLength = Math.clz32(bytes.readUInt8(at)) - 23;
    const sizeAt = at + idLength;
    const sizeLength = Math.clz32(bytes.readUInt8(sizeAt)) - 23;
    const sizeBytes = bytes.toString("hex", sizeAt, sizeAt + sizeLength);
    const size = Number(BigInt.asUintN(7 * sizeLength, BigInt(`0x${sizeBytes}`)));
    const bodyAt = sizeAt + sizeLength;
    elements.push([bytes.toString("hex", at, sizeAt), bytes.subarray(bodyAt, bodyAt + size)]);
    at = bodyAt + size;
  }
  return elements;
}

function readWebm(bytes: Buffer): VideoInfo {
  const [, segment = Buffer.of()] = elementsOf(bytes).find(([id]) => id === "18538067") ?? [];
  const [, tracks = Buffer.of()] = elementsOf(segment).find(([id]) => id === "1654ae6b") ?? [];
  const entries = elementsOf(tracks).filter(([id]) => id === "ae");
  const track = new Map(elementsOf(entries[0]?.[1] ?? Buffer.of()));
  const video = new Map(elementsOf(track.get("e0") ?? Buffer.of()));
  const numberAt = (id: string) => Number(`0x${video.get(id)?.toString("hex") ?? "0"}`);
  return {
    codec: track.get("86")?.toString() ?? "",
    ...{ width: numberAt("b0"), height: numberAt("ba"), tracks: entries.length },
  };
}

const fileOf = (url: string) => readFileSync(path.join("public", url));

describe.each(GAME_SLUGS)("the film of %s", (slug) => {
  const variants = filmCoversOf("", slug).flatMap(({ variants: ofCover }) => ofCover);

  it("has webm and mp4 in three sizes, as covers and in the gallery", () => {
    const [film] = playGalleryOf("", slug, { stills: 3, hasFilm: true });
    expect(variants.map(({ variantKey }) => variantKey).sort()).toEqual(
      ["1280x720", "480x360", "640x360"].flatMap((size) => [`mp4-${size}`, `webm-${size}`]).sort(),
    );
    expect(film?.variants).toEqual(expect.arrayContaining(variants));
  });

  it.each(filmVariants)(
    "matches $variantKey by its bytes, and is silent",
    ({ variantKey, mimeType, width, height }) => {
      const bytes = fileOf(variants.find((variant) => variant.variantKey === variantKey)?.url ?? "");
      const isMp4 = mimeType === "video/mp4";
      const codec = isMp4 ? "avc1" : "V_VP9";
      expect(isMp4 ? readMp4(bytes) : readWebm(bytes)).toEqual({ codec, width, height, tracks: 1 });
    },
  );

  it("can start before an mp4 is loaded completely", () => {
    for (const { url } of variants.filter(({ mimeType }) => mimeType === "video/mp4")) {
      const names = boxesOf(fileOf(url)).map(([name]) => name);
      expect(names.indexOf("moov")).toBeLessThan(names.indexOf("mdat"));
    }
  });
});
