import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { idle } from "~/browser/idle";

/** Optional: the page works if it fails to load. */
const TabEffects = lazy<ComponentType>(() => import("./tab-effects").catch(() => ({ default: () => null })));

export function LazyTabEffects() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    void idle().then(() => setDue(true));
  }, []);
  // A boundary in the server's HTML hydrates separately, and a state change before that is an error.
  if (!isDue) return null;
  return (
    <Suspense>
      <TabEffects />
    </Suspense>
  );
}
