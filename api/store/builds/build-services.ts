import type { FileStore } from "../../builds/file-store";
import type { Database } from "../../db/database";

/** What it takes to store builds. */
export type BuildServices = { database: Database; fileStore: FileStore };
