import { randomInt, randomUUID } from "node:crypto";

const WORKERS = 8;
const SECONDS = 1_000;
const GUESTS = 20;
const NEW_GUESTS = 1_000;
const NEW_GUESTS_OF_ADDRESS = 50;
const INVENTED_NAMES = 200;

/** Incompressible, three bytes per character. */
const text = (length) => String.fromCharCode(...Array.from({ length }, () => randomInt(0x4e00, 0x9f00)));

function largestEvent() {
  const [short, id] = [() => text(500), () => randomUUID()];
  const utm = ["source", "medium", "campaign", "content", "term"].map((name) => [`utm-${name}`, short()]);
  return {
    schemaVersion: "0.0.6",
    client: { userAgent: short(), name: short(), versionName: short(), environment: short() },
    data: {
      user: { visitorId: id(), sessionId: id(), impressionId: id() },
      attribution: Object.fromEntries(utm),
      page: { path: text(2_000), name: short() },
      ...{ searchTerm: short(), element: { name: short(), type: short() }, tag: { alias: short() } },
    },
    event: { name: "page-load", clientTime: Date.now() },
  };
}

async function forSeconds(seconds, work) {
  const end = Date.now() + seconds * SECONDS;
  const worker = async () => {
    while (Date.now() < end) if ((await work()) === false) return;
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}

function forEach(amount, work) {
  let next = 0;
  return forSeconds(Number.POSITIVE_INFINITY, () => next < amount && work(next++));
}

async function becomeGuest(api, address) {
  const response = await api.request("/session/login", { address, form: { intent: "guest" } });
  return response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
}

/** Largest allowed payloads from one address. */
export async function sendMeasurements(api) {
  const kilobytes = Buffer.byteLength(JSON.stringify(largestEvent())) / 1024;
  let [accepted, refused] = [0, 0];
  await forSeconds(75, async () => {
    const response = await api.request("/v2/events", { json: largestEvent() });
    if (response.ok) accepted += 1;
    else refused += 1;
    if (!response.ok) await new Promise((resolve) => setTimeout(resolve, 500));
  });
  const table = await api.query("select pg_total_relation_size('stats_events') / 1048576 as size");
  return { "kB each": Math.round(kilobytes), taken: accepted, refused, "MB in the table": Number(table.size) };
}

export async function beginPlays(api) {
  const { data } = await (await api.request("/gxc/v3/games?pageSize=1")).json();
  const cookies = [];
  for (let guest = 0; guest < GUESTS; guest += 1) cookies.push((await becomeGuest(api, "192.0.2.2")).join("; "));
  let [sent, refused] = [0, 0];
  await forSeconds(55, async () => {
    const cookie = cookies[sent++ % GUESTS];
    const path = `/gxc/v2/games/${data.games[0].gameId}/play`;
    const response = await api.request(path, { address: "192.0.2.2", cookie, json: {} });
    if (!response.ok) refused += 1;
  });
  const { rows } = await api.query("select count(*)::int as rows from plays");
  return { asked: sent, refused, "rows of plays": rows };
}

/** Guests created ninety-one days ago with expired sessions, then a thousand new ones. */
export async function createGuests(api) {
  await api.query(`
    with gone as (
      insert into "user" (name, email, is_anonymous, created_at)
      select '', 'gone-' || number || '@bench.invalid', true, now() - interval '91 days'
      from generate_series(1, ${NEW_GUESTS}) number returning id
    )
    insert into session (token, user_id, expires_at) select 'gone-' || id, id, now() - interval '1 day' from gone`);
  let created = 0;
  await forEach(NEW_GUESTS, async (number) => {
    const place = Math.floor(number / NEW_GUESTS_OF_ADDRESS);
    if ((await becomeGuest(api, `198.51.100.${place}`)).length > 0) created += 1;
  });
  const remaining = await api.query(`
    select (select count(*)::int from "user" where email like '%@bench.invalid') as guests,
      (select count(*)::int from session where expires_at < now()) as sessions`);
  return {
    "guests long gone": NEW_GUESTS,
    "new guests": created,
    "of the gone left": remaining.guests,
    "ended sessions left": remaining.sessions,
  };
}

export async function inventNames(api) {
  const statuses = {};
  await forEach(INVENTED_NAMES, async (number) => {
    const form = { intent: "log-in", login: `invented_${number}`, password: "a guess" };
    const { status } = await api.request("/session/login", { address: "192.0.2.3", form });
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  const { rows } = await api.query("select count(*)::int as rows from sign_in_attempts");
  return { asked: INVENTED_NAMES, "refused (429)": statuses[429] ?? 0, "rows of attempts": rows };
}
