/** The browser's own question, which may be asked after a click; other browsers than Chromium's have none. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

declare global {
  /** Noted by the page's first script, since it may come before all others. */
  var installPrompt: InstallPrompt | undefined;
}

/** Calls back once the portal can be installed; returns how to stop. */
export function onInstallPrompt(then: (prompt: InstallPrompt) => void): () => void {
  const tell = () => {
    if (window.installPrompt) then(window.installPrompt);
  };
  tell();
  window.addEventListener("beforeinstallprompt", tell);
  return () => window.removeEventListener("beforeinstallprompt", tell);
}
