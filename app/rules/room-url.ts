/** The id at the end of a room's address (decision 18); the API says whether there is such a room. */
export function roomIdOf(roomUrl: string): string {
  return roomUrl.slice(roomUrl.lastIndexOf("/") + 1);
}
