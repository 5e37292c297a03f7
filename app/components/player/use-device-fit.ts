import { useEffect, useReducer } from "react";
import { thisDevice } from "~/browser/this-device";
import { isMadeFor, type MadeFor } from "~/rules/made-for";

/** "unknown" until checked in the browser; "foreign" if the game is made for another kind of device. */
export type DeviceFit = "unknown" | "fits" | "foreign";

const settle = (_: DeviceFit, found: DeviceFit) => found;

/** Checked in the browser: the server renders the same page for all devices. */
export function useDeviceFit(madeFor: MadeFor | null): DeviceFit {
  const [fit, setFit] = useReducer(settle, madeFor === null ? "fits" : "unknown");
  useEffect(() => setFit(isMadeFor(madeFor, thisDevice()) ? "fits" : "foreign"), [madeFor]);
  return fit;
}
