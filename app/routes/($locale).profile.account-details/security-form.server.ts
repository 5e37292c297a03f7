import * as z from "zod";

export const SECURITY_FORMS = [
  z.object({ intent: z.literal("send-activation") }),
  z.object({ intent: z.literal("change-email"), newEmail: z.string(), emailPassword: z.string() }),
  z.object({
    intent: z.literal("change-password"),
    currentPassword: z.string(),
    newPassword: z.string(),
    signOutOthers: z.literal("on").optional(),
  }),
  z.object({ intent: z.literal("end-session"), sessionId: z.string() }),
  z.object({ intent: z.literal("end-others") }),
] as const;

export type SecurityForm = z.output<(typeof SECURITY_FORMS)[number]>;
