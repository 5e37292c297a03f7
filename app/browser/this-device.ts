import { deviceOf } from "~/rules/device";
import type { Device } from "~/rules/loading-strategy";
import { savesData } from "./saves-data";

/** The device of this tab, as far as it decides how games are loaded. */
export function thisDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  return deviceOf({ userAgent, maxTouchPoints, savesData: savesData() });
}
