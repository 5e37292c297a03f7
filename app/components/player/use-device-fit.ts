import { useEffect, useReducer } from "react";
import { thisDevice } from "~/browser/this-device";
import { isMadeFor, type MadeFor } from "~/rules/made-for";

/** "unknown" before the browser has been asked; "foreign" where the game is made for another kind of device. */
export type DeviceFit = "unknown" | "fits" | "foreign";

const settle = (_: DeviceFit, found: DeviceFit) => found;

/** Whether a game is made for the device of this tab: pages are the same for everybody, so that only the tab can tell. */
export function useDeviceFit(made: MadeFor | null): DeviceFit {
  const [fit, setFit] = useReducer(settle, made === null ? "fits" : "unknown");
  useEffect(() => setFit(isMadeFor(made, thisDevice()) ? "fits" : "foreign"), [made]);
  return fit;
}
