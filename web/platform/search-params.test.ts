import { globSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import {
  booleanParam,
  dayParam,
  listOf,
  patternParam,
  oneOf,
  searchParams,
  textParam,
  wholeNumber,
} from './search-params.ts';

const read = searchParams({
  q: textParam(5),
  id: patternParam(/^[a-f]+$/),
  kind: oneOf(['perm', 'contract']),
  page: wholeNumber(0, 9),
  mine: booleanParam,
  status: listOf(wholeNumber(1, 7)),
});

test('a parameter is parsed as the type that the route needs', () => {
  const found = read({ q: '2024', id: 'abc', kind: 'perm', page: '3', mine: 'true', status: ['1', '7'] });
  expect(found).toEqual({ q: '2024', id: 'abc', kind: 'perm', page: 3, mine: true, status: [1, 7] });
  expectTypeOf(found.kind).toEqualTypeOf<'perm' | 'contract' | undefined>();
});

test('a parsed value can be parsed again, as a link writes it', () => {
  expect(read({ page: 3, mine: false, status: 2 })).toEqual({ page: 3, mine: false, status: [2] });
});

test.each([
  ['a text that is too long', { q: '123456' }],
  ['an empty text', { q: '' }],
  ['a text with a control character', { q: 'a\u0007b' }],
  ['a text of two lines', { q: 'a\nb' }],
  ['a list in place of a text', { q: ['a', 'b'] }],
  ['another form', { id: 'xyz' }],
  ['a word that is none of them', { kind: 'temp' }],
  ['a number out of bounds', { page: '10' }],
  ['a negative number', { page: '-1' }],
  ['a broken number', { page: '1.5' }],
  ['no number', { page: 'two' }],
  ['no yes and no no', { mine: 'maybe' }],
  ['a list of nothing of use', { status: ['0', 'x'] }],
  ['a parameter that nobody asked for', { utm: 'mail' }],
])('%s is left out', (_what, given) => {
  expect(read(given)).toEqual({});
});

test('invalid entries of a list are dropped', () => {
  expect(read({ status: ['1', 'x', '3'] })).toEqual({ status: [1, 3] });
});

test('a list may also be separated by commas, as in the API', () => {
  expect(read({ status: '2,7' })).toEqual({ status: [2, 7] });
  expect(read({ status: ['1,x', '3'] })).toEqual({ status: [1, 3] });
});

test('a day must exist', () => {
  expect(['2026-02-28', '2026-02-30', '2026-13-01', '2026-2-1', 7].map(dayParam)).toEqual([
    '2026-02-28',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('no route adds a schema library or the copy of a room to the initial load', () => {
  const routes = globSync('web/routes/**/*.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const library = /^import (?!type).* from 'zod/m;
  const roomsTitle = /from '#web\/(?!app\/|ui\/|identity\/)[^']*\/words\.ts'[^]*title: \(\) => words/;
  const heavy = routes.filter(({ text }) => library.test(text) || roomsTitle.test(text));
  expect(heavy.map(({ file }) => file)).toEqual([]);
});
