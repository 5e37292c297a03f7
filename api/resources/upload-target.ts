import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import { requireGameRole } from "../identity/require-role";
import { hasDeclaredRights } from "../store/developer-games/change-game";
import { assertUploadTrack } from "../store/developer-games/game-tracks";
import { MAKERS } from "../store/studios/memberships";
import { assertNotStopped } from "../store/studios/takedowns";

type Wanted = { gameId: string; track: string; needsRights?: boolean };
type UploadTarget = { gameId: string; studioId: string; userId: string; tokenId: string | null };

/** Whether the viewer may upload to the track; publishing asks for the rights in any case. */
export async function requireUploadTarget(
  context: ApiContext,
  { gameId, track, needsRights = true }: Wanted,
): Promise<UploadTarget> {
  const { studioId, userId, tokenId } = await requireGameRole(context, gameId, MAKERS);
  const database = context.get("database");
  await assertNotStopped(database, gameId);
  await assertUploadTrack(database, gameId, track);
  if (needsRights && !(await hasDeclaredRights(database, gameId))) throw new ApiFailure("rights_not_declared");
  return { gameId, studioId, userId, tokenId };
}
