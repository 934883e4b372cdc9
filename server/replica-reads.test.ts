import { expect, test } from 'vitest';
import { rooms } from './rooms.ts';

const routes = rooms.flatMap((room) => room.routes);
const readReplica = routes.filter((route) => route.readsReplica).map(({ operation }) => operation);

/** Whether an operation is a report, an export or a suggestion for a signed-in user, by its name. */
const isLongRead = ({ name, access, download }: (typeof routes)[number]['operation']): boolean =>
  name.startsWith('reports.')
    ? download === true
    : access !== 'public' && /\.(?:export[A-Za-z]*|suggest|autoSuggest)$/.test(name);

// Everything else decides something or shows a record. A bid, a right or a check for duplicates that reads a replica
// could use what is no longer so.
test('reports, exports and suggestions read the replica, and no other operation does', () => {
  const expected = routes
    .map(({ operation }) => operation)
    .filter(isLongRead)
    .map(({ name }) => name);
  expect(expected).toEqual(expect.arrayContaining(['people.exportPdf', 'board.suggest', 'reports.candidates']));
  expect(readReplica.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
});

// A handler that reads a replica writes nothing but events, and its response isn't stored with a key. Decision 0144.
test('no operation that reads the replica is a write with an Idempotency-Key', () => {
  const keyed = readReplica.filter(({ effect, keyless }) => effect === 'write' && keyless !== true);
  expect(keyed.map(({ name }) => name)).toEqual([]);
});
