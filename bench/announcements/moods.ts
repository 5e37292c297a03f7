import type { Mood } from "../../tests/fixtures/moody-mail-server";

const OF = 100;
const DELAY_MS = 1_500;

export const numberOf = (address: string) => Number(/\d+/.exec(address)?.[0] ?? 0);

/** Whose address is refused for good, and whose mail. */
export const isBounced = (address: string) => numberOf(address) % OF === 0;
export const isRefused = (address: string) => numberOf(address) % OF === 1 || numberOf(address) % OF === 2;

/** One in nine is treated badly. */
export function moodOf(address: string, tried: number): Mood {
  switch (numberOf(address) % OF) {
    case 0:
      return { at: "recipient", responseCode: 550, message: "5.1.1 No such user" };
    case 1:
      return { at: "recipient", responseCode: 550, message: "5.7.1 We take no mail from you" };
    case 2:
      return { at: "mail", responseCode: 554, message: "5.6.0 Not like this" };
    case 3:
    case 4:
      return tried < 1 ? { at: "recipient", responseCode: 450, message: "4.7.1 Greylisted" } : null;
    case 5:
      return tried < 3 ? { at: "mail", responseCode: 451, message: "4.3.0 Try again later" } : null;
    case 6:
      return tried < 1 ? { at: "mail", hangsUp: true } : null;
    case 7:
    case 8:
    case 9:
      return { at: "mail", delayMs: DELAY_MS };
    default:
      return null;
  }
}
