import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { agencyRequirements, type Access, type Operation } from '#contract/common/operation.ts';
import type { Finding, ArchitectureRule } from '../finding.ts';

export const REGISTRY_FILE = 'contract/registry.ts';
export const SPECIFIED_API_FILE = 'docs/api.tsv';
export const OWN_API_FILE = 'docs/api-own.tsv';

type Registry = {
  readonly operations: readonly Pick<Operation, 'name' | 'access'>[];
  readonly endpoints: readonly Pick<Endpoint, 'operation' | 'method' | 'path'>[];
};

type Call = { readonly access: string; readonly file: string };

/** Parses the calls by method and path. The names of parameters are ours to choose, so they are ignored. */
export const parseCalls = (tsv: string, file: string): [string, Call][] =>
  tsv
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, method = '', path = '', access = ''] = line.split('\t');
      return [keyOf(method, path), { access, file }];
    });

const keyOf = (method: string, path: string): string => `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;

/** Returns the term for an operation's access in docs/api.tsv. */
const wordOf = (access: Access): string => {
  if (access === 'public') return 'public';
  if (access.agency !== undefined) return agencyRequirements(access.agency).permission ?? 'bearer';
  if (access.client !== undefined) return 'employer';
  return access.provider === undefined ? 'auditor' : 'provider';
};

/**
 * The documented access terms that aren't a single permission, but depend on the token or on server data, with the
 * contract's terms that match each.
 */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  token: ['public'],
  'feed token': ['public'],
  'own settings': ['bearer'],
  'own, or Assignments=View Other Users Assignment / Data': ['bearer'],
  'Fulfillment Stage=View Details or draft token': ['public'],
  'server fact': ['bearer', 'employer', 'provider', 'auditor'],
};

/** Compares the contract's endpoints with the documented API; every documented call must exist. */
export const apiFindings = ({ operations, endpoints }: Registry, specified: string, own: string): Finding[] => {
  const written = new Map([...parseCalls(own, OWN_API_FILE), ...parseCalls(specified, SPECIFIED_API_FILE)]);
  const operationsByName = new Map(operations.map((operation) => [operation.name, operation]));
  const seen = new Set<string>();
  const findings: Finding[] = [];
  const add = (says: string): void => {
    findings.push({ file: REGISTRY_FILE, says });
  };
  for (const { operation, method, path } of endpoints) {
    const key = keyOf(method, path);
    const call = written.get(key);
    const behind = operationsByName.get(operation);
    if (seen.has(key)) add(`${method} ${path} stands there twice. One address has one operation.`);
    seen.add(key);
    if (behind === undefined) {
      add(`${method} ${path} leads to ${operation}, which is no operation. List it in the room's operations.ts.`);
    } else if (call === undefined) {
      add(
        `${method} ${path} (${operation}) is in neither ${SPECIFIED_API_FILE} nor ${OWN_API_FILE}. Correct it, or write it into ${OWN_API_FILE}.`,
      );
    } else {
      const expected = OTHER_WORDS[call.access] ?? [call.access];
      const found = wordOf(behind.access);
      if (!expected.includes(found)) {
        add(
          `${method} ${path} (${operation}) is open to '${found}', but ${call.file} says '${call.access}'. Correct its access.`,
        );
      }
    }
  }
  for (const [key] of parseCalls(specified, SPECIFIED_API_FILE)) {
    if (!seen.has(key))
      add(`${key} is specified in ${SPECIFIED_API_FILE} and missing. Give an operation this endpoint.`);
  }
  const addressed = new Set(endpoints.map(({ operation }) => operation));
  for (const { name } of operations) {
    if (!addressed.has(name)) add(`the operation ${name} has no endpoint. Give it one in the room's endpoints.ts.`);
  }
  return findings;
};

/** Requires that every endpoint of the contract is documented with method, path and access. */
export const documentedEndpoints: ArchitectureRule = {
  name: 'api',
  find: async ({ root, files }) => {
    if (!existsSync(join(root, REGISTRY_FILE))) return [];
    const registry = (await import(pathToFileURL(join(root, REGISTRY_FILE)).href)) as Registry;
    return apiFindings(registry, files.get(SPECIFIED_API_FILE)?.text ?? '', files.get(OWN_API_FILE)?.text ?? '');
  },
};
