/** As DATA_DIR: an embedded database in memory, for tests. */
export const IN_MEMORY = "memory://";
