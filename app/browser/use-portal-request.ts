import { useCallback, useEffect, useRef, useState } from "react";
import { fetchPortal } from "./portal-request";

/** Latest response; null on failure. A new call aborts the previous one. `isValid` must be stable. */
export function usePortalRequest<Answer>(isAnswer: (value: unknown) => value is Answer) {
  const [answer, setAnswer] = useState<Answer | null>();
  const asking = useRef<AbortController>();

  const ask = useCallback(
    async (path: string) => {
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      const found = await fetchPortal(path, { signal });
      if (!signal.aborted) setAnswer(isAnswer(found) ? found : null);
    },
    [isAnswer],
  );
  useEffect(() => () => asking.current?.abort(), []);

  return { answer, ask };
}
