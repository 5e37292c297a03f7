import { describe, expect, it } from "vitest";
import { createPlaceOf } from "./place-of";

const TEXT = `var a = 1;
// app/rules/paging.ts
function pageOf() {
  // a remark that is no file
}

// app/routes/($locale)._index/route.tsx
function loader() {}
`;
const placeOf = createPlaceOf({ file: "build/index.js", text: TEXT }, "/portal");

function fileOf(url: string, lineNumber = 0): string {
  return placeOf({ functionName: "f", url, lineNumber }).file;
}

describe("the file of a function", () => {
  it("is the one whose code the bundle has there", () => {
    expect(fileOf("file:///portal/build/index.js?t=1", 2)).toBe("app/rules/paging.ts");
    expect(fileOf("file:///portal/build/index.js", 7)).toBe("app/routes/($locale)._index/route.tsx");
    expect(fileOf("file:///portal/build/index.js", 0)).toBe("build/index.js");
  });

  it("is a package's own, Node.js's, or empty", () => {
    expect(fileOf("file:///portal/node_modules/pg/node_modules/x/index.js")).toBe("node_modules/x/index.js");
    expect(fileOf("node:zlib")).toBe("node:zlib");
    expect(fileOf("wasm://wasm/9f2c")).toBe("wasm:");
    expect(fileOf("")).toBe("");
  });

  it("comes with a name also for functions without one", () => {
    expect(placeOf({ functionName: "", url: "", lineNumber: 0 }).name).toBe("(anonymous)");
  });
});
