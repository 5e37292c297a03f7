import { describe, expect, it } from "vitest";
import { isVideo } from "./video-content";

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

describe("isVideo", () => {
  it.each([
    ["MP4", "\0\0\0\u0020ftypisom\0\0\u0002\0"],
    ["QuickTime", "\0\0\0\u0014ftypqt  "],
    ["WebM", "\u001aE\u00df\u00a3\u0001\0\0\0"],
    ["AVI", "RIFF\u0024\0\0\0AVI LIST"],
  ])("knows %s", (_format, start) => {
    expect(isVideo(bytes(start))).toBe(true);
  });

  it.each([
    ["AVIF", "\0\0\0\u001cftypavif\0\0\0\0"],
    ["HEIC", "\0\0\0\u0018ftypheic\0\0\0\0"],
    ["WebP", "RIFF\u0024\0\0\0WEBPVP8 "],
    ["PNG", "\u0089PNG\r\n\u001a\n"],
    ["nothing", ""],
  ])("takes %s for no video", (_format, start) => {
    expect(isVideo(bytes(start))).toBe(false);
  });
});
