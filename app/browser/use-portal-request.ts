import { useCallback, useEffect, useRef, useState } from "react";
import { fetchPortal } from "./portal-request";

/** Latest response; null on failure. A new call aborts the previous one. `isValid` must be stable. */
export function usePortalRequest<Data>(isValid: (value: unknown) => value is Data) {
  const [data, setData] = useState<Data | null>();
  const pending = useRef<AbortController>();

  const load = useCallback(
    async (path: string) => {
      pending.current?.abort();
      const { signal } = (pending.current = new AbortController());
      const body = await fetchPortal(path, { signal });
      if (!signal.aborted) setData(isValid(body) ? body : null);
    },
    [isValid],
  );
  useEffect(() => () => pending.current?.abort(), []);

  return { data, load };
}
