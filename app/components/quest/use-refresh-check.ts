import { useEffect, useRef, useState } from "react";
import { nextQuestCheckDelay } from "~/rules/quest-check-delay";

/**
 * Whether the quests' time is over, looked at again and again with growing pauses; each time that it is, `renew` asks
 * for the new ones (docs/product/quests.md#refresh). `refreshAt` is an ISO date-time, null for quests that stay.
 */
export function useRefreshCheck(refreshAt: string | null, isOpen: boolean, renew: () => void): boolean {
  const [overSince, setOverSince] = useState<string | null>(null);
  const latestRenew = useRef(renew);

  useEffect(() => {
    latestRenew.current = renew;
  });

  useEffect(() => {
    if (refreshAt === null || !isOpen) return;
    let delay = nextQuestCheckDelay(null);
    const check = () => {
      const isDue = Date.parse(refreshAt) <= Date.now();
      if (isDue) {
        setOverSince(refreshAt);
        latestRenew.current();
      }
      delay = nextQuestCheckDelay(delay);
      timer = setTimeout(check, delay);
    };
    let timer = setTimeout(check, delay);
    return () => clearTimeout(timer);
  }, [refreshAt, isOpen]);

  return refreshAt !== null && overSince === refreshAt;
}
