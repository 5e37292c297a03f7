import { useEffect, useState } from "react";
import { onInstallPrompt, type InstallPrompt } from "~/browser/install-prompt";
import { useRootData } from "./use-root-data";

/** The browser's way to install the portal; null as long as there is none, or the question of the cookies is open. */
export function useInstallPrompt(): InstallPrompt | null {
  const { consent } = useRootData();
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null);
  useEffect(() => onInstallPrompt(setPrompt), []);
  return consent.necessary ? prompt : null;
}
