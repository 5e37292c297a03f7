import * as z from "zod";
import { dateTime } from "./identifiers";

/** Size of the JSON text (docs/product/playing.md#saves). */
export const MAX_SAVE_BYTES = 256 * 1024;

export const saveSlot = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** `version` counts writes from 1. */
export const save = z.object({ slot: saveSlot, version: z.int().min(1), data: z.json(), savedAt: dateTime });

export const MAX_SAVED_LEVEL = 9_999;

/** Data of a save that says which level the player has reached, beside whatever else it contains. */
export const leveledSave = z.object({ level: z.int().min(1).max(MAX_SAVED_LEVEL) });

export type Save = z.infer<typeof save>;
