import { useCallback, useState } from "react";

/** Loads code on demand; `startLoading` retries after a failure. `load` must be referentially stable. */
export function useLazyModule<Part>(load: () => Promise<Part>): [part: Part | null, startLoading: () => void] {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const startLoading = useCallback(() => {
    load().then(
      (part) => setLoaded({ part }),
      () => undefined,
    );
  }, [load]);
  return [loaded?.part ?? null, startLoading];
}
