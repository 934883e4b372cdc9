import type { Finding, Law } from '../finding.ts';
import { lineAt } from '../finding.ts';
import { LAYERS, layerOf, codeLocation, rankOf } from '../architecture.ts';
import type { CodeLocation } from '../architecture.ts';

/** The files of another room that a file of this kind may import. */
const doors = (path: string, from: CodeLocation): { readonly may: RegExp; readonly words: string } => {
  if (from.floor === 'contract') {
    if (from.room === undefined) return { may: /./, words: 'anything' };
    return { may: /^(shapes|states|rules)(\.ts|\/)/, words: 'its shapes, states and rules' };
  }
  if (from.floor === 'server') {
    if (from.area === '') {
      return {
        may: /^(room|public|events|policy|authorization\.cases)(\.ts|\/)|^emails\/mail-templates\.tsx$/,
        words: 'room.ts, public.ts and what the lists of all rooms take',
      };
    }
    const builds = from.isTest || /(^|\/)(factories|authorization\.cases)\.ts$/.test(path) || from.area === 'demo';
    if (builds) return { may: /^(public|factories)\.ts$/, words: 'public.ts and factories.ts' };
    return { may: /^public\.ts$/, words: 'public.ts' };
  }
  if (from.area === 'routes')
    return { may: /^(pages|parts)\/|^(client|copy|public)\.tsx?$/, words: 'pages, parts, client and copy' };
  if (from.area === 'app') return { may: /^(public\.tsx|copy\.ts)$/, words: 'public.tsx and copy' };
  return { may: /^public\.tsx$/, words: 'public.tsx' };
};

const roomSays = (path: string, from: CodeLocation, to: CodeLocation, target: string): string | undefined => {
  if (to.room === undefined || to.room === from.area) return undefined;
  const { may, words } = doors(path, from);
  if (!may.test(to.inside)) {
    return `${target} is inside the room ${to.room}; from here only ${words} may be imported. Export what you need there.`;
  }
  const own = from.room === undefined ? undefined : rankOf(from.room);
  const other = rankOf(to.room);
  if (own !== undefined && other !== undefined && other > own && !from.isTest) {
    return `${from.area} (rank ${own}) imports ${to.room} (rank ${other}). Higher rooms react to events: let ${to.room} handle an event of ${from.area}, or move the code up.`;
  }
  return undefined;
};

const layerSays = (from: CodeLocation, to: CodeLocation, target: string): string | undefined => {
  const own = layerOf(from);
  const other = layerOf(to);
  if (own === -1 || other === -1 || other <= own || from.isTest) return undefined;
  const name = (place: CodeLocation): string => place.room ?? (place.area === '' ? 'the floor itself' : place.area);
  const order = LAYERS[from.floor]?.map((names) =>
    names.map((each) => (each === '' ? 'the floor itself' : each)).join(', '),
  );
  return `${from.floor}/${name(from)} imports ${target}, which is a layer above it (from the bottom: ${order?.join(' < ') ?? ''}). Pass it in from above, or move it down.`;
};

/** Types that know all tables and all events are put together above the rooms and used below them, only as types. */
const TABLES = 'server/database.ts';
const EVENTS = 'server/event-payloads.ts';
const isSharedType = (path: string, target: string, typeOnly: boolean): boolean =>
  typeOnly && (target === TABLES || target === EVENTS || (path === TABLES && target.endsWith('/tables.ts')));

/** Written by the router's generator from web/routes, not by us. */
const ROUTE_TREE = 'web/routes.gen.ts';

/** The small tree of the pages that need no sign-in, put together by hand of the same files as the generated one. */
const GATE_TREE = 'web/app/gate-router.tsx';
const isRouteOfGate = (path: string, target: string): boolean => path === GATE_TREE && target.startsWith('web/routes/');

/** Only the law `testing-only` says which files may import it. */
const TEST_SUPPORT = /^server\/testing\//;

/** Puts the whole product together for a test, or shows all of its look to us, so it stands above everything. */
const isTestbed = (path: string): boolean => /^(server\/testing|web\/ui\/gallery)\//.test(path);

/** Rank, doors and layers between the folders of one floor. */
export const rooms: Law = {
  name: 'rooms',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text, facts } of files.values()) {
      const from = codeLocation(path);
      if (facts === undefined || LAYERS[from.floor] === undefined || isTestbed(path)) continue;
      for (const { target, typeOnly, at } of facts.imports) {
        if (target === undefined || target === ROUTE_TREE || isSharedType(path, target, typeOnly)) continue;
        if (isRouteOfGate(path, target) || TEST_SUPPORT.test(target)) continue;
        const to = codeLocation(target);
        if (to.floor !== from.floor) continue;
        const says = roomSays(path, from, to, target) ?? layerSays(from, to, target);
        if (says !== undefined) findings.push({ file: path, line: lineAt(text, at), says });
      }
    }
    return findings;
  },
};

const FOR_TESTS = /^server\/([^/]+\/)?(factories|authorization\.cases)\.ts$|^server\/testing\//;

/** What arranges the world for a test never runs in the product. */
export const testingOnly: Law = {
  name: 'testing-only',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text, facts } of files.values()) {
      if (!path.startsWith('server/') || codeLocation(path).isTest || FOR_TESTS.test(path)) continue;
      for (const { target, at } of facts?.imports ?? []) {
        if (target === undefined || !/^server\/(testing\/|[^/]+\/factories\.ts$)/.test(target)) continue;
        if (codeLocation(path).area === 'demo' && target.endsWith('/factories.ts')) continue;
        findings.push({
          file: path,
          line: lineAt(text, at),
          says: `${target} is only for tests. Product code belongs in a command, a query or the platform.`,
        });
      }
    }
    return findings;
  },
};

/** rules/ decide and touch nothing: no room, no platform, no package; their reasons are in the room's copy.ts. */
export const pureRules: Law = {
  name: 'pure-rules',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text, facts } of files.values()) {
      const { floor, room, inside, isTest } = codeLocation(path);
      if (floor !== 'server' || room === undefined || !inside.startsWith('rules/') || isTest) continue;
      for (const { specifier, target, at } of facts?.imports ?? []) {
        if (target?.startsWith('contract/') === true || target?.startsWith(`server/${room}/rules/`) === true) continue;
        if (target === `server/${room}/copy.ts`) continue;
        findings.push({
          file: path,
          line: lineAt(text, at),
          says: `a rule imports '${specifier}'. Rules import only contract/ and their room's copy.ts: pass what it needs as an argument, and load it in the command.`,
        });
      }
    }
    return findings;
  },
};
