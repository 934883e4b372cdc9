import type { Finding, ArchitectureRule } from '../finding.ts';
import { lineNumberAt } from '../finding.ts';
import { codeLocation, LEXEMES_FILE } from '../architecture.ts';
import type { CodeLocation } from '../architecture.ts';

type Rule = { readonly may: readonly string[]; readonly instead: string };

const FLOORS: Readonly<Record<string, Rule>> = {
  contract: { may: ['contract'], instead: 'What both sides need moves down into contract/; the rest stays above it.' },
  server: {
    may: ['contract', 'server'],
    instead: 'server and web meet only in contract/: move what both need there.',
  },
  web: { may: ['contract', 'web'], instead: 'web and server meet only in contract/: move what both need there.' },
  e2e: {
    may: ['contract', 'e2e', 'tools'],
    instead:
      'A journey meets the product as a person does: through the browser or over HTTP, by e2e/actors and e2e/worlds.',
  },
  database: {
    may: ['contract', 'database', 'server/platform'],
    instead: 'A migration stands by itself; what it needs belongs in database/ or contract/.',
  },
  tools: {
    may: ['contract', 'server', 'database', 'tools', 'e2e/worlds', 'e2e/actors'],
    instead: 'A tool starts the product from outside; shared code belongs in contract/ or server/.',
  },
};

/**
 * Whether an import is an allowed exception. The server may import `database/` to start the database, and the file with
 * the names of the lexemes in the database's indexes. Tests on either floor, and their support, may import from both.
 */
const mayMeet = (from: CodeLocation, target: string): boolean => {
  if (from.floor === 'server' && target === LEXEMES_FILE) return true;
  if (from.floor === 'database') return from.isTest && target.startsWith('server/');
  const reaches = from.isTest || ['platform', 'testing', ''].includes(from.area);
  return from.floor === 'server' && reaches && target.startsWith('database/');
};

/** Whether a file is a proof, which breaks the infrastructure below the product and inspects the result. */
const isProof = (from: CodeLocation): boolean => from.floor === 'e2e' && from.area === 'proofs';
const beneath = /^(server\/platform|database)\//;

/** The client through which the simulator and the journeys act. It signs in over HTTP and imports only the contract. */
const HTTP_ACTOR = 'server/simulator/http-actor.ts';

const isAllowed = (from: CodeLocation, target: string): boolean =>
  FLOORS[from.floor]?.may.some((floor) => target.startsWith(`${floor}/`)) === true ||
  mayMeet(from, target) ||
  (isProof(from) && beneath.test(target)) ||
  (from.floor === 'e2e' && target === HTTP_ACTOR);

const TEST_PACKAGES = /^(vitest|fast-check|node:)/;
const NOT_IN_WEB = /^(node:|fastify|@fastify\/|kysely|pg$|pg-boss|pino|oidc-provider|openid-client|jose)/;
const NOT_IN_E2E = /^(kysely|pg$|pg-boss)/;

/** The contract's files that may use the library for message catalogues. */
const CATALOGUE = /^contract\/common\/(?:(?:copy|icu)(?:\.test)?|text\/input-error\.test)\.ts$/;

const mayImport = (path: string, from: CodeLocation, specifier: string): boolean =>
  specifier === 'zod' ||
  (from.isTest && TEST_PACKAGES.test(specifier)) ||
  (CATALOGUE.test(path) && specifier === '@lingui/core');

const packageSays = (path: string, from: CodeLocation, specifier: string): string | undefined => {
  if (from.floor === 'contract' && !mayImport(path, from, specifier)) {
    return `contract imports '${specifier}', but it may import zod and nothing else. Code that needs more belongs in server/ or web/.`;
  }
  if (from.floor === 'web' && NOT_IN_WEB.test(specifier) && !from.isTest && from.inside !== 'vite.config.ts') {
    return `web imports '${specifier}', which runs on the server. Ask the server through an operation of contract/.`;
  }
  if (from.floor === 'e2e' && !isProof(from) && NOT_IN_E2E.test(specifier)) {
    return `e2e imports '${specifier}'. A journey changes the world over HTTP, with a token of the one who does it (e2e/actors), never by SQL.`;
  }
  return undefined;
};

export const floorDependencies: ArchitectureRule = {
  name: 'floors',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text, facts } of files.values()) {
      const from = codeLocation(path);
      const rule = FLOORS[from.floor];
      if (rule === undefined || facts === undefined) continue;
      for (const { specifier, target, at } of facts.imports) {
        const says =
          target === undefined
            ? packageSays(path, from, specifier)
            : isAllowed(from, target)
              ? undefined
              : `${from.floor} imports ${target}. ${rule.instead}`;
        if (says !== undefined && !isStartOfWeb(from, target))
          findings.push({ file: path, line: lineNumberAt(text, at), says });
      }
    }
    return findings;
  },
};

/** Whether an import is the allowed exception: the build configuration may import the repository's tools. */
const isStartOfWeb = (from: CodeLocation, target: string | undefined): boolean =>
  from.floor === 'web' && from.inside === 'vite.config.ts' && target?.startsWith('tools/') === true;
