/** Whether the visitor's browser asks to load as little as possible (Save-Data); Safari and Firefox do not know the connection. */
export function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
