import { useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "~/view-models/root-data";

/** What the root loader gives to every page; the frame is only drawn where the root has loaded. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>("root");
  if (!data) throw new Error("The root loader's data is missing");
  return data;
}
