import { codeLocation } from '../check/architecture.ts';
import { importersOf, importsOf, reachedFrom } from '../check/import-graph.ts';
import type { SourceTree } from '../check/source-tree.ts';

export type Choice = {
  /** Rooms that were changed on any floor. */
  readonly rooms: readonly string[];
  /** Rooms whose operations are called; all of them when undefined. */
  readonly operationRooms: readonly string[] | undefined;
  readonly unit: readonly string[];
  readonly specs: readonly string[];
  /** Changed files that every room shares: their journeys are those of the whole product, and are not chosen. */
  readonly shared: readonly string[];
};

const isUnit = (path: string): boolean => path.endsWith('.test.ts') || path.endsWith('.test.tsx');
const isSpec = (path: string): boolean => path.endsWith('.spec.ts') && !path.startsWith('e2e/proofs/');
const floorOf = (path: string): string => codeLocation(path).floor;

/** Both name every room: whoever only starts the product, or finds an operation by its name, does not call all. */
const product = 'server/app.ts';
const registry = 'contract/registry.ts';

const isOf = (rooms: readonly string[], path: string): boolean => rooms.includes(codeLocation(path).room ?? 'none');

/** The calls of a room's operations that tests of all operations make. */
const isCases = (path: string): boolean => path.endsWith('/authorization.cases.ts');

/** The room that a test outside of the rooms is named by, where one that calls all operations has a file for each. */
const namedRoom = (path: string): string | undefined => {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.test\.tsx?$/, '');
  return codeLocation(path).room === undefined ? codeLocation(`server/${name}/routes.ts`).room : undefined;
};

/**
 * A test outside of the rooms that calls a room's operations: it goes through the registry itself, or is named by the
 * room, or it or a helper of its own imports the room's contract or cases.
 */
const callersOf = (house: SourceTree, rooms: readonly string[]): string[] => {
  const imports = importsOf(house);
  const passesThrough = (path: string): boolean =>
    codeLocation(path).room === undefined && path !== product && path !== registry;
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
 * The tests that can notice a change: those that import what was changed, those of the rooms that were changed on
 * their floor and the floors above it, those that call their operations, and their own journeys. A way of imports
 * ends where something outside of the rooms puts them together, since from there it would lead to every test.
 */
export const chooseTests = (house: SourceTree, changed: readonly string[]): Choice => {
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
    specs: all.filter((path) => isSpec(path) && (reached.has(path) || isOfRoom(path))).toSorted(),
    shared: shared.toSorted(),
  };
};
