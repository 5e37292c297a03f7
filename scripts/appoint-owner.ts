import { parseArgs } from "node:util";
import { readConfiguration, type ApiConfiguration } from "../api/configuration";
import { closeDatabase, getDatabase } from "../api/db/client";
import { DataDirInUse } from "../api/db/data-dir-lock";
import { IN_MEMORY } from "../api/db/in-memory";
import { appointmentAnswer, OWNER_APPOINTMENT_PATH, signAppointment } from "../api/identity/owner-appointment";
import { readSessionSecret } from "../api/identity/session-secret";
import { appointOwner, type Appointment } from "../api/store/staff/staff-members";
import { successEnvelope } from "../contract/envelope";

const USAGE = `Makes an account an owner of the portal, who may do everything at its desk.

  npm run desk:owner -- USERNAME

The database is the configured one (DATABASE_URL, or DATA_DIR). A portal that runs on DATA_DIR is asked to do it,
so the command needs the portal's environment.`;

const FORBIDDEN = 403;
const ANSWER_TIMEOUT_MS = 30_000;

async function run(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { help: { type: "boolean" } } });
  if (values.help) return USAGE;
  const [username, ...others] = positionals;
  if (!username || others.length > 0) throw new Error(USAGE);
  const configuration = readConfiguration({ isEmbedded: true });
  const outcome = await appoint(configuration, username);
  if (outcome === "was-owner") return `${username} was an owner of the portal already.`;
  if (outcome === "appointed") {
    return `${username} is an owner of the portal. Open ${configuration.siteUrl}/desk/ to set up the second factor.`;
  }
  throw new Error(`There is no account of the name ${username}. Create it on the portal first.`);
}

async function appoint(configuration: ApiConfiguration, username: string): Promise<Appointment> {
  const { databaseUrl, dataDir, hasDemo } = configuration;
  if (!databaseUrl && dataDir === IN_MEMORY) return askPortal(configuration, username);
  try {
    const { database } = await getDatabase({ databaseUrl, dataDir, hasDemo });
    return await appointOwner(database, username, new Date());
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    return await askPortal(configuration, username);
  } finally {
    await closeDatabase();
  }
}

async function askPortal(configuration: ApiConfiguration, username: string): Promise<Appointment> {
  const { dataDir, publicApiBaseUrl } = configuration;
  const appointment = signAppointment(readSessionSecret(configuration), username, new Date());
  const response = await fetch(publicApiBaseUrl + OWNER_APPOINTMENT_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(appointment),
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
  return successEnvelope(appointmentAnswer).parse(await response.json()).data.outcome;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
