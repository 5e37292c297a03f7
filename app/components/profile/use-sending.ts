import { useNavigation } from "@remix-run/react";

export function useSending(intent: string): boolean {
  return useNavigation().formData?.get("intent") === intent;
}
