import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { createMeasurement } from "~/browser/measurement";
import { useRootData } from "./use-root-data";

/** Loaded only with the visitor's consent. */
export default function Analytics() {
  const root = useRootData();
  const { pathname } = useLocation();
  const [measurement] = useState(() => createMeasurement(root));
  useEffect(() => measurement.listen(), [measurement]);
  useEffect(() => measurement.update(root), [measurement, root]);
  useEffect(() => measurement.openPage(pathname), [measurement, pathname]);
  return null;
}
