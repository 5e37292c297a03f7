/** True in `npm run test:full`. */
export const isFullRun = process.env["TEST_RANGE"] === "full";
