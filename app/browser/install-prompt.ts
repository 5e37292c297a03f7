export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

declare global {
  /** Set by the page's first script, since the event may fire before the others load. */
  var installPrompt: InstallPrompt | undefined;
}

export function onInstallPrompt(then: (prompt: InstallPrompt) => void): () => void {
  const tell = () => {
    if (window.installPrompt) then(window.installPrompt);
  };
  tell();
  window.addEventListener("beforeinstallprompt", tell);
  return () => window.removeEventListener("beforeinstallprompt", tell);
}
