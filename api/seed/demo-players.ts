import type { user } from "../db/schema/identity";
import { seedId } from "./deterministic-ids";

type Player = [username: string, avatar: string, countryCode: string];

/* prettier-ignore */
const PLAYERS: Player[] = [
  ["mira_k", "frog", "FI"], ["dotpitch", "fox", "NL"], ["elif.t", "pig", "TR"], ["rafa_gm", "typewriter", "BR"],
  ["vova_3000", "robot", "RU"], ["scanline_sue", "owl", "GB"], ["tamsin", "penguin", "ES"], ["brzoza", "ember", "PL"],
  ["moss.and.ash", "cactus", "IE"], ["kestrel77", "owl", "US"], ["ananas_joe", "bee", "DE"], ["yuki.on.ice", "whale", "JP"],
  ["lalo_verde", "cactus", "MX"], ["pixelpetra", "ghost", "CZ"], ["ofir_b", "fox", "IL"], ["greta.jumps", "frog", "SE"],
  ["nine_lives", "pig", "CA"], ["bartek.w", "robot", "PL"], ["zeynepce", "bee", "TR"], ["old_man_loop", "typewriter", "US"],
  ["sofia.luz", "whale", "PT"], ["taiga_fox", "fox", "RU"], ["benno_k", "penguin", "DE"], ["iris.exe", "ghost", "FR"],
  ["quiet_hector", "owl", "AR"], ["maple_mo", "ember", "CA"], ["dune.surfer", "cactus", "AU"], ["hanka_p", "frog", "SK"],
  ["tobi.tobi", "robot", "AT"], ["luz_de_luna", "whale", "CO"], ["kenji_99", "bee", "JP"], ["freya.nord", "ghost", "NO"],
  ["cobaltblue", "penguin", "NZ"], ["marta_gra", "pig", "PL"], ["joao_pixel", "ember", "BR"], ["lena.w", "frog", "UA"],
  ["selim_oy", "typewriter", "TR"], ["anouk.b", "fox", "BE"], ["pepper_pot", "bee", "IN"], ["north_window", "owl", "DK"],
];

const DAY_MS = 86_400_000;
const JOINED_DAYS_BEFORE = 200;
const JOINED_EVERY_DAYS = 3;

export const DEMO_PLAYER_IDS = PLAYERS.map(([username]) => seedId(`player:${username}`));

/** Without passwords, so that nobody can sign in as one of them. */
export function toPlayerRows(anchor: Date): (typeof user.$inferInsert)[] {
  return PLAYERS.map(([username, avatar, countryCode], index) => {
    const joinedAt = new Date(anchor.getTime() - (JOINED_DAYS_BEFORE - index * JOINED_EVERY_DAYS) * DAY_MS);
    return {
      id: seedId(`player:${username}`),
      name: username,
      username,
      displayUsername: username,
      email: `${username}@players.invalid`,
      image: `/media/avatars/${avatar}/webp-128x128.webp`,
      countryCode,
      createdAt: joinedAt,
      updatedAt: joinedAt,
    };
  });
}
