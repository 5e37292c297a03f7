import { sql } from "drizzle-orm";
import { breakdownName, isOfGameAlone } from "~contract/entities/figures";
import type { Database } from "../../db/database";

/** Of the whole portal. */
export const PORTAL_SCOPE = "00000000-0000-0000-0000-000000000000";

const ADDED_UP = [
  ...["failed", "return-1", "return-7"],
  ...breakdownName.options.filter((name) => !isOfGameAlone(name)),
];

/** What a studio and the portal show in parts is the sum of what their games show, so that nothing is left between them. */
export async function addUpGames(database: Database, day: string): Promise<void> {
  const names = sql.join(
    ADDED_UP.map((name) => sql`${name}`),
    sql`, `,
  );
  await database.execute(sql`
    insert into figure_days (scope_id, day, name, value, count, people, amount)
    select coalesce(g.studio_id, ${PORTAL_SCOPE}::uuid), f.day, f.name, f.value,
      sum(f.count), max(f.people), sum(f.amount)
    from figure_days f join games g on g.game_id = f.scope_id
    where f.day = ${day}::date and f.name in (${names})
    group by grouping sets ((g.studio_id, f.day, f.name, f.value), (f.day, f.name, f.value))`);
}
