import { expect, test } from 'vitest';
import { parseReference, formatReference } from './rules.ts';
import { paletteResultKinds } from './states.ts';

const id = '01900000-0000-7000-8000-000000000001';

test.each(paletteResultKinds)('parsing a formatted reference to a %s returns it', (kind) => {
  expect(parseReference(formatReference({ kind, id }))).toEqual({ kind, id });
});

test.each(['', id, `tenant:${id}`, 'engagement:1', `engagement:${id} `, `xengagement:${id}`])(
  '%s is not a reference',
  (text) => {
    expect(parseReference(text)).toBeUndefined();
  },
);
