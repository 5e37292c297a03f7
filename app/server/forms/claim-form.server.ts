import * as z from "zod";

export const claimForm = z.object({ alias: z.string().min(1), claimKey: z.uuid(), target: z.string().optional() });
