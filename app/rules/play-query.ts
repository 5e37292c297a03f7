/**
 * What a link to a game or challenge asks for (docs/product/addresses.md#parameters-of-pages): ?autoPlay=true and the
 * room of a friend.
 */
export function playQuery({ searchParams }: URL): { isAutoPlay: boolean; roomUrl: string | null } {
  const roomUrl = searchParams.get("roomUrl") ?? "";
  return { isAutoPlay: searchParams.get("autoPlay") === "true", roomUrl: roomUrl === "" ? null : roomUrl };
}
