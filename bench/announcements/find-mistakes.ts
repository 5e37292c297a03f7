import type { AnnouncementCounts } from "~contract/entities/announcement";
import type { Arrival } from "../../tests/fixtures/moody-mail-server";
import { addressOf } from "../../tests/fixtures/announcements";
import { isBounced, isRefused } from "./moods";

/** Of a mail that was on its way when its reader left: the slowest answer of the server, and some room. */
const ON_ITS_WAY_MS = 3_000;

export type Run = {
  people: number;
  arrivals: readonly Arrival[];
  counts: AnnouncementCounts;
  /** Recipients whose mail may have arrived before. */
  noted: number;
  /** By address. */
  leftAt: ReadonlyMap<string, number>;
};

/** In words; none if everybody got what they should, once. */
export function findMistakes({ people, arrivals, counts, noted, leftAt }: Run): string[] {
  const mistakes: string[] = [];
  const idOf = new Map<string, string>();
  let repeated = 0;
  for (const { to, messageId, at } of arrivals) {
    const left = leftAt.get(to);
    if (left !== undefined && at > left + ON_ITS_WAY_MS) mistakes.push(`${to} got a mail after having left.`);
    const earlier = idOf.get(to);
    idOf.set(to, messageId);
    if (earlier === undefined) continue;
    repeated += 1;
    if (earlier !== messageId) mistakes.push(`${to} got two mails.`);
  }
  for (let index = 0; index < people; index += 1) {
    const address = addressOf(index);
    const shouldGet = !isBounced(address) && !isRefused(address);
    if (!shouldGet && idOf.has(address)) mistakes.push(`${address} got a mail that was refused.`);
    if (shouldGet && !idOf.has(address) && !leftAt.has(address)) mistakes.push(`${address} got no mail.`);
  }
  if (new Set(idOf.values()).size !== idOf.size) mistakes.push("Two people got mails with one Message-ID.");
  if (counts.recipients !== people) mistakes.push(`${String(counts.recipients)} people were recipients.`);
  if (counts.waiting > 0) mistakes.push(`${String(counts.waiting)} people still wait.`);
  console.log(`Arrived twice with one Message-ID: ${String(repeated)}, noted: ${String(noted)}.`);
  if (repeated > noted) mistakes.push("More mails arrived twice than were noted.");
  return mistakes;
}
