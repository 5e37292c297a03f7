import * as z from "zod";
import { id } from "~contract/entities/identifiers";
import { accountNotice } from "~contract/entities/message";
import { LOCALES } from "../login/languages";
import type { SendJob } from "../store/jobs/jobs";

const locale = z.enum(LOCALES);
/** The address as it was when something happened, for instance before it was changed. */
const toAccount = { userId: id, email: z.string(), locale };
const purpose = z.enum(["activation", "email-change", "password-reset"]);

/** Data of the jobs that send one mail each. Never the secret of a link (linkSecretOf). */
const mailOrder = z.discriminatedUnion("mail", [
  z.strictObject({ mail: z.literal("link"), purpose, userId: id, locale }),
  z.strictObject({ mail: z.literal("invitation"), inviter: z.string(), locale }),
  z.strictObject({ mail: z.literal("address-in-use"), ...toAccount }),
  z.strictObject({ mail: z.literal("address-change"), ...toAccount, newEmail: z.string() }),
  z.strictObject({ mail: z.literal("password-changed"), ...toAccount }),
  z.strictObject({ mail: z.literal("passkey-added"), ...toAccount, name: z.string() }),
  z.strictObject({ mail: z.literal("second-factor-reset"), ...toAccount }),
  z.strictObject({ mail: z.literal("announcement-test"), ...toAccount, announcementId: id }),
  z.strictObject({ mail: z.literal("digest-test"), ...toAccount }),
  z.strictObject({ mail: z.literal("account-notice"), ...toAccount, notice: accountNotice, text: z.string() }),
]);
export type MailOrder = z.output<typeof mailOrder>;

/** Data of the jobs that find out who gets which links: the same work for a request whether there is an account or not. */
const linkRequest = z.discriminatedUnion("purpose", [
  z.strictObject({ purpose: z.literal("password-reset"), login: z.string(), locale, at: z.iso.datetime() }),
  z.strictObject({ purpose: z.literal("activation"), userId: id, locale }),
  z.strictObject({ purpose: z.literal("email-change"), userId: id, email: z.string(), locale }),
]);
export type LinkRequest = z.output<typeof linkRequest>;

export const parseMailOrder = (data: unknown): MailOrder => mailOrder.parse(data);
export const parseLinkRequest = (data: unknown): LinkRequest => linkRequest.parse(data);

export const sendMail = (send: SendJob, order: MailOrder, jobId?: string) => send("mails", order, { id: jobId });
export const sendLinkRequest = (send: SendJob, request: LinkRequest) => send("mail-links", request);
