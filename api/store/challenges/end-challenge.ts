import { eq, sql } from "drizzle-orm";
import type { ChallengeContent } from "~contract/entities/challenge-content";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { challenges } from "../../db/schema/scores";
import {
  addRevision,
  changeContent,
  recordContent,
  writeDraft,
  type Author,
  type Seen,
} from "../drafts/change-content";
import { CHALLENGE_KIND } from "./challenge-content";
import { phaseOf } from "./challenge-phase";

/** Works whatever has become of the game. Rules: docs/product/making-challenges.md#ending-early. */
export async function endChallenge(
  database: Database,
  { reason, ...seen }: Seen & { reason: string },
  author: Author,
): Promise<void> {
  await changeContent(database, CHALLENGE_KIND, seen, async (found) => {
    const { transaction, kind, subjectId, published, draft } = found;
    if (!published) throw new ApiFailure("challenge_not_found");
    if (phaseOf(published, author.now) !== "RUNNING") throw new ApiFailure("challenge_not_active");
    const ended: ChallengeContent = { ...published, endsAt: author.now.toISOString() };
    const row = { endsAt: author.now, version: sql`${challenges.version} + 1` };
    await transaction.update(challenges).set(row).where(eq(challenges.challengeId, subjectId));
    await addRevision(found, ended, author);
    if (draft) {
      const content = { ...kind.schema.parse(draft.content), endsAt: ended.endsAt };
      await writeDraft(found, content, author);
    }
    const change = { action: "challenge.ended", before: published, after: ended, reason } as const;
    await recordContent(found, change, author);
  });
}
