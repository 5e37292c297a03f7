import type { Database } from "../db/database";

/** The context that every query starts from. */
export type QueryContext = {
  database: Database;
  locale: string;
  /** Prefix of "/media/…": empty when embedded, the API's own address when it runs alone. */
  mediaBaseUrl: string;
  viewer: { userId: string; isGuest: boolean; countryCode: string | null } | null;
  now: Date;
};
