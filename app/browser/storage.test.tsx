import { describe, expect, it, vi } from "vitest";

const isText = (value: unknown): value is string => typeof value === "string";

async function freshStorage() {
  vi.resetModules();
  return import("./storage");
}

describe("stored values", () => {
  it("are read as they were written", async () => {
    const { readStored, writeStored } = await freshStorage();
    expect(writeStored("a", JSON.stringify("one"))).toBe(true);
    expect(readStored("a", isText, "none")).toBe("one");
  });

  it("fall back when missing or invalid", async () => {
    const { readStored } = await freshStorage();
    window.localStorage.setItem("b", "5");
    expect(readStored("a", isText, "none")).toBe("none");
    expect(readStored("b", isText, "none")).toBe("none");
  });

  it("are empty where cookies are blocked, without an error", async () => {
    const { readCookies, writeCookie } = await freshStorage();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    const reads = vi.spyOn(document, "cookie", "get").mockImplementation(refuse);
    const writes = vi.spyOn(document, "cookie", "set").mockImplementation(refuse);
    writeCookie("a=1");
    expect(readCookies()).toBe("");
    expect(warn).toHaveBeenCalledTimes(1);
    // In this order: the second spy would restore the first.
    writes.mockRestore();
    reads.mockRestore();
  });

  it("warn once and fall back when the storage throws", async () => {
    const { readStored, writeStored } = await freshStorage();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(writeStored("a", "1")).toBe(false);
    expect(readStored("a", isText, "none")).toBe("none");
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
