import { globSync } from 'node:fs';
import { join } from 'node:path';
import { i18n } from '@lingui/core';
import { afterEach, describe, expect, test } from 'vitest';
import { compile } from './messages.ts';
import { defineCopy, messagesOf } from './copy.ts';

const words = defineCopy('test', {
  title: 'Engagements',
  total: 'Total {count} records',
  due: '{days, plural, one {# day} other {# days}} for {name}',
});

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('a word without values is a text, one with values is asked for with them', () => {
  expect(words.title).toBe('Engagements');
  expect(words.total({ count: '1,234' })).toBe('Total 1,234 records');
});

test('a plural follows its number', () => {
  expect([1, 2].map((days) => words.due({ days, name: 'Mara' }))).toEqual(['1 day for Mara', '2 days for Mara']);
});

test('another language replaces the words by their ids', () => {
  i18n.loadAndActivate({
    locale: 'de',
    messages: { 'test.title': 'Aufträge', 'test.total': compile('{count} Einträge') },
  });
  expect(words.title).toBe('Aufträge');
  expect(words.total({ count: 3 })).toBe('3 Einträge');
});

describe('every room’s copy', async () => {
  const files = globSync('web/**/*copy.ts').filter((file) => !file.endsWith('platform/copy.ts'));
  const rooms = await Promise.all(
    files.map((file) => import(join(process.cwd(), file)) as Promise<Record<string, unknown>>),
  );
  const messages = rooms.flatMap((room) => Object.values(room)).flatMap(messagesOf);

  test('compile', () => {
    expect(messages.length).toBeGreaterThan(100);
    for (const { message } of messages) expect(() => compile(message), message).not.toThrow();
  });

  test('have ids of their own', () => {
    const ids = messages.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
