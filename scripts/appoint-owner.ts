import { parseArgs } from "node:util";
import { readConfiguration, type ApiConfiguration } from "../api/configuration";
import { closeDatabase, getDatabase } from "../api/db/client";
import { DataDirInUse } from "../api/db/data-dir-lock";
import { IN_MEMORY } from "../api/db/in-memory";
import {
  OWNER_COMMAND_PATH,
  ownerCommandAnswer,
  signOwnerCommand,
  type OwnerCommand,
  type OwnerCommandOutcome,
} from "../api/identity/owner-command";
import { runOwnerCommand } from "../api/identity/run-owner-command";
import { readSessionSecret } from "../api/identity/session-secret";
import { createFileStore } from "../api/builds/create-file-store";
import { createPortalJobs } from "../api/portal-jobs";
import { successEnvelope } from "../contract/envelope";

const USAGE = `Makes an account an owner of the portal, who may do everything at its desk.

  npm run desk:owner -- USERNAME

For somebody who lost the authenticator app and the recovery codes, removes the second factor, ends all sessions of
the account and mails its address:

  npm run desk:owner -- USERNAME --reset-second-factor

The database is the configured one (DATABASE_URL, or DATA_DIR). A portal that runs on DATA_DIR is asked to do it,
so the command needs the portal's environment.`;

const FORBIDDEN = 403;
const ANSWER_TIMEOUT_MS = 30_000;

type Order = Pick<OwnerCommand, "purpose" | "username">;

async function run(args: string[]): Promise<string> {
  const options = { help: { type: "boolean" }, "reset-second-factor": { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) return USAGE;
  const [username, ...others] = positionals;
  if (!username || others.length > 0) throw new Error(USAGE);
  const configuration = readConfiguration({ isEmbedded: true });
  const purpose = values["reset-second-factor"] ? "reset-second-factor" : "appoint-owner";
  return describe(await execute(configuration, { purpose, username }), username, `${configuration.siteUrl}/desk/`);
}

function describe(outcome: OwnerCommandOutcome, username: string, desk: string): string {
  switch (outcome) {
    case "appointed":
      return `${username} is an owner of the portal. Open ${desk} to set up the second factor.`;
    case "was-owner":
      return `${username} was an owner of the portal already.`;
    case "reset":
      return `${username} logs in with the password only, and all sessions have ended. Open ${desk} to set up a new second factor.`;
    case "no-second-factor":
      return `${username} has no second factor.`;
    case "no-account":
      throw new Error(`There is no account of the name ${username}. Create it on the portal first.`);
  }
}

async function execute(configuration: ApiConfiguration, order: Order): Promise<OwnerCommandOutcome> {
  const { databaseUrl, dataDir, hasDemo } = configuration;
  if (!databaseUrl && dataDir === IN_MEMORY) return askPortal(configuration, order);
  try {
    const { database } = await getDatabase({ databaseUrl, dataDir, hasDemo });
    const secret = readSessionSecret(configuration);
    const jobs = createPortalJobs({ configuration, database, secret, fileStore: createFileStore(configuration) });
    const outcome = await runOwnerCommand({ database, jobs }, order, new Date());
    // A mail that fails waits for the portal.
    await jobs.settled();
    return outcome;
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    return await askPortal(configuration, order);
  } finally {
    await closeDatabase();
  }
}

async function askPortal(configuration: ApiConfiguration, order: Order): Promise<OwnerCommandOutcome> {
  const { dataDir, publicApiBaseUrl } = configuration;
  const command = signOwnerCommand(readSessionSecret(configuration), order, new Date());
  const response = await fetch(publicApiBaseUrl + OWNER_COMMAND_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(command),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch(() => {
    const place = `A process has ${dataDir} open, but no portal can be reached at ${publicApiBaseUrl}`;
    throw new Error(`${place}: give the command the environment of the portal.`);
  });
  if (response.status === FORBIDDEN) {
    throw new Error(`The portal at ${publicApiBaseUrl} refuses the signature: it has another SESSION_SECRET.`);
  }
  if (!response.ok)
    throw new Error(`The portal at ${publicApiBaseUrl} answers with status ${String(response.status)}.`);
  return successEnvelope(ownerCommandAnswer).parse(await response.json()).data.outcome;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
