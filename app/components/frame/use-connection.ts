import { useEffect, useState } from "react";
import { watchConnection } from "~/browser/connection-watch";
import { outdatedSince, outdatedToastDelay, type OutdatedSince } from "~/rules/outdated-version";
import { useRootData } from "./use-root-data";

export function useConnection(): { isOffline: boolean; isOutdated: boolean } {
  const { version: builtVersion } = useRootData();
  const [isOffline, setOffline] = useState(false);
  const [since, setSince] = useState<OutdatedSince>(null);
  const [announced, setAnnounced] = useState<OutdatedSince>(null);

  useEffect(
    () =>
      watchConnection({
        onOffline: setOffline,
        onVersion: (reportedVersion) => {
          setSince((before) => outdatedSince(before, { builtVersion, reportedVersion }, Date.now()));
        },
      }),
    [builtVersion],
  );

  useEffect(() => {
    const delay = outdatedToastDelay(since, Date.now());
    if (delay === null) return;
    const timer = setTimeout(() => setAnnounced(since), delay);
    return () => clearTimeout(timer);
  }, [since]);

  return { isOffline, isOutdated: since !== null && announced === since };
}
