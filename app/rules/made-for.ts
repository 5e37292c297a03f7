import type { Game } from "~contract/entities/game";
import type { Device } from "./loading-strategy";

/** The kind of device that a game is made for, where it is not made for all. */
export type MadeFor = "computers" | "phones";

/** What a game's platforms say; one that names none is made for all. */
export function madeFor(platforms: Game["platforms"]): MadeFor | null {
  if (platforms.includes("DESKTOP") === platforms.includes("MOBILE")) return null;
  return platforms.includes("DESKTOP") ? "computers" : "phones";
}

/** Whether a game is made for a device; phones and tablets are told from computers as the loading strategy does. */
export function isMadeFor(made: MadeFor | null, { isPhoneOrTablet }: Pick<Device, "isPhoneOrTablet">): boolean {
  return made === null || isPhoneOrTablet === (made === "phones");
}
