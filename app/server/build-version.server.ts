import { readBuildVersion } from "~observe/build-version";
import { env } from "./env.server";

/** Read once: a later build on disk is not the running one. */
export const buildVersion = readBuildVersion(process.cwd(), env.NODE_ENV === "production");
