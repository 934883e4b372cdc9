import { describe, expect, test } from 'vitest';
import { boardViewNames, boardViews } from '#contract/board/rules.ts';
import { parseSearch, stringifySearch } from '#web/platform/search.ts';
import {
  boardSearch,
  isEmptyBoardSearch,
  hasExactlyTheseFilters,
  defaultBoardSearch,
  toBoardSearch,
  type BoardSearch,
} from './board-search.ts';

const read = (query: string): BoardSearch => boardSearch(parseSearch(query));

describe("the board's address", () => {
  test('the landing shows fulfillment, approved and assigned to me, and the first page of ten', () => {
    expect(Object.fromEntries(new URLSearchParams(stringifySearch(defaultBoardSearch)))).toEqual({
      applicationStatusId: '2',
      assignToMe: 'true',
      engagementStatusId: '2',
      pageCurrent: '0',
      pageSize: '10',
    });
  });

  test('the bare URL has no parameters', () => {
    expect(isEmptyBoardSearch(read(''))).toBe(true);
    expect(isEmptyBoardSearch(read('?assignToMe=false'))).toBe(false);
    expect(isEmptyBoardSearch(read('?nonsense=1'))).toBe(true);
  });

  test('the parameters survive a reload', () => {
    const search: BoardSearch = {
      ...toBoardSearch({ engagementStatusId: [1, 2], engagementTypeId: [1], keyword: '2024', waits: true }),
      pageCurrent: 3,
      sortBy: 'closing',
      sortOrder: 'asc',
    };
    expect(read(stringifySearch(search))).toEqual(search);
  });

  test.each(['?engagementStatusId=9', '?pageCurrent=-1', '?sortBy=salary', '?clientId=me', '?closingWithinDays=soon'])(
    'invalid values are dropped: %s',
    (query) => {
      expect(isEmptyBoardSearch(read(query))).toBe(true);
    },
  );

  test('every view matches its own URL and no other', () => {
    for (const shown of boardViewNames) {
      const address = read(stringifySearch(toBoardSearch(boardViews[shown])));
      expect(boardViewNames.filter((name) => hasExactlyTheseFilters(address, boardViews[name]))).toEqual([shown]);
    }
  });

  test('page and sort do not change the current view; another filter does', () => {
    expect(
      hasExactlyTheseFilters({ ...defaultBoardSearch, pageCurrent: 2, sortBy: 'title' }, boardViews.fulfillment),
    ).toBe(true);
    expect(hasExactlyTheseFilters({ ...defaultBoardSearch, keyword: 'nurse' }, boardViews.fulfillment)).toBe(false);
  });
});
