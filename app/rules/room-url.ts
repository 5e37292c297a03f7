/** The last path segment, not validated (docs/decisions/0018-rooms-and-saves.md). */
export function roomIdOf(roomUrl: string): string {
  return roomUrl.slice(roomUrl.lastIndexOf("/") + 1);
}
