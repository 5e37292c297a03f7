import { eq, sql } from "drizzle-orm";
import { openEmbeddedDatabase } from "~api/db/embedded-database";
import { openPostgresDatabase } from "~api/db/postgres-database";
import { personalBests, user } from "~api/db/schema";
import { CROWDED_CHALLENGE } from "~api/seed/at-size/load-challenges";
import { fillForLoad } from "~api/seed/at-size/fill";
import { planLoad } from "~api/seed/at-size/load-plan";
import { appoint } from "../../tests/fixtures/staff";
import { addDeskRows } from "./desk-rows";
import { findPieces, type Pieces } from "./pieces";

const PLAYERS = 20_000;
const GAMES_OF_A_CHALLENGE = 5;

/** `databaseUrl` or the folder of an embedded database that nothing else has open. */
export type Place = { databaseUrl: string | undefined; dataDir: string };

/** The account exists already, and becomes an owner. */
export async function fillDesk({ databaseUrl, dataDir }: Place, username: string, games: number): Promise<Pieces> {
  const handle = await openDatabase({ databaseUrl, dataDir });
  const { database } = handle;
  try {
    const challenges = Math.ceil(games / GAMES_OF_A_CHALLENGE);
    const size = { games, challenges, players: PLAYERS, scoresPerPlayer: 2, randomSeed: 1 };
    const plan = planLoad(size, new Date());
    await fillForLoad(database, plan, { progress: printStages(), isAgain: false });
    const [owner] = await database.select().from(user).where(eq(user.username, username));
    if (!owner) throw new Error(`Nobody is called ${username}.`);
    await appoint(database, { userId: owner.id }, { role: "OWNER" });
    const started = performance.now();
    await addDeskRows(database, owner.id);
    console.log(`desk in ${seconds(started)} s`);
    const crowded = plan.idOf("challenge", CROWDED_CHALLENGE);
    return await findPieces(database, {
      crowdedChallenge: crowded,
      players: await database.$count(personalBests, eq(personalBests.challengeId, crowded)),
    });
  } finally {
    await handle.close();
  }
}

/** As on a portal that has run for a day. */
export async function vacuum(place: Place): Promise<void> {
  const { database, close } = await openDatabase(place);
  await database.execute(sql`vacuum analyze`);
  await close();
}

function openDatabase({ databaseUrl, dataDir }: Place) {
  return databaseUrl ? openPostgresDatabase(databaseUrl) : openEmbeddedDatabase(dataDir);
}

function printStages() {
  let [stage, started] = ["", 0];
  return {
    begin: (next: string) => void ([stage, started] = [next, performance.now()]),
    advance: () => undefined,
    end: () => {
      console.log(`${stage} in ${seconds(started)} s`);
    },
  };
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(1);
}
