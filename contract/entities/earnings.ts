import * as z from "zod";
import { dateTime, id } from "./identifiers";

/** Hundredths of a per cent. */
export const MAX_SHARE_POINTS = 10_000;

/** Of a studio, until an owner sets another share: 70 per cent. */
export const DEFAULT_SHARE_POINTS = 7_000;

export const MAX_PAYOUT = 99_999_999_999;
export const MAX_PAYOUT_REFERENCE_LENGTH = 140;
/** Banks take no longer names. */
export const MAX_HOLDER_LENGTH = 70;
export const MAX_ACCOUNT_LENGTH = 100;

/** A month in UTC, "2026-11". */
export const statementMonth = z.string().regex(/^[2-9]\d{3}-(0[1-9]|1[0-2])$/);

export const sharePoints = z.int().min(0).max(MAX_SHARE_POINTS);

/** Real money; nobody pays for pixels. */
export const earningsCurrency = z.string().regex(/^[A-Z]{3}$/);

/** The currency's smallest unit. */
const amount = z.int();

/** `closing` is the opening balance and all that follows it; what was taken is negative. */
export const earningsStatement = z.object({
  month: statementMonth,
  currency: earningsCurrency,
  opening: amount,
  sales: amount,
  refunds: amount,
  chargebacks: amount,
  payouts: amount,
  closing: amount,
});
export type EarningsStatement = z.output<typeof earningsStatement>;

/** Of a game in a month: how many were sold, and the studio's part of what came and went. */
export const gameEarnings = z.object({
  gameId: id,
  gameTitle: z.string(),
  currency: earningsCurrency,
  sold: z.int().min(0),
  sales: amount,
  refunds: amount,
  chargebacks: amount,
});
export type GameEarnings = z.output<typeof gameEarnings>;

/** A payout, or with a positive amount one that was reversed. */
export const payoutLine = z.object({
  payoutId: id,
  currency: earningsCurrency,
  amount,
  paidOn: z.iso.date(),
  reference: z.string(),
  date: dateTime,
});
export type PayoutLine = z.output<typeof payoutLine>;

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const IBAN_HEAD = 4;
const CHECK_MODULUS = 97;
const LETTER_BASE = 36;

/**
 * Whether the check digits of an IBAN are right (ISO 13616).
 * @param iban Without spaces, in upper case.
 * @returns False as well for what does not look like one.
 */
export function isIban(iban: string): boolean {
  if (!IBAN.test(iban)) return false;
  const digits = [...(iban.slice(IBAN_HEAD) + iban.slice(0, IBAN_HEAD))].flatMap((character) => [
    ...String(Number.parseInt(character, LETTER_BASE)),
  ]);
  return digits.reduce((rest, digit) => (rest * 10 + Number(digit)) % CHECK_MODULUS, 0) === 1;
}

const iban = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, "").toUpperCase())
  .refine(isIban, "is no IBAN");

/** Printed by banks, and typed by people: no line breaks and nothing invisible. */
const bankText = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);

/** Either an IBAN, or for banks without one whatever names the account there. */
export const bankDetails = z
  .strictObject({
    holder: bankText(MAX_HOLDER_LENGTH),
    iban: iban.nullable(),
    otherAccount: bankText(MAX_ACCOUNT_LENGTH).nullable(),
  })
  .refine(({ iban: own, otherAccount }) => (own === null) !== (otherAccount === null), {
    path: ["iban"],
    message: "is there, or otherAccount",
  });
export type BankDetails = z.output<typeof bankDetails>;

/** As stored. */
export const storedBankDetails = z.object({
  holder: z.string(),
  iban: z.string().nullable(),
  otherAccount: z.string().nullable(),
  changedDate: dateTime,
});
export type StoredBankDetails = z.output<typeof storedBankDetails>;

/** What a studio may be paid. */
export const duePayout = z.object({
  studioId: id,
  studioName: z.string(),
  currency: earningsCurrency,
  balance: amount,
  bankDetails: storedBankDetails.nullable(),
});
export type DuePayout = z.output<typeof duePayout>;

/** `holder` and `account` are those of when it was recorded. */
export const payout = z.object({
  payoutId: id,
  studioId: id,
  studioName: z.string(),
  currency: earningsCurrency,
  amount: amount.min(1),
  paidOn: z.iso.date(),
  reference: z.string(),
  holder: z.string().nullable(),
  account: z.string().nullable(),
  recordedDate: dateTime,
  reversedDate: dateTime.nullable(),
  reversalReason: z.string().nullable(),
});
export type Payout = z.output<typeof payout>;

/** Null: the studio has the portal's share from then on. */
export const plannedShare = z.object({ points: sharePoints.nullable(), validFrom: dateTime });

/** `points` count now; `isOwn` is whether they are the studio's own. */
export const studioShare = z.object({
  studioId: id,
  studioName: z.string(),
  points: sharePoints,
  isOwn: z.boolean(),
  planned: z.array(plannedShare),
});
export type StudioShare = z.output<typeof studioShare>;
