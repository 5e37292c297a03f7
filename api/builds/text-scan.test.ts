import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { noFindings, scanText, toFileNames } from "./text-scan";

const names = ["index.html", "game.js", "art/hero big.png", "Build/a.framework.js.br", "data.json"];

async function found(text: string | readonly string[], name = "game.js") {
  const findings = noFindings();
  const chunks = (typeof text === "string" ? [text] : text).map((part) => Buffer.from(part));
  await scanText(name, Readable.from(chunks), findings, toFileNames(names));
  return findings;
}

describe("scanText", () => {
  it.each([
    ["registers_service_worker", "navigator.serviceWorker.register('sw.js')"],
    ["leaves_the_frame", "top.location = 'https://a.example'"],
    ["leaves_the_frame", "window.top.location.href='/'"],
    ["leaves_the_frame", "parent.location.replace(x)"],
    ["calls_fixed_game_api", 'fetch("https://api.gx.games/gg/profile")'],
    ["calls_fixed_game_api", "https://api.sandbox.gx.games"],
    ["synchronous_calls", 'x.open("GET", url, false)'],
    ["synchronous_calls", "x.open('POST',u,!1)"],
    ["scripts_of_other_hosts", '<script async src="https://cdn.example/a.js">'],
    ["scripts_of_other_hosts", "importScripts('https://cdn.example/a.js')"],
  ] as const)("suspects %s of %j", async (code, text) => {
    expect([...(await found(text)).suspects]).toContainEqual([code, "game.js"]);
  });

  it.each([
    "if (top.location == self.location) start()",
    "window.open(url, 'a', b)",
    "x.open('GET', url, true)",
    '<script src="game.js">',
    "stop.location = 1",
    "navigator.serviceWorker.ready",
  ])("suspects nothing of %j", async (text) => {
    expect([...(await found(text)).suspects]).toEqual([]);
  });

  it.each([
    "new SharedArrayBuffer(8)",
    "const GODOT_THREADS_ENABLED = true;",
    'new WebAssembly.Memory({initial:256,maximum:65536,"shared":!0})',
  ])("sees threads in %j", async (text) => {
    expect((await found(text)).usesThreads).toBe(true);
  });

  it.each([
    "typeof SharedArrayBuffer !== 'undefined'",
    "const GODOT_THREADS_ENABLED = false;",
    "new WebAssembly.Memory({initial:256})",
  ])("sees no threads in %j", async (text) => {
    expect((await found(text)).usesThreads).toBe(false);
  });

  it("sees WebAssembly", async () => {
    expect((await found("WebAssembly.instantiateStreaming(x)")).usesWasm).toBe(true);
    expect((await found("WebAssembly")).usesWasm).toBe(false);
  });

  it("collects hosts, but not namespaces, at most fifty", async () => {
    const text = `"https://Cdn.Example/a.js" 'wss://play.example:443' http://www.w3.org/2000/svg http://localhost `;
    expect([...(await found(text)).hosts]).toEqual(["cdn.example", "play.example"]);
    const many = Array.from({ length: 100 }, (_, index) => `https://h${String(index)}.example/`).join(" ");
    expect((await found(many)).hosts.size).toBe(50);
  });

  it("finds what is cut into two chunks, and a host whole", async () => {
    const { suspects, hosts, mentions } = await found([
      "x".repeat(2_000) + " navigator.serviceWo",
      "rker.register(1); fetch('https://very-long.exam",
      "ple.org/'); load('data.js",
      "on')",
    ]);
    expect([...suspects.keys()]).toEqual(["registers_service_worker"]);
    expect([...hosts]).toEqual(["very-long.example.org"]);
    expect([...(mentions.get("game.js") ?? [])]).toEqual(["data.json"]);
  });

  it("finds mentioned files by the last part of their names", async () => {
    const text = `buildUrl + "/a.framework.js.br"; load(\`art/hero%20big.png\`); data.json; other.json; "%zz.json"`;
    expect([...((await found(text)).mentions.get("game.js") ?? [])]).toEqual([
      "a.framework.js.br",
      "hero big.png",
      "data.json",
    ]);
  });

  it("reads so many bytes of a build, and says which file it did not read whole", async () => {
    const findings = noFindings(2_000);
    const scan = (name: string, ...chunks: string[]) =>
      scanText(name, Readable.from(chunks.map((chunk) => Buffer.from(chunk))), findings, toFileNames(names));
    await scan("index.html", "a".repeat(1_000), '"https://one.example/"');
    expect(findings.unread).toBeNull();
    await scan("game.js", "a".repeat(1_000), '"https://two.example/"');
    expect(findings.unread).toBe("game.js");
    await scan("data.json", '"https://three.example/"');
    expect([findings.unread, ...findings.hosts]).toEqual(["game.js", "one.example"]);
  });

  it.each([
    ["one word", "a".repeat(1_000_000)],
    ["dots", "a.js".repeat(250_000)],
    ["scripts", "<script ".repeat(125_000)],
    ["calls", ".open(".repeat(160_000)],
    ["stories", "<tw-storydata ".repeat(70_000)],
    ["addresses", "https://a".repeat(110_000)],
    ["versions", "GameMaker 1.2.".repeat(70_000)],
    ["memories", "WebAssembly.Memory({ ".repeat(50_000)],
  ])("takes no longer for a megabyte of %s", async (_, text) => {
    const start = performance.now();
    await found(text.match(/[\s\S]{1,65536}/g) ?? []);
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
