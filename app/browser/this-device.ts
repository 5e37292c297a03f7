import { deviceOf } from "~/rules/device";
import type { Device } from "~/rules/loading-strategy";
import { savesData } from "./saves-data";

export function thisDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  return deviceOf({ userAgent, maxTouchPoints, savesData: savesData() });
}
