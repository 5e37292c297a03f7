import { writeSnapshot } from "../api/db/snapshot";
import { seedDemoCatalogue } from "../api/seed/seed";

await writeSnapshot((database) => seedDemoCatalogue(database, new Date()));
