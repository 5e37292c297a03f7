import { useNavigation } from "@remix-run/react";

export function useIsSubmitting(intent: string): boolean {
  return useNavigation().formData?.get("intent") === intent;
}
