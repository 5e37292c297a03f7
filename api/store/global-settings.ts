import type { GlobalSettings } from "~contract/entities/global-settings";
import type { Database } from "../db/database";
import { globalSettings } from "../db/schema/content";

const DEFAULTS: GlobalSettings = {
  allowGamePreloading: true,
  allowGuestMultiplayerRoomCreation: true,
  gamesAutoloadEnabled: true,
  maxGamesPreloadedPerUser: 1,
};

/** Without a mail server nobody could confirm an address. All processes on a database share their configuration. */
export async function saveAddressRule(database: Database, isConfirmationRequired: boolean): Promise<void> {
  await database
    .insert(globalSettings)
    .values({ ...DEFAULTS, areAddressesAsked: isConfirmationRequired })
    .onConflictDoUpdate({ target: globalSettings.id, set: { areAddressesAsked: isConfirmationRequired } });
}

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
