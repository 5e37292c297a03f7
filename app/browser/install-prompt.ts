export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

declare global {
  /** Set by the page's first script, since the event may fire before the others load. */
  var installPrompt: InstallPrompt | undefined;
}

export function onInstallPrompt(listener: (prompt: InstallPrompt) => void): () => void {
  const notify = () => {
    if (window.installPrompt) listener(window.installPrompt);
  };
  notify();
  window.addEventListener("beforeinstallprompt", notify);
  return () => window.removeEventListener("beforeinstallprompt", notify);
}
