import { expect, test } from 'vitest';
import { z } from 'zod';
import { operation } from '#contract/common/operation.ts';
import { responseWriter } from './response-writer.ts';

const shelf = z.object({ id: z.string(), label: z.string().nullable() });
const read = operation({
  name: 'notes.read',
  summary: 'Reads a note.',
  effect: 'read',
  access: { agency: 'any' },
  input: z.object({}),
  output: z.object({
    shelf: shelf.nullable(),
    pages: z.number().int().nullable(),
    tags: z.array(z.string()).nullable(),
    isOpen: z.boolean().nullable(),
    at: z.iso.datetime().nullable(),
    size: z.enum(['small', 'large']).nullable(),
    author: z.union([z.object({ name: z.string() }), z.object({ error: z.string() })]).nullable(),
    byShelf: z.record(z.string(), z.number()).nullable().optional(),
  }),
});
const write = responseWriter(read);
const written = (body: object): unknown => JSON.parse(write(body));

const nothing = { shelf: null, pages: null, tags: null, isOpen: null, at: null, size: null, author: null };

test('null is written as null for every kind of field', () => {
  expect(written(nothing)).toEqual(nothing);
  expect(written({ ...nothing, byShelf: null })).toEqual({ ...nothing, byShelf: null });
});

test('values of nullable fields are written as they are, including 0, false and empty text', () => {
  const body = {
    shelf: { id: '', label: '' },
    pages: 0,
    tags: [],
    isOpen: false,
    at: '2026-11-28T00:00:00.000Z',
    size: 'small',
    author: { error: 'unknown' },
    byShelf: { a: 0 },
  };
  expect(written(body)).toEqual(body);
});

test('fields that are not in the contract are left out, in a nullable object too', () => {
  const body = { ...nothing, secret: 1, shelf: { id: 'a', label: null, secret: 2 } };
  expect(written(body)).toEqual({ ...nothing, shelf: { id: 'a', label: null } });
});

test('a nullable object without a required field is not written', () => {
  expect(() => write({ ...nothing, shelf: { label: null } })).toThrow('"id" is required');
});
