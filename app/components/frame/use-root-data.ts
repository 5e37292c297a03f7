import { useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "~/view-models/root-data";

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>("root");
  if (!data) throw new Error("The root loader's data is missing");
  return data;
}
