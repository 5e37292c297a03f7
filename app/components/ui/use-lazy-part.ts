import { useCallback, useState } from "react";

/**
 * A piece of code that comes only when it is wanted: null until `ask` has loaded it. After a failure the next `ask`
 * tries again. `load` must not change from one rendering to the next.
 */
export function useLazyPart<Part>(load: () => Promise<Part>): [part: Part | null, ask: () => void] {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const ask = useCallback(() => {
    load().then(
      (part) => setLoaded({ part }),
      () => undefined,
    );
  }, [load]);
  return [loaded?.part ?? null, ask];
}
