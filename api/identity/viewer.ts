import type { Suspension } from "../store/sanctions/suspension";

/** A guest has a session, but counts as signed out. */
export type Viewer = {
  userId: string;
  /** Null for the owner of a bearer token. */
  sessionId: string | null;
  isGuest: boolean;
  username: string | null;
  /** A path below /media/ or an absolute URL. */
  image: string | null;
  countryCode: string | null;
  /** Null for an account that may do everything. */
  suspension: Suspension | null;
};
