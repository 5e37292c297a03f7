import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { idle } from "~/browser/idle";

/** Optional: the page works if it fails to load. */
const TabEffects = lazy<ComponentType>(() => import("./tab-effects").catch(() => ({ default: () => null })));

export function LazyTabEffects() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void idle().then(() => setReady(true));
  }, []);
  // A boundary in the server's HTML hydrates separately, and a state change before that is an error.
  if (!isReady) return null;
  return (
    <Suspense>
      <TabEffects />
    </Suspense>
  );
}
