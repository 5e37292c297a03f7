import type { Game } from "~contract/entities/game";
import type { Device } from "./loading-strategy";

export type MadeFor = "computers" | "phones";

/** Null for games on all platforms or without any. */
export function madeFor(platforms: Game["platforms"]): MadeFor | null {
  if (platforms.includes("DESKTOP") === platforms.includes("MOBILE")) return null;
  return platforms.includes("DESKTOP") ? "computers" : "phones";
}

/** True if the game is made for the device. */
export function isMadeFor(target: MadeFor | null, { isPhoneOrTablet }: Pick<Device, "isPhoneOrTablet">): boolean {
  return target === null || isPhoneOrTablet === (target === "phones");
}
