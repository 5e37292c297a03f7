import { parseEnvironment } from "~configuration/environment";

/** What logs, health and metrics of this process read of the environment. */
export const settings = parseEnvironment(process.env);
