import { parseEnvironment } from "~configuration/environment";

/** The environment for this process's logs, health and metrics. */
export const settings = parseEnvironment(process.env);
