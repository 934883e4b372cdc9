import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import { parseCalls, OWN_API_FILE, REGISTRY_FILE, SPECIFIED_API_FILE } from './laws/api.ts';
import type { SourceTree } from './source-tree.ts';

/**
 * Paths that are ambiguous in the specification itself and therefore can't be changed. Each also matches the paths
 * listed for it.
 */
const AMBIGUOUS_IN_SPECIFICATION: Readonly<Record<string, readonly string[]>> = {
  '/api/v1/engagement/assignment/{userId}': [
    '/api/v1/engagement/{engagementId}/application',
    '/api/v1/engagement/{engagementId}/candidates',
    '/api/v1/engagement/{engagementId}/info',
    '/api/v1/engagement/{engagementId}/infoWithoutApplication',
    '/api/v1/engagement/{engagementId}/notices',
    '/api/v1/engagement/{engagementId}/notices-count',
    '/api/v1/engagement/{engagementId}/summary',
    '/api/v1/engagement/{engagementId}/withdrawStatus',
  ],
  '/api/v2.1/comment/clarifications/{clarificationId}/replies': [
    '/api/v2.1/comment/clarifications/auction/{auctionId}',
    '/api/v2.1/comment/clarifications/successfee/{successFeeId}',
  ],
  '/api/v1/engagement/draft-candidates/{draftCandidateId}': [
    '/api/v1/engagement/{engagementId}/application',
    '/api/v1/engagement/{engagementId}/candidates',
    '/api/v1/engagement/{engagementId}/info',
    '/api/v1/engagement/{engagementId}/infoWithoutApplication',
    '/api/v1/engagement/{engagementId}/notices',
    '/api/v1/engagement/{engagementId}/notices-count',
    '/api/v1/engagement/{engagementId}/summary',
    '/api/v1/engagement/{engagementId}/withdrawStatus',
  ],
};

export type ApiDocument = { readonly paths: Readonly<Record<string, object>> } & Readonly<Record<string, unknown>>;

const isListed = (one: string, other: string): boolean =>
  AMBIGUOUS_IN_SPECIFICATION[one]?.includes(other) === true ||
  AMBIGUOUS_IN_SPECIFICATION[other]?.includes(one) === true;

/** Puts our own paths first, since the linter reports only the first ambiguous path. */
const ownPathsFirst = (document: ApiDocument, own: ReadonlySet<string>): ApiDocument => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).toSorted(([one], [other]) => Number(own.has(other)) - Number(own.has(one))),
  ),
});

const redoclyFindings = async (document: ApiDocument): Promise<string[]> => {
  const { createConfig, lintFromString } = await import('@redocly/openapi-core');
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  return problems
    .filter(({ ruleId, message }) => {
      const [, one = '', other = ''] = /`([^`]+)` and `([^`]+)`/.exec(message) ?? [];
      return ruleId !== 'no-ambiguous-paths' || !isListed(one, other);
    })
    .map(({ ruleId, message, location }) => `redocly ${ruleId}: ${location[0]?.pointer ?? ''} ${message}`);
};

const spectralFindings = async (document: ApiDocument): Promise<string[]> => {
  const [{ default: core }, { default: rulesets }] = await Promise.all([
    import('@stoplight/spectral-core'),
    import('@stoplight/spectral-rulesets'),
  ]);
  const spectral = new core.Spectral();
  // Spectral's types do not allow a ruleset without an `extends`, although it is valid.
  spectral.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });
  const results = await spectral.run(document);
  return results.map(({ code, path, message }) => `spectral ${code}: ${path.join(' > ')} ${message}`);
};

/** Returns the findings in a document according to redocly's `recommended` and spectral's `oas` rules. */
export const documentFindings = async (document: ApiDocument, own: ReadonlySet<string>): Promise<string[]> => [
  ...(await redoclyFindings(ownPathsFirst(document, own))),
  ...(await spectralFindings(document)),
];

/**
 * Returns the findings for the OpenAPI document that the repository's server would generate; none if the repository has
 * no API.
 */
export const apiDocumentFindings = async ({ root, files }: SourceTree): Promise<string[]> => {
  const load = async (path: string): Promise<unknown> => import(pathToFileURL(join(root, path)).href);
  if (!existsSync(join(root, REGISTRY_FILE))) return [];
  const registry = (await load(REGISTRY_FILE)) as { operations: unknown; endpoints: unknown };
  const { createOpenApiDocument } = (await load('server/platform/http/openapi/document.ts')) as {
    createOpenApiDocument: (operations: unknown, endpoints: unknown, publicUrl: string) => ApiDocument;
  };
  const document = createOpenApiDocument(registry.operations, registry.endpoints, 'https://rolecall.example');
  const pathsIn = (file: string): Set<string> =>
    new Set(parseCalls(files.get(file)?.text ?? '', file).map(([key]) => key.slice(key.indexOf(' ') + 1)));
  const specified = pathsIn(SPECIFIED_API_FILE);
  const ours = [...pathsIn(OWN_API_FILE)].filter((path) => !specified.has(path));
  const own = new Set(Object.keys(document.paths).filter((path) => ours.includes(path.replace(/\{[^}]*\}/g, '{}'))));
  return documentFindings(document, own);
};
