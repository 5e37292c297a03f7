/** An expandable feed shows two lines of a grid, and as many more each time it grows. */
export const FEED_PART_ENTRIES = 10;
