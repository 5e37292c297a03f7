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
    12n ** 20n,
    /sa\/ves\n/giu,
    new Map([[{ level: 1 }, new Set(["key", 2n])]]),
    new Set([new Map(), undefined, new Date(0)]),
    Object.assign(["dense"], { extra: new Map([["a", 1]]) }),
    { map: [[1, 2]], set: [1], regexp: "a", bigint: "1", sparse: [], length: 2 },
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

  it("come back as named files", async () => {
    const file = await roundTrip([new File(["level 3"], "save.dat", { type: "text/plain", lastModified: 5 })]);
    const [back] = /** @type {File[]} */ (file);
    expect([back?.name, back?.lastModified, await back?.text()]).toEqual(["save.dat", 5, "level 3"]);
  });

  it("come back with the gaps of lists", async () => {
    const list = [1];
    list[3] = 4;
    const back = /** @type {number[]} */ (await roundTrip(list));
    expect([back.length, Object.keys(back)]).toEqual([4, ["0", "3"]]);
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
    const half = Object.defineProperty(new Uint8Array(2), Symbol.toStringTag, { value: "Float16Array" });
    for (const value of [new Error("x"), new Promise(() => undefined), half, new Map([[1, circular]]), circular])
      await expect(encodeValue(value)).rejects.toThrow(UnportableValue);
    for (const json of [{}, { bytes: "AAAA", kind: "Object" }, { bytes: "AAAA", kind: "constructor" }])
      expect(() => decodeValue(json)).toThrow(UnportableValue);
  });

  it("have a size before they are encoded", () => {
    expect(roughBytes({ contents: new Uint8Array(1_000), list: ["ab", "cd"] })).toBeGreaterThan(1_000);
    expect(roughBytes(new Blob(["1234"]))).toBe(4);
    expect(roughBytes(new Map([["name", new Set(["x".repeat(500)])]]))).toBeGreaterThan(500);
    const circular = {};
    Object.assign(circular, { circular });
    expect(roughBytes(circular)).toBeGreaterThan(0);
  });
});
