import { createFolderStore } from "../api/builds/folder-store";
import { writeSnapshot } from "../api/db/snapshot";
import { importDemoBuilds } from "../api/seed/demo-builds";
import { PREPARED_FILES, writePreparedBuilds } from "../api/builds/prepared-builds";
import { seedDemoCatalogue } from "../api/seed/seed";

await writeSnapshot(async (database) => {
  const now = new Date();
  await seedDemoCatalogue(database, now);
  const fileStore = createFolderStore(PREPARED_FILES);
  await writePreparedBuilds(await importDemoBuilds({ database, fileStore }, now));
});
