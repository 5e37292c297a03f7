const CAPABLE = "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)";

/** Whether moving pictures may start by themselves: a real pointer, motion wanted, no data to be saved. */
export function isPreviewWelcome(): boolean {
  return window.matchMedia(CAPABLE).matches && !savesData();
}

/** Safari and Firefox do not know the connection. */
function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
