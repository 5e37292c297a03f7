import { useEffect, useRef, useState } from "react";
import { nextQuestCheckDelay } from "~/rules/quest-expiry";

/** Polls with backoff; calls `renew` while the quests are expired (docs/product/quests.md#refresh). */
export function useQuestExpiry(refreshAt: string | null, isOpen: boolean, renew: () => void): boolean {
  const [overSince, setOverSince] = useState<string | null>(null);
  const latestRenew = useRef(renew);

  useEffect(() => {
    latestRenew.current = renew;
  });

  useEffect(() => {
    if (refreshAt === null || !isOpen) return;
    let delay = nextQuestCheckDelay(null);
    const check = () => {
      const isExpired = Date.parse(refreshAt) <= Date.now();
      if (isExpired) {
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
