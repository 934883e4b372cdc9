import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/common/endpoint.ts';
import { operation } from '#contract/common/operation.ts';
import { readInput } from './read-input.ts';

const status = { pending: 1, approved: 2 } as const;
const list = operation({
  name: 'samples.list',
  summary: 'A list with filters',
  effect: 'read',
  access: 'public',
  input: z.object({
    statusId: z.enum(status).optional(),
    statusIds: z.array(z.enum(status)).optional(),
    sort: z.enum(['1', '2']).optional(),
    page: z.number().int().optional(),
    isOpen: z.boolean().optional(),
  }),
  output: z.object({}),
});
const at = endpoint<typeof list>('samples.list', 'GET', '/api/samples');
const read = (query: Record<string, string>) => readInput(list, at, { query } as unknown as FastifyRequest);

test('text in a query is converted to the type of its field, also for an enum of numbers', () => {
  expect(read({ statusId: '2', statusIds: '1,2', page: '3', isOpen: 'true' })).toEqual({
    statusId: 2,
    statusIds: [1, 2],
    page: 3,
    isOpen: true,
  });
});

test('text that is not of the type, or belongs to an enum of texts, stays text for the schema to judge', () => {
  expect(read({ statusId: 'pending', sort: '1', page: ' ', isOpen: 'yes' })).toEqual({
    statusId: 'pending',
    sort: '1',
    page: ' ',
    isOpen: 'yes',
  });
});
