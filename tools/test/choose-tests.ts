import { codeLocation } from '../check/architecture.ts';
import { importersOf, importsOf, reachedFrom } from '../check/import-graph.ts';
import type { SourceTree } from '../check/source-tree.ts';

export type TestSelection = {
  /** Rooms that changed on any floor. */
  readonly rooms: readonly string[];
  /** The rooms whose operations the tests call; all rooms if undefined. */
  readonly operationRooms: readonly string[] | undefined;
  readonly unit: readonly string[];
  readonly specs: readonly string[];
  /** Changed files shared by all rooms. They select no journeys, because they would select every one of them. */
  readonly shared: readonly string[];
};

const isUnit = (path: string): boolean => path.endsWith('.test.ts') || path.endsWith('.test.tsx');
const isSpec = (path: string): boolean => path.endsWith('.spec.ts') && !path.startsWith('e2e/proofs/');
const floorOf = (path: string): string => codeLocation(path).floor;

/**
 * The product and the registry import every room, but a test that only starts the product, or looks up an operation by
 * name, does not depend on all rooms.
 */
const product = 'server/app.ts';
const registry = 'contract/registry.ts';

const isOf = (rooms: readonly string[], path: string): boolean => rooms.includes(codeLocation(path).room ?? 'none');

/**
 * Whether a file contains a room's authorization cases, which the tests of all operations use to call the room's
 * operations.
 */
const isCases = (path: string): boolean => path.endsWith('/authorization.cases.ts');

/**
 * Whether a file belongs to the platform or the database, which refer to some rooms' states but call none of their
 * operations.
 */
const isBelowRooms = (path: string): boolean => path.startsWith('server/platform/') || floorOf(path) === 'database';

/**
 * Returns the room that a test outside the room folders is named after, for example in a set of tests with one file for
 * each room.
 */
const namedRoom = (path: string): string | undefined => {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.test\.tsx?$/, '');
  return codeLocation(path).room === undefined ? codeLocation(`server/${name}/routes.ts`).room : undefined;
};

/**
 * Returns the tests outside the room folders that exercise a room's operations. A test counts if it uses the registry,
 * is named after the room, or imports the room's contract or cases, directly or through a helper in the same folder.
 */
const callersOf = (house: SourceTree, rooms: readonly string[]): string[] => {
  const imports = importsOf(house);
  const passesThrough = (path: string): boolean =>
    codeLocation(path).room === undefined && !isBelowRooms(path) && path !== product && path !== registry;
  return [...house.files.keys()].filter((path) => {
    if (!isUnit(path) || floorOf(path) !== 'server' || codeLocation(path).room !== undefined) return false;
    const named = namedRoom(path);
    if (named !== undefined) return rooms.includes(named);
    if (imports.get(path)?.has(registry)) return true;
    const reached = reachedFrom(imports, [path], passesThrough);
    return [...reached].some((each) => isOf(rooms, each) && (floorOf(each) === 'contract' || isCases(each)));
  });
};

/**
 * Returns the tests that can be affected by a change: those that import the changed files, those of the changed rooms
 * on their floor and the floors above, those that call the rooms' operations, and the rooms' journeys. The search along
 * imports ends at files that compose the rooms, because from there it would reach every test.
 */
export const chooseTests = (house: SourceTree, changed: readonly string[]): TestSelection => {
  const roomsOn = (...floors: readonly string[]): string[] => [
    ...new Set(
      changed.filter((path) => floors.includes(floorOf(path))).flatMap((path) => codeLocation(path).room ?? []),
    ),
  ];
  const imports = importsOf(house);
  const importers = importersOf(house);
  const putsRoomsTogether = (path: string): boolean =>
    codeLocation(path).room === undefined &&
    [...(imports.get(path) ?? [])].some((each) => codeLocation(each).room !== undefined);
  const reached = reachedFrom(importers, changed, (path) => !putsRoomsTogether(path));

  const reachedInJourneys = reachedFrom(
    importers,
    changed.filter((path) => floorOf(path) === 'e2e'),
    () => true,
  );

  const affected: Readonly<Record<string, readonly string[]>> = {
    contract: roomsOn('contract'),
    server: roomsOn('contract', 'server'),
    web: roomsOn('contract', 'web'),
    e2e: roomsOn('contract', 'server', 'web'),
  };
  const isOfRoom = (path: string): boolean =>
    (affected[floorOf(path)] ?? []).includes(codeLocation(path).room ?? 'none');
  const isOfDatabase = (path: string): boolean => floorOf(path) === 'database';
  const called = affected['server'] ?? [];
  const callers = called.length === 0 ? [] : callersOf(house, called);
  const shared = changed.filter(
    (path) =>
      ['contract', 'server', 'web', 'database'].includes(floorOf(path)) &&
      codeLocation(path).room === undefined &&
      !codeLocation(path).isTest,
  );
  const callsAll = shared.some((path) => floorOf(path) !== 'web');
  const all = [...house.files.keys()];
  const unit = all.filter(
    (path) =>
      isUnit(path) &&
      (reached.has(path) ||
        isOfRoom(path) ||
        callers.includes(path) ||
        (isOfDatabase(path) && changed.some(isOfDatabase))),
  );
  return {
    rooms: roomsOn('contract', 'server', 'web', 'e2e').toSorted(),
    operationRooms: callsAll || called.length === 0 ? undefined : called.toSorted(),
    unit: unit.toSorted(),
    // Other rooms' journeys use this room's operations only to prepare data, so they are not selected.
    specs: all.filter((path) => isSpec(path) && (reachedInJourneys.has(path) || isOfRoom(path))).toSorted(),
    shared: shared.toSorted(),
  };
};
