/** When a game's files are loaded (docs/product/playing.md#loading-strategy). */
export type LoadingStrategy = "on-demand" | "preloading" | "autoloading";

export type StrategyFacts = {
  isGameMakerGame: boolean;
  isPublicTrack: boolean;
  isMobileOnly: boolean;
  isMultiplayer: boolean;
  isPaid: boolean;
  hasRoomUrl: boolean;
  isChallengeWhileSignedOut: boolean;
  /** Cross-origin isolation needs a document of its own. */
  needsIsolation: boolean;
  allowsPreloading: boolean;
  allowsAutoloading: boolean;
};

/** Known to the browser only: the server's pages are cached for everyone. */
export type Device = { isPhoneOrTablet: boolean; isSafari: boolean; savesData: boolean };

/** The strategy without the device's conditions. */
export function pageStrategy(facts: StrategyFacts): LoadingStrategy {
  const isForcedOnDemand =
    !facts.isGameMakerGame ||
    !facts.isPublicTrack ||
    facts.isMobileOnly ||
    facts.isMultiplayer ||
    facts.isPaid ||
    facts.hasRoomUrl ||
    facts.isChallengeWhileSignedOut ||
    facts.needsIsolation;
  if (isForcedOnDemand) return "on-demand";
  if (facts.allowsPreloading) return "preloading";
  return facts.allowsAutoloading ? "autoloading" : "on-demand";
}

/** On-demand on phones, tablets, Safari and with data saver. */
export function deviceStrategy(strategy: LoadingStrategy, device: Device): LoadingStrategy {
  return device.isPhoneOrTablet || device.isSafari || device.savesData ? "on-demand" : strategy;
}
