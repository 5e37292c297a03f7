import { useCallback, useEffect, useRef, useState } from "react";
import { portalAnswer } from "./portal-answer";

/**
 * What one of the portal's own addresses answered last: undefined before the first answer, null where none came. Each
 * question takes back the one before, and leaving takes back the last. `isAnswer` must not change.
 */
export function usePortalAnswer<Answer>(isAnswer: (value: unknown) => value is Answer) {
  const [answer, setAnswer] = useState<Answer | null>();
  const asking = useRef<AbortController>();

  const ask = useCallback(
    async (path: string) => {
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      const found = await portalAnswer(path, { signal });
      if (!signal.aborted) setAnswer(isAnswer(found) ? found : null);
    },
    [isAnswer],
  );
  useEffect(() => () => asking.current?.abort(), []);

  return { answer, ask };
}
