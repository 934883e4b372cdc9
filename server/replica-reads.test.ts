import { expect, test } from 'vitest';
import { rooms } from './rooms.ts';

const routes = rooms.flatMap((room) => room.routes);
const readReplica = routes.filter((route) => route.readsReplica).map(({ operation }) => operation);

test('every report and every export of a signed-in user reads the replica, whatever its format', () => {
  const exports = routes
    .map(({ operation }) => operation)
    .filter(({ name, access, download }) =>
      name.startsWith('reports.') ? download === true : access !== 'public' && /\.export/.test(name),
    );
  expect(exports.map(({ name }) => name)).toEqual(expect.arrayContaining(['people.export', 'people.exportPdf']));
  expect(exports.filter((operation) => !readReplica.includes(operation)).map(({ name }) => name)).toEqual([]);
});

// A handler that reads a replica writes nothing but events, and its response isn't stored with a key. Decision 0144.
test('no operation that reads the replica is a write with an Idempotency-Key', () => {
  const keyed = readReplica.filter(({ effect, keyless }) => effect === 'write' && keyless !== true);
  expect(keyed.map(({ name }) => name)).toEqual([]);
});
