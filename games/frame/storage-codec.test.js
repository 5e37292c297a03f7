// @ts-check
import { describe, expect, it } from "vitest";
import { decodeValue, encodeValue, roughBytes, UnportableValue } from "./storage-codec.js";

/** @param {unknown} value */
const roundTrip = async (value) => decodeValue(JSON.parse(JSON.stringify(await encodeValue(value))));

describe("values of IndexedDB in JSON", () => {
  it.each([
    null,
    true,
    "text with \u0000 and 🎈",
    12.5,
    -0,
    Infinity,
    NaN,
    undefined,
    new Date(1_700_000_000_000),
    [1, [undefined, "two"], {}],
    { number: "5", array: [1], deeper: { undefined: 1, bytes: "AAAA" }, 2: "b", 1: "a" },
    new Uint8Array([0, 1, 255]),
    new Int16Array([-1, 300]),
    new Float64Array([0.1, NaN]),
    new BigInt64Array([-5n]),
  ])("come back as they were: %o", async (value) => {
    const back = await roundTrip(value);
    expect(back).toStrictEqual(value);
  });

  it("come back as they were when they are long", async () => {
    const long = new Uint8Array(40_000).fill(7);
    expect(await roundTrip(long)).toStrictEqual(long);
  });

  it("come back with nothing of the memory around them", async () => {
    const memory = new Uint8Array([1, 2, 3, 4, 5, 6]);
    expect(await roundTrip(memory.subarray(2, 4))).toStrictEqual(new Uint8Array([3, 4]));
    const view = await roundTrip(new DataView(memory.buffer, 4));
    expect(view).toBeInstanceOf(DataView);
    expect(new Uint8Array(/** @type {DataView<ArrayBuffer>} */ (view).buffer)).toEqual(new Uint8Array([5, 6]));
    expect(await roundTrip(memory.buffer)).toStrictEqual(memory.buffer);
  });

  it("come back as files", async () => {
    const blob = await roundTrip(new Blob(["saved ", "game"], { type: "text/plain" }));
    if (!(blob instanceof Blob)) throw new Error("no blob");
    expect([blob.type, await blob.text()]).toEqual(["text/plain", "saved game"]);
  });

  it("keep a name that objects inherit", async () => {
    const value = /** @type {object} */ (JSON.parse('{"__proto__": {"isAdmin": true}}'));
    const back = /** @type {object} */ (await roundTrip(value));
    expect(Object.keys(back)).toEqual(["__proto__"]);
    expect(back).not.toHaveProperty("isAdmin");
  });

  it("are refused where they stand for more than data", async () => {
    const circular = {};
    Object.assign(circular, { circular });
    for (const value of [/saves/, new Map(), new Error("x"), 5n, circular])
      await expect(encodeValue(value)).rejects.toThrow(UnportableValue);
    for (const json of [{}, { bytes: "AAAA", kind: "Object" }, { bytes: "AAAA", kind: "constructor" }])
      expect(() => decodeValue(json)).toThrow(UnportableValue);
  });

  it("have a size before they are encoded", () => {
    expect(roughBytes({ contents: new Uint8Array(1_000), list: ["ab", "cd"] })).toBeGreaterThan(1_000);
    expect(roughBytes(new Blob(["1234"]))).toBe(4);
    const circular = {};
    Object.assign(circular, { circular });
    expect(roughBytes(circular)).toBeGreaterThan(0);
  });
});
