import { and, desc, eq, inArray } from "drizzle-orm";
import type { Upload } from "~contract/entities/developer-game";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { uploads } from "../../db/schema/builds";
import type { BuildServices } from "./build-services";
import { deleteParts } from "./part-files";
import { toUpload } from "./upload-rows";

const MAX_LISTED = 100;

const isOpen = inArray(uploads.state, ["receiving", "checking"]);

export async function listOpenUploads(database: Database, gameId: string): Promise<Upload[]> {
  const rows = await database
    .select()
    .from(uploads)
    .where(and(eq(uploads.gameId, gameId), isOpen))
    .orderBy(desc(uploads.createdAt), uploads.uploadId)
    .limit(MAX_LISTED);
  return rows.map(toUpload);
}

/** Without its row a running check loses its lease, and ends without a release. */
export async function cancelUpload({ database, fileStore }: BuildServices, uploadId: string): Promise<void> {
  const [cancelled] = await database
    .delete(uploads)
    .where(and(eq(uploads.uploadId, uploadId), isOpen))
    .returning();
  if (!cancelled) throw new ApiFailure("upload_closed");
  await deleteParts(fileStore, cancelled);
}
