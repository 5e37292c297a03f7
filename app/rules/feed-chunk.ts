/** Two rows of the grid. */
export const FEED_CHUNK_SIZE = 10;
