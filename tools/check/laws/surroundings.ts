import type { Finding, ArchitectureRule } from '../finding.ts';
import { lineNumberAt } from '../finding.ts';
import type { SourceTree } from '../source-tree.ts';
import type { SourceFacts } from '../facts.ts';

const findUses = (
  { files }: SourceTree,
  uses: (facts: SourceFacts) => SourceFacts['clock'],
  allowed: (path: string, use: string) => boolean,
  instead: (path: string) => string,
): Finding[] =>
  [...files.values()].flatMap(({ path, text, facts }) =>
    (facts === undefined ? [] : uses(facts))
      .filter(({ value }) => !allowed(path, value))
      .map(({ value, at }) => ({ file: path, line: lineNumberAt(text, at), says: `${value} ${instead(path)}` })),
  );

const ENVIRONMENT =
  /^(server\/platform\/config|tools|e2e\/(worlds|proofs))\/|^[^/]+\.config\.ts$|^web\/vite\.config\.ts$/;

/** Requires that the environment is read and validated once, in one place. */
export const noDirectEnvironmentAccess: ArchitectureRule = {
  name: 'environment',
  find: (house) =>
    findUses(
      house,
      (facts) => facts.environment,
      (path, use) =>
        ENVIRONMENT.test(path) || (use === 'import.meta.env' && /^web\/(app|platform|routes)\//.test(path)),
      () =>
        'is read here. The environment is read only in server/platform/config: add a setting there and take it as an argument.',
    ),
};

const CLOCK = /^(server\/platform\/clock|tools|e2e)\/|^web\/platform\/clock\.ts$|\.test\.tsx?$/;

/** Forbids reading the clock outside two files, because all other code takes the time as an argument. */
export const noDirectClockAccess: ArchitectureRule = {
  name: 'clock',
  find: (house) =>
    findUses(
      house,
      (facts) => facts.clock,
      (path) => CLOCK.test(path),
      (path) =>
        path.startsWith('web/')
          ? 'is read here. The clock is read only in web/platform/clock.ts: import it, or take the time as an argument.'
          : 'is read here. The clock is read only in server/platform/clock: take the time, or the clock, as an argument.',
    ),
};

const SQL_ROOMS = /^server\/[^/]+\/(commands\/|queries\/|queries\.ts$|factories\.ts$|tables\.ts$)/;
const SQL_ELSEWHERE =
  /^(server\/platform\/(db|scope|jobs|events|mail|http|live|postgres|vault)|database|tools|server\/(demo|testing)|e2e\/proofs)\/|^server\/.*\.test\.tsx?$/;
const DATABASE_PACKAGES = /^(kysely|pg|pg-boss)($|\/)/;

/** Allows SQL only in commands and queries, and in the code that runs them. */
export const sqlOnlyInQueries: ArchitectureRule = {
  name: 'sql',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text, facts } of files.values()) {
      if (facts === undefined || SQL_ROOMS.test(path) || SQL_ELSEWHERE.test(path)) continue;
      const uses = path.startsWith('server/') ? facts.sql : [];
      const packages = facts.imports.filter(({ specifier }) => DATABASE_PACKAGES.test(specifier));
      for (const { value, at } of [
        ...uses,
        ...packages.map(({ specifier, at }) => ({ value: `the import of '${specifier}'`, at })),
      ]) {
        findings.push({
          file: path,
          line: lineNumberAt(text, at),
          says: `${value} is SQL in the wrong file. Writes belong in commands/<verb-noun>.ts, reads in queries.ts; call those from here.`,
        });
      }
    }
    return findings;
  },
};
