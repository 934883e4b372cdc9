import { z } from 'zod';

export const defaultPageSize = 10;

/**
 * The paging input of most lists: a page number, starting at 0, and the page size. Source: specification 2, section 9.
 */
export const pageInput = {
  pageCurrent: z.number().int().min(0).max(1_000_000).default(0),
  pageSize: z.number().int().min(1).max(100).default(defaultPageSize),
};

/** The paging output of a list. `total` is the number of all matching records. */
export const pageOutput = {
  pageCurrent: z.number().int(),
  pageSize: z.number().int(),
  recordCount: z.number().int(),
  total: z.number().int(),
  pageCount: z.number().int(),
};

/** Builds the paging output from the result of a query. */
export const toPage = <T>(records: T[], page: { pageCurrent: number; pageSize: number }, total: number) => ({
  records,
  pageCurrent: page.pageCurrent,
  pageSize: page.pageSize,
  recordCount: records.length,
  total,
  pageCount: Math.ceil(total / page.pageSize),
});

/**
 * The paging input of the older lists: a page number, starting at 1, and the number of rows per page. Source:
 * specification 2, sections 3 and 9.
 */
export const legacyPageInput = {
  page: z.number().int().min(1).max(1_000_000).default(1),
  rowsPerPage: z.number().int().min(1).max(100).default(defaultPageSize),
};

/** The paging output of the older lists. `totalRecordCount` is the number of all matching records. */
export const legacyPageOutput = {
  currentPage: z.number().int(),
  rowsPerPage: z.number().int(),
  pageCount: z.number().int(),
  recordCount: z.number().int(),
  totalRecordCount: z.number().int(),
};

/** Builds the paging output of the older lists from the result of a query. */
export const toLegacyPage = <T>(records: T[], page: { page: number; rowsPerPage: number }, total: number) => ({
  records,
  currentPage: page.page,
  rowsPerPage: page.rowsPerPage,
  pageCount: Math.ceil(total / page.rowsPerPage),
  recordCount: records.length,
  totalRecordCount: total,
});
