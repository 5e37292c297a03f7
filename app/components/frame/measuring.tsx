import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { createMeasurement } from "~/browser/measurement";
import { useRootData } from "./use-root-data";

/** Measures what happens in the tab while it is there; its code only comes to visitors who allow it. */
export default function Measuring() {
  const root = useRootData();
  const { pathname } = useLocation();
  const [measurement] = useState(() => createMeasurement(root));
  useEffect(() => measurement.listen(), [measurement]);
  useEffect(() => measurement.follow(root), [measurement, root]);
  useEffect(() => measurement.openPage(pathname), [measurement, pathname]);
  return null;
}
