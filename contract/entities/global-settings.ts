import * as z from "zod";

/** Global switches (docs/product/entities.md#global-settings). */
export const globalSettings = z.object({
  allowGamePreloading: z.boolean(),
  allowGuestMultiplayerRoomCreation: z.boolean().optional(),
  gamesAutoloadEnabled: z.boolean(),
  maxGamesPreloadedPerUser: z.int().min(0),
});

export type GlobalSettings = z.infer<typeof globalSettings>;
