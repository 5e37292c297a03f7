/** Who asks: a signed-in user, or a guest (who counts as signed out). */
export type Viewer = {
  userId: string;
  sessionId: string;
  isGuest: boolean;
  /** The player's own spelling of the name; null for guests. */
  username: string | null;
  /** As stored: a path below /media/ or an absolute address. */
  image: string | null;
  countryCode: string | null;
};
