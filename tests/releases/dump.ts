import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { getSessionStatus } from "~contract/calls/session";
import { closeDatabase, getDatabase } from "~api/db/client";
import { account } from "~api/db/schema";
import { seedDemoCatalogue } from "~api/seed/seed";
import packageFile from "../../package.json";
import { fillAccount } from "../fixtures/a-full-account";
import { dataOf } from "../fixtures/api-responses";
import { aMember } from "../fixtures/members";
import { startPostgres } from "../setup/postgres";
import { apiOn, type TestApi } from "../setup/test-api";
import { PASSWORD, PLAYER } from "./player";

const MAX_BYTES = 64 * 1024 * 1024;

const server = await startPostgres();
if (!server) throw new Error("A release is dumped from a PostgreSQL server: install PostgreSQL.");
try {
  const api = apiOn(await getDatabase({ databaseUrl: server.url, dataDir: "" }));
  await seedDemoCatalogue(api.database, new Date());
  const { userId: otherId } = await aMember(api, "bo");
  const userId = await signUp(api);
  await fillAccount(api.database, { userId, otherId });
  await api.database.delete(account).where(eq(account.password, "secret-hash"));
  await closeDatabase();
  const options = ["--inserts", "--rows-per-insert=500", "--no-owner", "--no-privileges", "--no-comments", server.url];
  const { status, stdout, stderr } = spawnSync("pg_dump", options, { maxBuffer: MAX_BYTES });
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr.toString()}`);
  const file = `tests/releases/${packageFile.version}.sql.gz`;
  writeFileSync(file, gzipSync(stdout, { level: 9 }));
  process.stdout.write(`Wrote ${file}.\n`);
} finally {
  await server.stop();
}

/** With a password: later releases test the login. */
async function signUp(api: TestApi): Promise<string> {
  const fields = { intent: "sign-up", username: PLAYER, email: `${PLAYER}@example.org`, password: PASSWORD };
  const visitor = api.visitor();
  await visitor.postForm("/session/login?form=sign-up", fields);
  const { userId } = await dataOf(getSessionStatus, visitor.fetch("/session/status"));
  if (!userId) throw new Error("The player was not signed up.");
  return userId;
}
