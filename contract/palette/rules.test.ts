import { expect, test } from 'vitest';
import { parseReference, formatReference } from './rules.ts';
import { paletteResultKinds } from './states.ts';

const id = '01900000-0000-7000-8000-000000000001';

test.each(paletteResultKinds)('a reference to a %s reads as it was written', (kind) => {
  expect(parseReference(formatReference({ kind, id }))).toEqual({ kind, id });
});

test.each(['', id, `tenant:${id}`, 'engagement:1', `engagement:${id} `, `xengagement:${id}`])('%s is none', (text) => {
  expect(parseReference(text)).toBeUndefined();
});
