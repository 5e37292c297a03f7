/** True in `npm run test:full`, which tries what takes too long for every day. */
export const isFullRun = process.env["TEST_RANGE"] === "full";
