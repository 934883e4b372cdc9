/** The rooms by rank: a room may import rooms of its own rank or below. */
const ROOMS_BY_RANK: readonly (readonly string[])[] = [
  ['lookups', 'identity', 'tenants', 'views'],
  ['profile', 'testimonials', 'team'],
  ['engagements', 'prequalification'],
  ['opportunities', 'applications', 'assignments'],
  [
    'bidding',
    'audits',
    'candidates',
    'draft-candidates',
    'consents',
    'claims',
    'disputes',
    'clarifications',
    'people',
    'response-times',
    'inbound-mail',
  ],
  ['board', 'clients', 'notifications', 'my-week', 'palette', 'reports', 'audit-log', 'support'],
];

const RANKS: ReadonlyMap<string, number> = new Map(
  ROOMS_BY_RANK.flatMap((rooms, rank) => rooms.map((room) => [room, rank] as const)),
);

/**
 * The file with the names of the lexemes that the SQL files write into an index and that the server's queries search
 * for.
 */
export const LEXEMES_FILE = 'database/search-lexemes.ts';

export const rankOf = (room: string): number | undefined => RANKS.get(room);
const isRoom = (name: string): boolean => RANKS.has(name);

/** A floor's folders that are not rooms, lowest layer first; `'rooms'` marks the place of the rooms. */
export const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  contract: [['common'], ['rooms'], ['']],
  server: [['platform'], ['rooms'], ['simulator', 'demo'], ['', 'testing']],
  web: [['platform'], ['ui'], ['rooms'], ['app'], ['routes', '', 'testing']],
};

export const SERVER_PLATFORM: readonly string[] = [
  'http',
  'db',
  'scope',
  'policy',
  'problems',
  'events',
  'jobs',
  'mail',
  'files',
  'ai',
  'clock',
  'config',
  'log',
  'live',
  'postgres',
  'vault',
];

export type CodeLocation = {
  /** The first folder: contract, server, web, e2e, database, tools or docs; '' for a file at the root. */
  readonly floor: string;
  /** The second folder (a room, `platform`, `ui`, …); '' for a file directly on the floor. */
  readonly area: string;
  readonly room: string | undefined;
  /** The path inside the area. */
  readonly inside: string;
  readonly isTest: boolean;
};

/** Locates a path in the architecture. */
export const codeLocation = (path: string): CodeLocation => {
  const parts = path.split('/');
  const floor = parts.length > 1 ? (parts[0] ?? '') : '';
  const area = parts.length > 2 ? (parts[1] ?? '') : '';
  return {
    floor,
    area,
    room: isRoom(area) ? area : undefined,
    inside: parts.slice(area === '' ? (floor === '' ? 0 : 1) : 2).join('/'),
    isTest: isTestPath(path),
  };
};

const isTestPath = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Returns the layer of a location on its floor; a file may import its own layer or a lower one. */
export const layerOf = ({ floor, area, room }: CodeLocation): number => {
  const name = room === undefined ? area : 'rooms';
  return LAYERS[floor]?.findIndex((names) => names.includes(name)) ?? -1;
};
