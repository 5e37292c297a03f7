import type { GlobalSettings } from "~contract/entities/global-settings";
import type { PublicSite } from "~contract/entities/site-content";
import type { Database } from "../db/database";
import { globalSettings } from "../db/schema/content";

type StoredSettings = GlobalSettings & { allowGuestMultiplayerRoomCreation: boolean };

const DEFAULTS: StoredSettings = {
  allowGamePreloading: true,
  allowGuestMultiplayerRoomCreation: true,
  gamesAutoloadEnabled: true,
  maxGamesPreloadedPerUser: 1,
};

/** Without a mail server nobody could confirm an address. All processes on a database share their configuration. */
export async function saveAddressRule(database: Database, isConfirmationRequired: boolean): Promise<void> {
  await saveColumns(database, { areAddressesAsked: isConfirmationRequired });
}

export async function saveEnvironmentSite(database: Database, environmentSite: PublicSite): Promise<void> {
  await saveColumns(database, { environmentSite });
}

export async function saveGlobalSettings(database: Database, settings: StoredSettings): Promise<void> {
  await saveColumns(database, settings);
}

async function saveColumns(database: Database, columns: Partial<typeof globalSettings.$inferInsert>): Promise<void> {
  await database
    .insert(globalSettings)
    .values({ ...DEFAULTS, ...columns })
    .onConflictDoUpdate({ target: globalSettings.id, set: columns });
}

export async function readEnvironmentSite(database: Database): Promise<PublicSite | null> {
  const [row] = await database.select({ site: globalSettings.environmentSite }).from(globalSettings).limit(1);
  return row?.site ?? null;
}

export async function readGlobalSettings(database: Database): Promise<StoredSettings> {
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
