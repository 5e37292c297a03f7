import { eq } from "drizzle-orm";
import type { Upload } from "~contract/entities/developer-game";
import type { Database } from "../../db/database";
import { uploads } from "../../db/schema/builds";

export type UploadRow = typeof uploads.$inferSelect;

const STATES = { receiving: "RECEIVING", checking: "CHECKING", refused: "REFUSED", done: "DONE" } as const;

export async function findUploadRow(database: Database, uploadId: string): Promise<UploadRow | null> {
  const [row] = await database.select().from(uploads).where(eq(uploads.uploadId, uploadId));
  return row ?? null;
}

export function toUpload(row: UploadRow): Upload {
  const { uploadId, gameId, bytes, receivedBytes, checkedBytes, totalBytes, track, version, releaseId } = row;
  const progress = { bytes, receivedBytes, checkedBytes, totalBytes };
  return {
    uploadId,
    gameId,
    state: STATES[row.state],
    ...progress,
    track,
    version,
    refusals: row.refusals ?? [],
    releaseId,
  };
}
