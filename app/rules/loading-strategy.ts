/** When the files of a game are fetched (docs/product/playing.md#loading-strategy). */
export type LoadingStrategy = "on-demand" | "preloading" | "autoloading";

/** What a page knows of its game before it knows the device. */
export type StrategyFacts = {
  isGameMakerGame: boolean;
  isPublicTrack: boolean;
  isMobileOnly: boolean;
  isMultiplayer: boolean;
  isPaid: boolean;
  hasRoomUrl: boolean;
  /** The page is a challenge's, and nobody is signed in. */
  isChallengeWhileSignedOut: boolean;
  /** The game shares memory: its page is a document of its own, so that it cannot be kept beside others. */
  needsIsolation: boolean;
  /** What the product's settings and the game itself allow. */
  allowsPreloading: boolean;
  allowsAutoloading: boolean;
};

/** What only the browser knows; pages are cached for everybody, so that the server must not ask. */
export type Device = { isPhoneOrTablet: boolean; isSafari: boolean; savesData: boolean };

/**
 * The strategy as far as the page decides it: without the conditions on platform and browser, and with the games that
 * only run in a document of their own.
 */
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

/** The page's strategy on a device: telephones, tablets, Safari and savers of data load a game when it is played. */
export function deviceStrategy(strategy: LoadingStrategy, device: Device): LoadingStrategy {
  return device.isPhoneOrTablet || device.isSafari || device.savesData ? "on-demand" : strategy;
}
