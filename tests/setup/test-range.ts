const range = process.env["TEST_RANGE"];

/** True in `npm run test:full`. */
export const isFullRun = range === "full";
/** True in `npm run test:weekly`. */
export const isWeeklyRun = range === "weekly";
