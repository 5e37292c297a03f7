import type { GlobalSettings } from "~contract/entities/global-settings";
import type { Database } from "../db/database";
import { globalSettings } from "../db/schema/content";

/**
 * As long as nobody has set anything: the game of an open page is loaded ahead, or by itself where it asks for that, and
 * guests may open rooms.
 */
const DEFAULTS: GlobalSettings = {
  allowGamePreloading: true,
  allowGuestMultiplayerRoomCreation: true,
  gamesAutoloadEnabled: true,
  maxGamesPreloadedPerUser: 1,
};

/**
 * Notes whether accounts have to confirm their address for rewards and tips: where no mail server is, nobody could. Every
 * process on a database is configured alike.
 */
export async function keepAddressRule(database: Database, areAddressesAsked: boolean): Promise<void> {
  await database
    .insert(globalSettings)
    .values({ ...DEFAULTS, areAddressesAsked })
    .onConflictDoUpdate({ target: globalSettings.id, set: { areAddressesAsked } });
}

/** Switches of the whole product. */
export async function readGlobalSettings(database: Database): Promise<GlobalSettings> {
  const { allowGamePreloading, allowGuestMultiplayerRoomCreation, gamesAutoloadEnabled, maxGamesPreloadedPerUser } =
    globalSettings;
  const columns = {
    allowGamePreloading,
    allowGuestMultiplayerRoomCreation,
    gamesAutoloadEnabled,
    maxGamesPreloadedPerUser,
  };
  const [row] = await database.select(columns).from(globalSettings).limit(1);
  return row ?? DEFAULTS;
}
