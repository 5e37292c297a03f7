import { useEffect, useState } from "react";
import { paths } from "~/paths";
import { isGameJamShown } from "~/rules/game-jam-visibility";
import { useRootData } from "./use-root-data";

export type GameJamLink = {
  /** Opens in a new tab. */
  href: string;
  /** False while the visitor's country is not known: in the bar the link keeps its place unseen, so that nothing moves. */
  isShown: boolean;
};

/** The link to the Game Jam; null where the event is off (docs/product/frame.md#game-jam-link). */
export function useGameJamLink(): GameJamLink | null {
  const { locale, publicSettings } = useRootData();
  const { isOn, isRegionLimited } = publicSettings.event;
  const [countryCode, setCountryCode] = useState<string | null>(null);
  const isCountryNeeded = isOn && isRegionLimited;

  useEffect(() => {
    if (!isCountryNeeded) return;
    let isGone = false;
    const keep = (code: string | null) => {
      if (!isGone) setCountryCode(code);
    };
    // A lost script is as good as an unknown country.
    import("~/browser/visitor-country").then(({ visitorCountry }) => visitorCountry()).then(keep, () => undefined);
    return () => {
      isGone = true;
    };
  }, [isCountryNeeded]);

  if (!isOn) return null;
  return { href: paths.gameJam(locale), isShown: isGameJamShown({ isEventOn: isOn, isRegionLimited, countryCode }) };
}
