import { globSync } from 'node:fs';
import { z } from 'zod';
import { expect, test } from 'vitest';
import { filterInput } from './common/filters/filter-input.ts';
import type { FilterTable } from './common/filters/filter-table.ts';
import { operations } from './registry.ts';

/** The inputs of lists that don't filter: the page, the order and the time zone. */
const noFilters = ['pageCurrent', 'pageSize', 'page', 'rowsPerPage', 'sortBy', 'sortOrder', 'timeZone'];

/** A list with at least this many filters must declare them in a table. */
const minTableSize = 3;

/**
 * The lists with at least that many filters that declare them without a table, and the reasons. My Week is not among
 * them: it isn't paged, and its page filters the tasks that it has loaded.
 */
const withoutTable: Readonly<Record<string, string>> = {
  'prequalification.clients': 'the page has only the keyword',
  'notifications.list': 'the state is the page’s tab and has a default',
  'board.auctionHeaders': 'the specification’s older list, whose page has only the keyword',
  'board.dashboard': 'the specification names its parameters, which take one value each',
  'consents.list': 'pages choose its parameters: a tab its states, and an engagement’s page the open requests',
  'board.successFees': 'the specification’s older list, whose page has only the keyword',
};

const isFilter = (value: unknown): boolean => typeof value === 'object' && value !== null && 'kind' in value;
const isTable = (value: unknown): value is FilterTable =>
  typeof value === 'object' && value !== null && Object.values(value).every(isFilter);

/** The filters in the tables of each room, as the input of an operation. */
const tablesByRoom = new Map(
  await Promise.all(
    globSync('*/filters.ts', { cwd: import.meta.dirname }).map(async (file) => {
      const exported = (await import(`./${file}`)) as Record<string, unknown>;
      const tables = Object.values(exported).filter(isTable);
      return [file.replace('/filters.ts', ''), Object.assign({}, ...tables.map(filterInput)) as z.ZodRawShape] as const;
    }),
  ),
);

/** The paged lists with several filters, with the table of their room. */
const lists = operations.flatMap(({ name, effect, input }) => {
  const shape = input instanceof z.ZodObject ? (input.shape as z.ZodRawShape) : {};
  const hasOffset = 'from' in shape && 'size' in shape;
  const others = hasOffset ? [...noFilters, 'from', 'size'] : noFilters;
  const filters = Object.keys(shape).filter((one) => !others.includes(one));
  const isPaged = 'pageCurrent' in shape || 'page' in shape || hasOffset;
  if (effect !== 'read' || !isPaged || filters.length < minTableSize) return [];
  return [{ name, shape, filters, table: tablesByRoom.get(name.split('.')[0] ?? '') ?? {} }];
});

const schemaText = (schema: z.core.$ZodType | undefined): string =>
  schema ? JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : '';

test('a list with several filters declares most of them in the table of its room', () => {
  const found = lists.filter(({ filters, table }) => filters.filter((one) => one in table).length * 2 < filters.length);
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(withoutTable).sort());
});

test('an input with the name of a filter in the table accepts the same values', () => {
  const differing = lists.flatMap(({ name, shape, filters, table }) =>
    filters
      .filter((one) => one in table && schemaText(shape[one]) !== schemaText(table[one]))
      .map((one) => `${name} ${one}`),
  );
  expect(differing).toEqual([]);
});
