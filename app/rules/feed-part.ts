/** Two rows of the grid. */
export const FEED_PART_ENTRIES = 10;
