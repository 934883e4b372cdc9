import { z } from 'zod/mini';
import type { BoardFilters } from '#contract/board/rules.ts';
import { boardViews } from '#contract/board/rules.ts';

const list = (most: number) =>
  z.catch(
    z.optional(
      z.pipe(
        z.transform((value: unknown) => [value].flat()),
        z.array(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most))),
      ),
    ),
    undefined,
  );
const flag = z.catch(
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? value === 'true' : value)),
      z.boolean(),
    ),
  ),
  undefined,
);
const count = (least: number, most: number) =>
  z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))), undefined);

/** The board's address, in the specification's words. What does not fit is left out, and the list is wider for it. */
export const boardSearch = z.object({
  applicationStatusId: list(7),
  engagementStatusId: list(4),
  engagementTypeId: list(2),
  stage: z.catch(z.optional(z.enum(['application', 'clarification', 'bidding', 'fulfillment', 'ended'])), undefined),
  clientId: z.catch(z.optional(z.guid()), undefined),
  keyword: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  assignToMe: flag,
  waits: flag,
  closingWithinDays: count(1, 365),
  pageCurrent: count(0, 1_000_000),
  pageSize: count(1, 100),
  sortBy: z.catch(z.optional(z.enum(['createdWhen', 'closing', 'title', 'client', 'number', 'stage'])), undefined),
  sortOrder: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
});

export type BoardSearch = z.infer<typeof boardSearch>;

export const boardPageSize = 10;

/** The address of a set of filters. `assignToMe` is always said, so that it never is the bare address of a landing. */
export const searchOf = ({
  engagementStatusId,
  applicationStatusId,
  engagementTypeId,
  ...rest
}: BoardFilters): BoardSearch => ({
  assignToMe: false,
  ...rest,
  ...(engagementStatusId ? { engagementStatusId: [...engagementStatusId] } : {}),
  ...(applicationStatusId ? { applicationStatusId: [...applicationStatusId] } : {}),
  ...(engagementTypeId ? { engagementTypeId: [...engagementTypeId] } : {}),
});

/** Where one lands who asks for the board and nothing else. Source: specification 2, section 2. */
export const landing: BoardSearch = { ...searchOf(boardViews.fulfillment), pageCurrent: 0, pageSize: boardPageSize };

export const isBare = (search: BoardSearch): boolean => Object.values(search).every((value) => value === undefined);

/** The filters of an address, without page and order; what is off is as good as absent. */
export const filtersOf = ({
  pageCurrent: _page,
  pageSize: _size,
  sortBy: _by,
  sortOrder: _order,
  ...filters
}: BoardSearch): BoardFilters => filters;

const written = (filters: BoardFilters): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(
        ([, value]) =>
          value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0),
      )
      .map(([name, value]): [string, unknown] => [name, Array.isArray(value) ? value.toSorted() : value])
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

/** Whether an address shows exactly what these filters show. */
export const isShowing = (search: BoardSearch, filters: BoardFilters): boolean =>
  written(filtersOf(search)) === written(filters);
