import { describe, expect, it } from "vitest";
import { buildRefusalCode, buildWarningCode } from "~contract/entities/build";
import { aReport } from "../../../tests/fixtures/a-studio";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { refusalText, toBuildReport } from "./build-report";

const view = aViewContext();
const facts = (report = aReport()) =>
  Object.fromEntries(
    toBuildReport(report, view).facts.map(({ label, value }) => [label, value.replaceAll("\u00a0", " ")]),
  );

describe("toBuildReport", () => {
  it("says what the build is and needs, the largest kind first", () => {
    expect(facts()).toEqual({
      Engine: "Phaser 3.88",
      "Start page": "index.html",
      Size: "3 files, 3 MB",
      "Before the first frame": "420 kB",
      "By kind": "Sound 2 MB · Scripts 1.5 MB",
      Needs: "WebAssembly",
      "Addresses of other hosts": "None",
    });
  });

  it("says so where nothing is known or needed", () => {
    const needs = { wasm: false, threads: false, isolation: false };
    expect(facts(aReport({ engine: null, needs, hosts: ["a.example", "b.example"] }))).toMatchObject({
      Engine: "Not recognised",
      Needs: "Nothing special",
      "Addresses of other hosts": "a.example, b.example",
    });
    expect(facts(aReport({ engine: { name: "LÖVE", version: null } }))).toMatchObject({ Engine: "LÖVE" });
  });

  it("has a sentence for every warning", () => {
    const warnings = buildWarningCode.options.map((code) => ({ code, file: "sw.js" }));
    for (const text of toBuildReport(aReport({ warnings }), view).warnings) {
      expect(text).not.toMatch(/builds\.|\{\{/);
    }
  });
});

describe("refusalText", () => {
  it("has a sentence for every refusal, with its file and limit", () => {
    for (const code of buildRefusalCode.options) {
      expect(refusalText({ code, file: "a.js", limit: 7 }, view)).not.toMatch(/builds\.|\{\{/);
    }
  });

  it("shows limits of size as sizes and other limits as numbers", () => {
    const large = refusalText({ code: "zip_file_too_large", file: "a.pck", limit: 250 * 1024 * 1024 }, view);
    expect(large).toBe("a.pck is larger than 250\u00a0MB.");
    expect(refusalText({ code: "zip_too_many_files", file: null, limit: 5_000 }, view)).toBe(
      "The zip has more than 5\u00a0000 files and folders.",
    );
  });
});
