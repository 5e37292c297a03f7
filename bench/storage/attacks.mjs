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

async function forSeconds(seconds, ask) {
  const end = Date.now() + seconds * SECONDS;
  const work = async () => {
    while (Date.now() < end) if ((await ask()) === false) return;
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}

function forEach(amount, ask) {
  let next = 0;
  return forSeconds(Number.POSITIVE_INFINITY, () => next < amount && ask(next++));
}

async function becomeGuest(api, address) {
  const answer = await api.ask("/session/login", { address, form: { intent: "guest" } });
  return answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
}

/** Largest allowed payloads from one address. */
export async function sendMeasurements(api) {
  const kilobytes = Buffer.byteLength(JSON.stringify(largestEvent())) / 1024;
  let [taken, refused] = [0, 0];
  await forSeconds(75, async () => {
    const answer = await api.ask("/v2/events", { json: largestEvent() });
    if (answer.ok) taken += 1;
    else refused += 1;
    if (!answer.ok) await new Promise((resolve) => setTimeout(resolve, 500));
  });
  const table = await api.query("select pg_total_relation_size('stats_events') / 1048576 as size");
  return { "kB each": Math.round(kilobytes), taken, refused, "MB in the table": Number(table.size) };
}

export async function beginPlays(api) {
  const { data } = await (await api.ask("/gxc/v3/games?pageSize=1")).json();
  const cookies = [];
  for (let guest = 0; guest < GUESTS; guest += 1) cookies.push((await becomeGuest(api, "192.0.2.2")).join("; "));
  let [asked, refused] = [0, 0];
  await forSeconds(55, async () => {
    const cookie = cookies[asked++ % GUESTS];
    const path = `/gxc/v2/games/${data.games[0].gameId}/play`;
    const answer = await api.ask(path, { address: "192.0.2.2", cookie, json: {} });
    if (!answer.ok) refused += 1;
  });
  const { rows } = await api.query("select count(*)::int as rows from plays");
  return { asked, refused, "rows of plays": rows };
}

/** Guests created ninety-one days ago with expired sessions, then a thousand new ones. */
export async function makeGuests(api) {
  await api.query(`
    with gone as (
      insert into "user" (name, email, is_anonymous, created_at)
      select '', 'gone-' || number || '@bench.invalid', true, now() - interval '91 days'
      from generate_series(1, ${NEW_GUESTS}) number returning id
    )
    insert into session (token, user_id, expires_at) select 'gone-' || id, id, now() - interval '1 day' from gone`);
  let made = 0;
  await forEach(NEW_GUESTS, async (number) => {
    const place = Math.floor(number / NEW_GUESTS_OF_ADDRESS);
    if ((await becomeGuest(api, `198.51.100.${place}`)).length > 0) made += 1;
  });
  const left = await api.query(`
    select (select count(*)::int from "user" where email like '%@bench.invalid') as guests,
      (select count(*)::int from session where expires_at < now()) as sessions`);
  return {
    "guests long gone": NEW_GUESTS,
    "new guests": made,
    "of the gone left": left.guests,
    "ended sessions left": left.sessions,
  };
}

export async function inventNames(api) {
  const statuses = {};
  await forEach(INVENTED_NAMES, async (number) => {
    const form = { intent: "log-in", login: `invented_${number}`, password: "a guess" };
    const { status } = await api.ask("/session/login", { address: "192.0.2.3", form });
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  const { rows } = await api.query("select count(*)::int as rows from sign_in_attempts");
  return { asked: INVENTED_NAMES, "refused (429)": statuses[429] ?? 0, "rows of attempts": rows };
}
