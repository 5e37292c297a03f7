import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseHandle } from "../api/db/database";
import { openEmbeddedDatabase } from "../api/db/embedded-database";
import { staffMembers, user } from "../api/db/schema";
import { startApiServer, type ApiServer } from "../tests/fixtures/api-server";
import { apiOn, TEST_SECRET } from "../tests/setup/test-api";

const SITE_URL = "http://portal.test";

let dataDir: string;
let portal: DatabaseHandle;
let server: ApiServer;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "appoint-owner-"));
  portal = await openEmbeddedDatabase(dataDir);
  await portal.database.insert(user).values(
    ["Ada_L", "Bo.K"].map((username) => ({
      ...{ name: "", username: username.toLowerCase(), displayUsername: username, isAnonymous: false },
      email: `${username}@example.org`,
    })),
  );
  const api = apiOn(portal);
  const listener = getRequestListener((request) => api.fetch(new URL(request.url).pathname, request));
  server = await startApiServer((request, response) => void listener(request, response));
});
afterAll(async () => {
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function appoint(args: string[], environment: Record<string, string> = {}) {
  const command = spawn(process.execPath, ["--import", "tsx", "scripts/appoint-owner.ts", ...args], {
    env: {
      ...process.env,
      ...{ DATA_DIR: dataDir, SESSION_SECRET: TEST_SECRET, SITE_URL, PUBLIC_API_BASE_URL: server.baseUrl },
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, problem] = await Promise.all([text(command.stdout), text(command.stderr), once(command, "close")]);
  return { output: output.trim(), problem: problem.trim(), code: command.exitCode };
}

describe("npm run desk:owner", { shuffle: false }, () => {
  it("says how it is used", async () => {
    expect(await appoint(["--help"])).toMatchObject({ output: expect.stringContaining("-- USERNAME") as unknown });
    expect(await appoint([])).toMatchObject({ code: 1, problem: expect.stringContaining("-- USERNAME") as unknown });
  });

  it("asks the portal that has the folder open", async () => {
    const appointed = `Ada_L is an owner of the portal. Open ${SITE_URL}/desk/ to set up the second factor.`;
    expect(await appoint(["Ada_L"])).toEqual({ output: appointed, problem: "", code: 0 });
    const again = { output: "Ada_L was an owner of the portal already.", problem: "", code: 0 };
    expect(await appoint(["Ada_L"])).toEqual(again);
    const problem = "There is no account of the name nobody. Create it on the portal first.";
    expect(await appoint(["nobody"])).toEqual({ output: "", problem, code: 1 });
    expect(await portal.database.$count(staffMembers)).toBe(1);
  });

  it("resets a second factor, at the portal too", async () => {
    await portal.database.update(user).set({ twoFactorEnabled: true }).where(eq(user.username, "ada_l"));
    const { output, code } = await appoint(["Ada_L", "--reset-second-factor"]);
    expect([code, output]).toEqual([0, expect.stringContaining("Ada_L logs in with the password only")]);
    expect(await portal.database.$count(user, eq(user.twoFactorEnabled, true))).toBe(0);
    const again = { output: "Ada_L has no second factor.", problem: "", code: 0 };
    expect(await appoint(["Ada_L", "--reset-second-factor"])).toEqual(again);
  });

  it("says when the portal refuses, or cannot be reached", async () => {
    expect(await appoint(["Bo.K"], { SESSION_SECRET: "another secret of thirty-two letters" })).toEqual({
      ...{ output: "", code: 1 },
      problem: `The portal at ${server.baseUrl} refuses the signature: it has another SESSION_SECRET.`,
    });
    const { code, problem } = await appoint(["Bo.K"], { PUBLIC_API_BASE_URL: "http://127.0.0.1:9" });
    expect([code, problem]).toEqual([1, expect.stringContaining("no portal can be reached at http://127.0.0.1:9:")]);
    expect(await portal.database.$count(staffMembers)).toBe(1);
  });

  it("opens the folder itself while no portal runs", async () => {
    await portal.close();
    server.close();
    const appointed = `bo.k is an owner of the portal. Open ${SITE_URL}/desk/ to set up the second factor.`;
    expect(await appoint(["bo.k"])).toEqual({ output: appointed, problem: "", code: 0 });
    expect(await appoint(["bo.k", "--reset-second-factor"])).toMatchObject({ output: "bo.k has no second factor." });
    const reopened = await openEmbeddedDatabase(dataDir);
    const roles = await reopened.database.select({ role: staffMembers.role }).from(staffMembers);
    await reopened.close();
    expect(roles).toEqual([{ role: "OWNER" }, { role: "OWNER" }]);
  });
});
