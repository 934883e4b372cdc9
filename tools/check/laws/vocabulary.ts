import type { Finding, ArchitectureRule } from '../finding.ts';
import { SERVER_PLATFORM, codeLocation } from '../architecture.ts';
import type { CodeLocation } from '../architecture.ts';

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';
const COMPONENT = '[A-Za-z0-9]+(?:-[a-z0-9]+)*';

const ROOM_FILES: Readonly<Record<string, { readonly may: RegExp; readonly words: string }>> = {
  contract: {
    may: new RegExp(
      `^(?:(?:operations|endpoints|shapes|refusals|reasons|states|rules|filters|copy)\\.ts|(?:operations|endpoints|shapes|rules)/${NAME}\\.ts)$`,
    ),
    words: 'operations.ts, endpoints.ts, shapes.ts, refusals.ts, reasons.ts, states.ts, rules.ts, filters.ts, copy.ts',
  },
  server: {
    may: new RegExp(
      `^(?:(?:room|routes|queries|policy|tables|events|reactions|jobs|public|factories|copy|kinds|authorization\\.cases)\\.ts|(?:commands|queries|rules)/(?:${NAME}/)?${NAME}\\.ts|(?:routes|kinds)/${NAME}\\.ts|emails/${NAME}\\.tsx)$`,
    ),
    words:
      'room.ts, routes.ts, commands/<verb-noun>.ts, queries.ts or queries/, policy.ts, rules/<rule>.ts, tables.ts, events.ts, reactions.ts, jobs.ts, emails/<mail>.tsx, public.ts, factories.ts, copy.ts, kinds.ts or kinds/, authorization.cases.ts',
  },
  web: {
    may: new RegExp(
      `^(?:client\\.ts|copy\\.ts|public\\.tsx|(?:pages|parts)/(?:${NAME}/)?${COMPONENT}(?:\\.tsx|\\.ts|\\.module\\.css))$`,
    ),
    words: 'client.ts, pages/, parts/, copy.ts, public.tsx',
  },
  e2e: { may: new RegExp(`^${NAME}\\.spec\\.ts$`), words: '<journey>.spec.ts' },
};

/**
 * The folders that a room may have in addition to those in the vocabulary. The only one is for the identity provider
 * itself.
 */
const ROOM_FOLDERS: Readonly<Record<string, readonly string[]>> = { 'server/identity': ['provider/'] };

const AREAS: Readonly<Record<string, readonly string[]>> = {
  contract: ['common'],
  server: ['platform', 'simulator', 'demo', 'testing'],
  web: ['app', 'ui', 'platform', 'routes', 'locales', 'public', 'testing'],
  e2e: ['actors', 'worlds', 'proofs', 'ui', 'app'],
};

const FLOORS = ['contract', 'server', 'web', 'e2e', 'database', 'tools', 'docs', '.ci'];

/** Meaningless names, each with a hint about where such code belongs. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /(^|\/)(utils?|helpers?|common|misc|shared)(\.|\/)/,
    'Name it for what it does, in the file of the vocabulary that does it.',
  ],
  [
    /(^|[/-])(services?|managers?|repositor(y|ies)|models?)(\.|\/)/,
    'Writes belong in commands/<verb-noun>.ts, reads in queries.ts.',
  ],
  [/(^|\/)(controllers?|handlers?|router)(\.|\/)/, 'Belongs in routes.ts.'],
  [
    /(^|\/)(types|interfaces|schemas?|dto)(\.|\/)/,
    'Shapes both sides know belong in contract/<room>/shapes.ts, rows in tables.ts.',
  ],
  [/(^|\/)(components?|hooks?)(\.|\/)/, 'Components belong in parts/ or pages/, calls in client.ts.'],
  [/(^|\/)constants?(\.|\/)/, 'Put each value beside the rule that means it, in rules.ts or rules/.'],
];

const hintFor = (inside: string): string => HINTS.find(([pattern]) => pattern.test(inside))?.[1] ?? '';

const placeSays = (path: string, place: CodeLocation, paths: ReadonlySet<string>): string | undefined => {
  const { floor, area, room, inside } = place;
  if (floor === '') return undefined;
  if (!FLOORS.includes(floor)) return `there is no floor ${floor}/. The floors are ${FLOORS.join(', ')}.`;
  const areas = AREAS[floor];
  if (areas === undefined || area === '') return undefined;
  if (room === undefined) {
    if (!areas.includes(area)) {
      return `there is no room ${area}. Rooms are named in tools/check/architecture.ts; besides them ${floor}/ has ${areas.join(', ')}.`;
    }
    if (floor === 'server' && area === 'platform' && !SERVER_PLATFORM.includes(inside.split('/')[0] ?? '')) {
      return `server/platform has ${SERVER_PLATFORM.join(', ')}. Code about one subject belongs in its room.`;
    }
    return undefined;
  }
  if (ROOM_FOLDERS[`${floor}/${room}`]?.some((folder) => inside.startsWith(folder)) === true) return undefined;
  const files = ROOM_FILES[floor];
  const name = testedName(path, paths);
  if (files === undefined || name === undefined) {
    return 'a test belongs next to the file that it tests, with the same name: <file>.test.ts, or <file>.<what>.test.ts.';
  }
  const tested = name.slice(`${floor}/${room}/`.length);
  if (files.may.test(tested) || (name !== path && !tested.includes('.'))) return undefined;
  return `a room on the floor ${floor} has no such file. It has: ${files.words}. ${hintFor(inside)}`.trim();
};

/**
 * Returns the file or folder that a test is named after; the path itself if it is not a test; undefined if no such file
 * or folder exists.
 */
const testedName = (path: string, paths: ReadonlySet<string>): string | undefined => {
  if (!/\.test\.tsx?$/.test(path)) return path;
  let stem = path.replace(/\.test\.tsx?$/, '');
  for (;;) {
    const found = [`${stem}.ts`, `${stem}.tsx`].find((each) => paths.has(each));
    if (found !== undefined) return found;
    if ([...paths].some((each) => each.startsWith(`${stem}/`))) return stem;
    const dot = stem.lastIndexOf('.');
    if (dot <= stem.lastIndexOf('/')) return undefined;
    stem = stem.slice(0, dot);
  }
};

/** Enforces the closed vocabulary of floors, rooms and their files. */
export const closedVocabulary: ArchitectureRule = {
  name: 'vocabulary',
  find: ({ files }) => {
    const paths = new Set(files.keys());
    const findings: Finding[] = [];
    for (const path of paths) {
      const says = placeSays(path, codeLocation(path), paths);
      if (says !== undefined) findings.push({ file: path, says });
    }
    return findings;
  },
};
