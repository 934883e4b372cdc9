import { expect, test } from 'vitest';
import { findGuards, removeGuard } from './guards.ts';

const without = (source: string): string[] => findGuards(source).map((guard) => removeGuard(source, guard));

test('a refusing return and a push to the reasons are guards, each with its condition', () => {
  expect(without("if (ended) return [{ code: 'ended' }];\nreturn [];")).toEqual(['\nreturn [];']);
  expect(without("if (full) {\n  reasons.push({ code: 'full' });\n}")).toEqual(['']);
  expect(without('reasons.push(...closed);')).toEqual(['']);
});

test('one part of a list of reasons, one entry of a table, or the refusing side of a choice is removed', () => {
  expect(without('const all = [...closed(one), ...paused(one)];')).toEqual([
    'const all = [...[], ...paused(one)];',
    'const all = [...closed(one), ...[]];',
  ]);
  expect(without("const words = { [paused]: { code: 'paused' }, [ended]: { code: 'ended' } };")).toEqual([
    "const words = {  [ended]: { code: 'ended' } };",
    "const words = { [paused]: { code: 'paused' },  };",
  ]);
  expect(without("const why = isOpen ? [] : [{ code: 'closed' }];")).toEqual(['const why = [];']);
});

test('code without guards is unchanged', () => {
  expect(findGuards('if (known) count += 1;\nconst total = rows.length;')).toEqual([]);
});
