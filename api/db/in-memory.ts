/** A DATA_DIR of this name keeps the embedded database in memory only; tests use it. */
export const IN_MEMORY = "memory://";
