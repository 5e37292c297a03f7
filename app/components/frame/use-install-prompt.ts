import { useEffect, useState } from "react";
import { onInstallPrompt, type InstallPrompt } from "~/browser/install-prompt";
import { useRootData } from "./use-root-data";

/** Null if there is no prompt or cookie consent is undecided. */
export function useInstallPrompt(): InstallPrompt | null {
  const { consent } = useRootData();
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null);
  useEffect(() => onInstallPrompt(setPrompt), []);
  return consent.necessary ? prompt : null;
}
