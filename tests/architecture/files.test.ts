import { describe, expect, it } from "vitest";
import { isTest, sourceFiles } from "./source-files";

const MAX_LINES = 300;
const DRAWERS = /(^|\/)(utils?|helpers?|misc|lib|common|shared|services)(\/|\.)/;

const code = sourceFiles.filter(({ file }) => !file.endsWith(".css"));
const product = code.filter(({ file }) => !isTest(file));

function filesWith(pattern: RegExp, among = product): string[] {
  return among.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

describe("files", () => {
  it(`are at most ${String(MAX_LINES)} lines long`, () => {
    const long = sourceFiles
      .filter(({ lines }) => lines > MAX_LINES)
      .map(({ file, lines }) => `${file}: ${String(lines)}`);
    expect(long, "A long file has two subjects: give each its own file.").toEqual([]);
  });

  it("are named after their subject", () => {
    const drawers = sourceFiles.filter(({ file }) => DRAWERS.test(file)).map(({ file }) => file);
    expect(drawers, "A catch-all name is not specific: name the file after its subject.").toEqual([]);
  });

  it("call fetch in one module of the app", () => {
    const callers = filesWith(/(?<![.\w])fetch\(/).filter((file) => file.startsWith("app/"));
    expect(callers, "Call the API through the api-client; it checks, times out and classifies.").toEqual([]);
  });

  it("read a request's body in one module of the app", () => {
    const readers = filesWith(/request\.(formData|json|text|arrayBuffer|blob|bytes|body)\b/i).filter((file) =>
      file.startsWith("app/"),
    );
    expect(readers, "Read it by requestBody or readForm, which count its bytes and fields.").toEqual([
      // This one sends the portal's own requests.
      "app/api-client/remote-api.server.ts",
      "app/server/request-body.server.ts",
    ]);
  });

  it("read process.env once for each reader of the environment", () => {
    const readers = filesWith(/process\.env\b/).filter((file) =>
      /^(app|api|configuration|contract|observe)\//.test(file),
    );
    expect(readers, "Add a field to the environment schema and import `env` or the configuration.").toEqual([
      "app/server/env.server.ts",
      "api/configuration.ts",
      "observe/settings.ts",
    ]);
  });

  it("never escape the type checker or the linter", () => {
    const escapes = /:\s*any\b|\bas any\b|@ts-(ignore|nocheck|expect-error)|(eslint|oxlint)-disable/;
    expect(
      filesWith(
        escapes,
        code.filter(({ file }) => !file.startsWith("tests/architecture/")),
      ),
    ).toEqual([]);
  });

  it("never use :has() on every element", () => {
    const rules = sourceFiles
      .filter(({ file }) => file.endsWith(".css"))
      .flatMap(({ text }) => text.replace(/\/\*[^]*?\*\//g, "").match(/[^{};]+(?=\{)/g) ?? [])
      .filter((selector) => selector.includes(":has(") && selector.includes("*"));
    expect(rules, "Any insertion into a page would restyle the full page: name the elements.").toEqual([]);
  });

  it("contain no leftovers and skip no test", () => {
    const leftOvers = /\b(TODO|FIXME|XXX|HACK)\b|\b(it|test|describe)\.(only|todo)\(/;
    expect(
      filesWith(
        leftOvers,
        code.filter(({ file }) => !file.startsWith("tests/architecture/")),
      ),
    ).toEqual([]);
  });
});
