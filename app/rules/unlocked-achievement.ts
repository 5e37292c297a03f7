import * as z from "zod/mini";

const answer = z.object({
  data: z.object({
    achievement: z.object({ key: z.string(), title: z.string(), points: z.number() }),
    isNew: z.boolean(),
  }),
});

/** Of an in-game call. */
type Answer = { status: number; body: string };

export type Unlock = { key: string; title: string; points: number; isNew: boolean };

const PATH = /^\/gg\/games\/[^/]+\/achievements\/[^/?]+/;

/** What an in-game call has unlocked; null for other calls and for refusals. */
export function unlockOf(path: string, { status, body }: Answer): Unlock | null {
  if (status !== 200 || !PATH.test(path)) return null;
  const { data } = answer.safeParse(jsonOf(body));
  return data ? { ...data.data.achievement, isNew: data.data.isNew } : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Later it may be taken: too early or too often, the play is not counted yet, or nobody answers. */
export function mayUnlockLater({ status, body }: Answer): boolean {
  return status === 429 || status >= 500 || body.includes('"no_active_play"');
}
