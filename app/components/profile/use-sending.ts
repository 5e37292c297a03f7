import { useNavigation } from "@remix-run/react";

/** True while the page's form of this intent is on its way. */
export function useSending(intent: string): boolean {
  return useNavigation().formData?.get("intent") === intent;
}
