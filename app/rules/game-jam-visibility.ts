/** The region flag hides the link here (docs/product/frame.md#game-jam-link). */
const HIDDEN_COUNTRY = "BR";

type GameJam = {
  isEventOn: boolean;
  isRegionLimited: boolean;
  /** ISO country code of the visitor; null while it is not known, or when it cannot be found out. */
  countryCode: string | null;
};

/**
 * Whether the top bar links to the Game Jam: with the event's flag on and, if the region flag is on too, only for
 * countries other than Brazil. A country that is not known is not one of them.
 */
export function isGameJamShown({ isEventOn, isRegionLimited, countryCode }: GameJam): boolean {
  if (!isEventOn) return false;
  return !isRegionLimited || (countryCode !== null && countryCode.toUpperCase() !== HIDDEN_COUNTRY);
}
