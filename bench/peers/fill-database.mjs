import pg from "pg";

export const SESSION = "a-session-for-measurements-only";
const SECTIONS = ["New games", "Popular", "For two", "Quick rounds", "With friends"];
const GAMES_OF_SECTION = 12;
const TAGS = ["Arcade", "Puzzle", "Action", "Racing", "Calm", "Multiplayer"];

const TABLES = `
  create table players (id int primary key, name text not null, picture text not null, balance int not null);
  create table sessions (token text primary key, player_id int not null references players, expires_at timestamptz not null);
  create table games (id int primary key, place int not null, title text not null, slug text not null, studio text not null,
    section text not null, price text);
  create table tags (id int primary key, name text not null);
  create table game_tags (game_id int references games, tag_id int references tags, primary key (game_id, tag_id));
  create table favorites (player_id int references players, game_id int references games, primary key (player_id, game_id));
  insert into players values (1, 'bench_player', 'owl', 1250);
  insert into sessions values ('${SESSION}', 1, now() + interval '1 day');`;

/** The tables that the pages of all frameworks read, in a database of their own. `slugs` are those of the covers. */
export async function fillDatabase(serverUrl, slugs) {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query("create database peers");
  await server.end();
  const url = new URL("/peers", serverUrl).href;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(TABLES);
  for (const [id, name] of TAGS.entries()) await client.query("insert into tags values ($1, $2)", [id, name]);
  for (let id = 0; id < SECTIONS.length * GAMES_OF_SECTION; id += 1)
    await insertGame(client, id, slugs[id % slugs.length]);
  await client.query("analyze");
  await client.end();
  return url;
}

async function insertGame(client, id, slug) {
  const section = SECTIONS[Math.floor(id / GAMES_OF_SECTION)];
  const price = id % 5 === 0 ? "$4.99" : null;
  const title = `${slug[0].toUpperCase()}${slug.slice(1).replaceAll("-", " ")} ${id + 1}`;
  const game = [id, title, slug, `Studio ${(id % 7) + 1}`, section, price];
  await client.query("insert into games values ($1, $1, $2, $3, $4, $5, $6)", game);
  const tags = [id % TAGS.length, (id + 1) % TAGS.length, (id + 3) % TAGS.length];
  for (const tag of tags) await client.query("insert into game_tags values ($1, $2)", [id, tag]);
  if (id % 4 === 0) await client.query("insert into favorites values (1, $1)", [id]);
}
