/** Starts a play with a POST. */
export const PLAYS_PATH = "/api/plays/";

/** Reads ?autoPlay and the room URL (docs/product/addresses.md#parameters-of-pages). */
export function playQuery({ searchParams }: URL): { isAutoPlay: boolean; roomUrl: string | null } {
  const roomUrl = searchParams.get("roomUrl") ?? "";
  return { isAutoPlay: searchParams.get("autoPlay") === "true", roomUrl: roomUrl === "" ? null : roomUrl };
}

/** The last path segment, not validated (docs/decisions/0018-rooms-and-saves.md). */
export function roomIdOf(roomUrl: string): string {
  return roomUrl.slice(roomUrl.lastIndexOf("/") + 1);
}
