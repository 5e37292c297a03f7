// @ts-check
import { describe, expect, it } from "vitest";
import { replaceBlockedStorage } from "./memory-storage.js";

/** A window whose storage throws, as a private window's in a frame of another site. */
const blockedWindow = () => {
  const own = { Storage: class Storage {} };
  const refuse = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(own, name, { configurable: true, get: refuse });
  return /** @type {Window & typeof globalThis} */ (/** @type {unknown} */ (own));
};

describe("replaceBlockedStorage", () => {
  it("gives a page storage that works as the browser's, for as long as the page is there", () => {
    const own = blockedWindow();
    replaceBlockedStorage(own);
    const { localStorage, sessionStorage } = own;
    localStorage.setItem("level", /** @type {never} */ (3));
    localStorage["name"] = "Ada";
    expect([localStorage.getItem("level"), localStorage["name"], localStorage.length]).toEqual(["3", "Ada", 2]);
    expect([localStorage.key(0), localStorage.key(2), localStorage.getItem("none")]).toEqual(["level", null, null]);
    expect({ ...localStorage }).toEqual({ level: "3", name: "Ada" });
    expect("level" in localStorage).toBe(true);
    delete localStorage["name"];
    localStorage.removeItem("none");
    expect(Object.keys(localStorage)).toEqual(["level"]);
    expect(sessionStorage.length).toBe(0);
    expect(localStorage instanceof own.Storage).toBe(true);
    localStorage.clear();
    expect(localStorage.length).toBe(0);
  });

  it("leaves a browser's own storage alone", () => {
    const storage = /** @type {Storage} */ ({});
    const own = /** @type {Window & typeof globalThis} */ ({ localStorage: storage, sessionStorage: storage });
    replaceBlockedStorage(own);
    expect(own.localStorage).toBe(storage);
  });
});
