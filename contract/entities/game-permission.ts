import * as z from "zod";

/** What a studio lets its game ask the player for (docs/product/playing.md#what-a-game-may-ask-for). */
export const gamePermission = z.enum(["CAMERA", "MICROPHONE", "MIDI", "MOTION"]);
export type GamePermission = z.output<typeof gamePermission>;

export const gamePermissions = z.array(gamePermission).max(gamePermission.options.length);
