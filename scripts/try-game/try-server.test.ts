import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tryServer } from "./try-server";

const ORIGIN = "http://localhost:4173";
let folder: string;

const request = (address: string, init?: RequestInit) => tryServer(folder, ORIGIN).request(address, init);
const check = async (message: unknown) => {
  const response = await request("/check", { method: "POST", body: JSON.stringify(message) });
  return (await response.json()) as { problem: string | null };
};

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "try-")), "softfall");
  cpSync("games/softfall", folder, { recursive: true });
});

afterEach(() => {
  rmSync(path.dirname(folder), { recursive: true });
});

describe("trying a game", () => {
  it("describes the folder and its problems", async () => {
    const about: unknown = await (await request("/about")).json();
    expect(about).toMatchObject({
      title: "Softfall",
      gameUrl: "/play/softfall/index.html",
      remarks: [],
      origin: "null",
    });
    expect(about).toHaveProperty("sandbox", expect.not.stringContaining("allow-same-origin"));
    rmSync(path.join(folder, "art"), { recursive: true });
    expect(await (await request("/about")).json()).toMatchObject({ remarks: ["art/cover.svg: missing"] });
  });

  it("works without a manifest", async () => {
    rmSync(path.join(folder, "game.json"));
    const about: unknown = await (await request("/about")).json();
    expect(about).toMatchObject({ title: "softfall", gameUrl: "/play/softfall/index.html", modes: [] });
  });

  it("serves the game as the portal does, with the SDK", async () => {
    const entry = await request("/play/softfall/index.html");
    expect(entry.status).toBe(200);
    const policy = entry.headers.get("content-security-policy");
    expect(policy).toContain("sandbox allow-scripts");
    expect(policy).toContain(`frame-ancestors ${ORIGIN}`);
    expect((await request("/play/sdk/portal-sdk.js")).status).toBe(200);
    expect((await request("/play/softfall/run.test.js")).status).toBe(404);
    expect((await request("/play/softfall/../../package.json")).status).toBe(404);
  });

  it("has a page that may frame it", async () => {
    for (const file of ["/", "/page.js", "/page.css"]) expect((await request(file)).status).toBe(200);
    expect((await request("/")).headers.get("cross-origin-embedder-policy")).toBe("credentialless");
    expect((await request("/try-server.ts")).status).toBe(404);
  });

  it("reports what the portal would drop, and why", async () => {
    expect(await check({ type: "SCORE", score: 12 })).toEqual({ problem: null });
    expect((await check({ type: "SCORE", score: -1 })).problem).toMatch(/^message\.score: /);
    expect((await check({ type: "SCROE" })).problem).toMatch(/^message\.type: /);
    expect((await check("text")).problem).toMatch(/^message: /);
  });
});
