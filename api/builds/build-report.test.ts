import { describe, expect, it } from "vitest";
import { reportBuild, type ReportedFile } from "./build-report";
import { noFindings } from "./text-scan";

const MEGABYTE = 1024 * 1024;
const file = (name: string, bytes: number, contentType = "application/octet-stream"): ReportedFile => ({
  name,
  bytes,
  sentBytes: bytes / 2,
  contentType,
});

describe("reportBuild", () => {
  const files = [
    file("index.html", 100, "text/html; charset=utf-8"),
    file("game.js", 1_000, "text/javascript; charset=utf-8"),
    file("levels/1.json", 10),
    file("game.wasm", 10_000, "application/wasm"),
    file("unused.png", 50_000, "image/png"),
  ];

  it("counts files, kinds and what comes before the first frame, compressed", () => {
    const findings = noFindings();
    findings.mentions.set("index.html", new Set(["game.js"]));
    findings.mentions.set("game.js", new Set(["game.wasm", "index.html"]));
    findings.mentions.set("game.wasm", new Set(["unused.png"]));
    expect(reportBuild("index.html", files, findings)).toEqual({
      engine: null,
      entry: "index.html",
      files: 5,
      bytes: 61_110,
      firstFrameBytes: 5_550,
      kinds: [
        { kind: "image/png", files: 1, bytes: 50_000 },
        { kind: "application/wasm", files: 1, bytes: 10_000 },
        { kind: "text/javascript", files: 1, bytes: 1_000 },
        { kind: "text/html", files: 1, bytes: 100 },
        { kind: "application/octet-stream", files: 1, bytes: 10 },
      ],
      needs: { wasm: true, threads: false, isolation: false },
      hosts: [],
      warnings: [],
    });
  });

  it("warns of what will not work", () => {
    const findings = noFindings();
    findings.usesThreads = true;
    findings.hosts.add("z.example").add("a.example");
    findings.suspects.set("leaves_the_frame", "game.js");
    findings.unread = "levels.json";
    const page = file("index.html", 100 * MEGABYTE);
    expect(reportBuild("index.html", [page], findings)).toMatchObject({
      hosts: ["a.example", "z.example"],
      needs: { wasm: false, threads: true, isolation: true },
      warnings: [
        { code: "leaves_the_frame", file: "game.js" },
        { code: "other_hosts", file: null },
        { code: "not_all_read", file: "levels.json" },
        { code: "needs_isolation", file: null },
        { code: "slow_first_frame", file: null },
      ],
    });
  });

  it("mentions synchronous calls only beside the fixed API", () => {
    const findings = noFindings();
    findings.suspects.set("synchronous_calls", "game.js");
    expect(reportBuild("index.html", files, findings).warnings).toEqual([]);
    findings.suspects.set("calls_fixed_game_api", "game.js");
    expect(reportBuild("index.html", files, findings).warnings).toHaveLength(2);
  });
});
