import * as z from "zod";

export const stickerForm = z.object({
  gameId: z.uuid(),
  stickerId: z.uuid(),
  key: z.uuid(),
  target: z.string().optional(),
});
