import * as z from "zod";
import { aStudioOnServer } from "../fixtures/studio-on-server";

// Run as a child process: Playwright does not load the API.
process.stdout.write(JSON.stringify(await aStudioOnServer(z.string().parse(process.env["DATABASE_URL"]))));
