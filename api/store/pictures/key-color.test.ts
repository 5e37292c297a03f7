import { describe, expect, it } from "vitest";
import { keyColorOf } from "./key-color";

type Rgb = [number, number, number];

const picture = (...areas: [pixels: number, color: Rgb][]) =>
  Uint8Array.from(areas.flatMap(([pixels, color]) => Array.from({ length: pixels }, () => color).flat()));

describe("keyColorOf", () => {
  it("takes the colour of a picture of one colour", () => {
    expect(keyColorOf(picture([10, [27, 127, 146]]))).toBe("#1b7f92");
  });

  it("prefers a smaller vivid area to a larger pale one", () => {
    expect(keyColorOf(picture([70, [40, 42, 45]], [30, [200, 40, 30]]))).toBe("#c8281e");
  });

  it("means colours of one hue", () => {
    expect(keyColorOf(picture([1, [100, 0, 0]], [1, [200, 100, 100]], [3, [0, 0, 20]]))).toBe("#963232");
  });

  it("tells red apart from magenta, green from blue", () => {
    expect(keyColorOf(picture([3, [0, 200, 0]], [2, [0, 0, 200]]))).toBe("#00c800");
    expect(keyColorOf(picture([3, [200, 0, 200]], [2, [200, 0, 0]]))).toBe("#c800c8");
  });

  it("means all of a grey picture", () => {
    expect(keyColorOf(picture([1, [0, 0, 0]], [1, [100, 100, 104]]))).toBe("#323234");
  });

  it("is black for no picture at all", () => {
    expect(keyColorOf(new Uint8Array())).toBe("#000000");
  });
});
