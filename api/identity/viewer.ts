/** A guest has a session, but counts as signed out. */
export type Viewer = {
  userId: string;
  sessionId: string;
  isGuest: boolean;
  username: string | null;
  /** A path below /media/ or an absolute URL. */
  image: string | null;
  countryCode: string | null;
};
