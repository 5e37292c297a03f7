import type { BuildLimits } from "~contract/entities/build";

const MEGABYTE = 1024 * 1024;

export const DEFAULT_BUILD_LIMITS: BuildLimits = {
  maxFiles: 5_000,
  maxBytes: 1024 * MEGABYTE,
  maxFileBytes: 250 * MEGABYTE,
};

/** Deflate reaches 1,032; what games consist of, even empty levels, rarely 100. */
export const MAX_COMPRESSION_RATIO = 200;
/** Smaller files may be compressed as well as they like. */
export const RATIO_FREE_BYTES = 10 * MEGABYTE;
/** Of names, extra fields and comments, which are held in memory: 5,000 files have half a megabyte. */
export const MAX_DIRECTORY_BYTES = 16 * MEGABYTE;
