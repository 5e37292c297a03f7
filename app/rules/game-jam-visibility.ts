/** The region flag's country (docs/product/frame.md#game-jam-link). */
const HIDDEN_COUNTRY = "BR";

type GameJam = {
  isEventOn: boolean;
  isRegionLimited: boolean;
  /** ISO code; null if unknown. */
  countryCode: string | null;
};

/** True with the event's flag; the region flag also needs a known country other than Brazil. */
export function isGameJamVisible({ isEventOn, isRegionLimited, countryCode }: GameJam): boolean {
  if (!isEventOn) return false;
  return !isRegionLimited || (countryCode !== null && countryCode.toUpperCase() !== HIDDEN_COUNTRY);
}
