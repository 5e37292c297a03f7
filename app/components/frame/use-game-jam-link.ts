import { useEffect, useState } from "react";
import { paths } from "~/paths";
import { isGameJamVisible } from "~/rules/game-jam-visibility";
import { useRootData } from "./use-root-data";

export type GameJamLink = {
  href: string;
  /** False until the visitor's country is known: the link is invisible in place, so that nothing moves. */
  isShown: boolean;
};

/** Null if the event is off (docs/product/frame.md#game-jam-link). */
export function useGameJamLink(): GameJamLink | null {
  const { locale, publicSettings } = useRootData();
  const { isOn, isRegionLimited } = publicSettings.event;
  const [countryCode, setCountryCode] = useState<string | null>(null);
  const isCountryNeeded = isOn && isRegionLimited;

  useEffect(() => {
    if (!isCountryNeeded) return;
    let isUnmounted = false;
    const updateCountryCode = (code: string | null) => {
      if (!isUnmounted) setCountryCode(code);
    };
    // A failed import counts as an unknown country.
    import("~/browser/visitor-country")
      .then(({ visitorCountry }) => visitorCountry())
      .then(updateCountryCode, () => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [isCountryNeeded]);

  if (!isOn) return null;
  return { href: paths.gameJam(locale), isShown: isGameJamVisible({ isEventOn: isOn, isRegionLimited, countryCode }) };
}
