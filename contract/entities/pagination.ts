import * as z from "zod";

/** Zero-based. */
export const pagination = z.object({
  currPage: z.int().min(0),
  numPerPage: z.int().min(1),
  totalItems: z.int().min(0),
  totalPages: z.int().min(0),
});

/** Query of every paged call: zero-based page, items per page (docs/product/calls.md#lists). */
export const pageQuery = z.object({ page: z.int().min(0).optional(), pageSize: z.int().min(1).optional() });

export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;
export const MAX_CONFIGURATION_PAGE_SIZE = 250;
export const MAX_DEVELOPER_PAGE_SIZE = 1_000;

export type Pagination = z.infer<typeof pagination>;
