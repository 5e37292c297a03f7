import type { PersonalData, PersonalDataKind } from "~contract/entities/personal-data";
import type { Database } from "../../db/database";
import { ACCOUNT_READERS } from "./account";
import { DESK_READERS } from "./desk";
import { GAME_READERS } from "./games";
import { MONEY_READERS } from "./money";
import { PEOPLE_READERS } from "./people";
import { PLAY_READERS } from "./play";
import { REVIEW_READERS } from "./reviews";
import { REWARD_READERS } from "./rewards";
import type { Readers } from "./reader";
import { STUDIO_READERS } from "./studios";

const READERS: Readers<PersonalDataKind> = {
  ...ACCOUNT_READERS,
  ...PEOPLE_READERS,
  ...REVIEW_READERS,
  ...PLAY_READERS,
  ...MONEY_READERS,
  ...REWARD_READERS,
  ...STUDIO_READERS,
  ...GAME_READERS,
  ...DESK_READERS,
};

const PAGE_SIZE = 500;
/** A saved game takes up to 256 kB. */
const SAVES_PER_PAGE = 16;

export function readPersonalData(
  database: Database,
  { userId, kind, page }: { userId: string; kind: PersonalDataKind; page: number },
): Promise<PersonalData> {
  const size = kind === "saves" ? SAVES_PER_PAGE : PAGE_SIZE;
  return READERS[kind]({ database, userId, limit: size + 1, offset: page * size });
}
