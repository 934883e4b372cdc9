import { globSync } from 'node:fs';
import { join } from 'node:path';
import { i18n, setupI18n } from '@lingui/core';
import { afterEach, describe, expect, test } from 'vitest';
import { compileIcuMessage } from './icu.ts';
import { declaredMessages, defineCopy, extractMessages, setLanguageResolver } from './copy.ts';
import { defineReasons } from './reasons/define-reasons.ts';
import { refusals } from './refusal.ts';

const copyFile = 'contract/common/copy.ts';

const copy = defineCopy('test', {
  title: 'Engagements',
  total: 'Total {count} records',
  due: '{days, plural, one {# day} other {# days}} for {name}',
});

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('a message without values is a string, one with values is a function', () => {
  expect(copy.title).toBe('Engagements');
  expect(copy.total({ count: '1,234' })).toBe('Total 1,234 records');
});

test('the possessive of a name that ends in s has an apostrophe alone', () => {
  const names = defineCopy('test.names', {
    claim: 'Contest {client}’s claim',
    both: '{client}’s, {other}’s and {client}',
  });
  expect(names.claim({ client: 'Larkfield Foods' })).toBe('Contest Larkfield Foods’ claim');
  expect(names.claim({ client: 'Sable Ridge' })).toBe('Contest Sable Ridge’s claim');
  expect(names.both({ client: 'Calder Works', other: 'Mara' })).toBe('Calder Works’, Mara’s and Calder Works');
});

test('a plural follows its number', () => {
  expect([1, 2].map((days) => copy.due({ days, name: 'Mara' }))).toEqual(['1 day for Mara', '2 days for Mara']);
});

test('another language replaces messages by their IDs', () => {
  i18n.loadAndActivate({
    locale: 'de',
    messages: { 'test.title': 'Aufträge', 'test.total': compileIcuMessage('{count} Einträge') },
  });
  expect(copy.title).toBe('Aufträge');
  expect(copy.total({ count: 3 })).toBe('3 Einträge');
});

test('each reader gets their own language', () => {
  const german = setupI18n({
    locale: 'de',
    messages: {
      de: { 'test.title': 'Aufträge', 'sample.refusal.gone': 'Fort.', 'sample.reason.cv-cap': 'Voll.' },
    },
  });
  const { gone } = refusals('sample', { gone: { status: 409, message: 'It is gone.' } });
  const reasons = defineReasons('sample', { 'cv-cap': { text: 'It is full.' } });
  const read = () => [copy.title, gone.message, reasons['cv-cap'].text];
  setLanguageResolver(() => german);
  expect(read()).toEqual(['Aufträge', 'Fort.', 'Voll.']);
  setLanguageResolver(() => i18n);
  expect(read()).toEqual(['Engagements', 'It is gone.', 'It is full.']);
});

describe('the copy of every room', async () => {
  const files = globSync(
    ['{contract,server,web}/**/*copy.ts', 'contract/**/refusal{,s}.ts', 'contract/**/*reasons.ts'],
    { exclude: [copyFile] },
  );
  const rooms = await Promise.all(
    files.map((file) => import(join(process.cwd(), file)) as Promise<Record<string, unknown>>),
  );
  await import('#contract/registry.ts');
  const messages = [...rooms.flatMap((room) => Object.values(room)).flatMap(extractMessages), ...declaredMessages()];

  test('is found', () => {
    expect(messages.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'common.refusal.forbidden',
        'team.refusal.default-role',
        'applications.reason.closing-passed.unblockBy',
        'common.unblock.addNewerCv',
        'board.title',
        'input.{field} is required!',
        'input.First name',
        'input.Hours must be a whole number.',
      ]),
    );
  });

  test('compiles', () => {
    expect(messages.length).toBeGreaterThan(100);
    for (const { message } of messages) expect(() => compileIcuMessage(message), message).not.toThrow();
  });

  test('has unique IDs', () => {
    const ids = messages.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
