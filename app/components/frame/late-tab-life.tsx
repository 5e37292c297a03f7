import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { idle } from "~/browser/idle";

/** A tab whose own life could not be loaded is a page all the same. */
const TabLife = lazy<ComponentType>(() => import("./tab-life").catch(() => ({ default: () => null })));

/** What an open tab does by itself begins once the page is usable and has nothing better to load. */
export function LateTabLife() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    void idle().then(() => setDue(true));
  }, []);
  // A boundary that the server draws would have to come alive by itself, and whatever changed before would be an error.
  if (!isDue) return null;
  return (
    <Suspense>
      <TabLife />
    </Suspense>
  );
}
