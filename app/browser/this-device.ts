import { deviceOf } from "~/rules/device";
import type { Device } from "~/rules/loading-strategy";

/** The device of this tab, as far as it decides how games are loaded. */
export function thisDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  const connection: unknown = Reflect.get(navigator, "connection");
  const savesData =
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
  return deviceOf({ userAgent, maxTouchPoints, savesData });
}
