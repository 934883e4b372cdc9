import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gatePaths } from './gate-paths.ts';

/** The way back from the identity provider leads inside, so it belongs to the other tree. */
const notAtTheGate = ['callback'];

test('the gate has every page that needs no sign-in, and no other', () => {
  const files = readdirSync(join(import.meta.dirname, '../routes'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
    .map(({ name }) => name.replace(/\.tsx$/, ''))
    .filter((name) => !notAtTheGate.includes(name));
  const paths = files.map((name) => (name === 'index' ? '/' : `/${name.replaceAll('.', '/')}`));
  expect([...gatePaths].toSorted()).toEqual(paths.toSorted());
});
