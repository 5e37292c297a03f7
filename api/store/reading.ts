import type { Database } from "../db/database";

/** Who reads, in which language, when, and where pictures are found; every store function starts from it. */
export type Reading = {
  database: Database;
  /** Language of the answer's texts; English stands in for what it lacks. */
  locale: string;
  /** What stands before "/media/…": nothing when embedded, the API's own address when it runs alone. */
  mediaBaseUrl: string;
  viewer: { userId: string; isGuest: boolean; countryCode: string | null } | null;
  now: Date;
};
