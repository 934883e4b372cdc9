import type { Finding, ArchitectureRule } from '../finding.ts';
import { lineNumberAt } from '../finding.ts';
import { codeLocation } from '../architecture.ts';
import type { SourceTree } from '../source-tree.ts';
import { ledgerIdsInTitle, findMisplacedLedgerIds, parseLedgerRows } from '../../ledger/rows.ts';

const LEDGER = 'docs/ledger.tsv';
const EXCEPTIONS = 'tools/check/exceptions.json';

/** Requires that a test's title claims ledger rows only by IDs at its end, and only rows that exist. */
export const ledgerIds: ArchitectureRule = {
  name: 'ledger-ids',
  find: ({ files }) => {
    const known = new Set(parseLedgerRows(files.get(LEDGER)?.text ?? '').map(({ id }) => id));
    const findings: Finding[] = [];
    for (const { path, text, facts } of files.values()) {
      for (const { value, at } of facts?.testTitles ?? []) {
        const unknown = ledgerIdsInTitle(value).filter((id) => !known.has(id));
        const misplaced = findMisplacedLedgerIds(value).filter((id) => known.has(id));
        if (unknown.length > 0) {
          findings.push({
            file: path,
            line: lineNumberAt(text, at),
            says: `the title claims ${unknown.join(', ')}, which is not in ${LEDGER}. Correct the ID.`,
          });
        }
        if (misplaced.length > 0) {
          findings.push({
            file: path,
            line: lineNumberAt(text, at),
            says: `[${misplaced.join(', ')}] only counts at the end of the title. Move it there.`,
          });
        }
      }
    }
    return findings;
  },
};

const NEEDS_TEST = /^server\/[^/]+\/((commands|queries|rules)\/.+|queries|policy)\.ts$|^contract\/[^/]+\/rules\.ts$/;

const hasTestBeside = ({ files }: SourceTree, path: string): boolean => {
  const stem = path.replace(/\.ts$/, '');
  return [...files.keys()].some((each) => each.startsWith(`${stem}.`) && each.endsWith('.test.ts'));
};

/** Reads the exceptions: files without a test beside them, and the test in the same room that covers each. */
const readExceptions = (text: string): Readonly<Record<string, string>> => {
  const parsed: unknown = JSON.parse(text);
  const list = typeof parsed === 'object' && parsed !== null && 'tested-by' in parsed ? parsed['tested-by'] : {};
  return Object.fromEntries(Object.entries(list ?? {}).map(([file, test]) => [file, String(test)]));
};

const exceptionSays = (house: SourceTree, path: string, test: string): string | undefined => {
  if (!house.files.has(path)) return `${path} is gone.`;
  if (hasTestBeside(house, path)) return `${path} has a test beside it.`;
  const { floor, area } = codeLocation(path);
  const named = house.files.get(test)?.text.includes(path.replace(/^.*\//, '').replace(/\.ts$/, '')) === true;
  return named && test.startsWith(`${floor}/${area}/`) ? undefined : `${test} is no test of its room that names it.`;
};

/** Requires a test file beside every command, query, rule and policy. */
export const adjacentTests: ArchitectureRule = {
  name: 'tests-beside',
  find: (house) => {
    const findings: Finding[] = [];
    const exceptions = readExceptions(house.files.get(EXCEPTIONS)?.text ?? '{}');
    for (const path of house.files.keys()) {
      const { isTest, room } = codeLocation(path);
      if (isTest || room === undefined || !NEEDS_TEST.test(path) || hasTestBeside(house, path)) continue;
      if (path in exceptions) continue;
      const test = path.replace(/\.ts$/, '.test.ts');
      findings.push({ file: path, says: `has no test beside it. Write ${test} with tests named after the rules.` });
    }
    for (const [path, test] of Object.entries(exceptions)) {
      const says = exceptionSays(house, path, test);
      if (says !== undefined)
        findings.push({ file: EXCEPTIONS, says: `${says} Remove the exception: the list only shrinks.` });
    }
    return findings;
  },
};

const partOf = (path: string): string | undefined => /^(web\/ui\/[^/]+)\/.+\.tsx$/.exec(path)?.[1];
/** Folders without components of their own: the gallery and test support. */
const NO_PARTS = ['web/ui/gallery', 'web/ui/testing'];

/** Requires at least one component test in each folder of web/ui. */
export const testedComponentFolders: ArchitectureRule = {
  name: 'parts-tested',
  find: ({ files }) => {
    const parts = new Map<string, boolean>();
    for (const path of files.keys()) {
      const part = partOf(path);
      if (part === undefined || NO_PARTS.includes(part)) continue;
      parts.set(part, parts.get(part) === true || path.endsWith('.test.tsx'));
    }
    return [...parts].flatMap(([part, isTested]) =>
      isTested
        ? []
        : [{ file: part, says: 'has no component test. Write one, <component>.test.tsx, beside a component.' }],
    );
  },
};

const BROWSER_TESTS = /^web\/(?:.+\/)?(?:testing\/.+|[^/]+\.test)\.tsx?$/;
const IMMEDIATE_READ = /\.element\(\s*\)/g;

/** Forbids `.element()` in browser tests and their helpers, because it throws if the element appears a frame later. */
export const awaitedElements: ArchitectureRule = {
  name: 'awaited-elements',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text } of files.values()) {
      if (!BROWSER_TESTS.test(path)) continue;
      for (const { index } of text.matchAll(IMMEDIATE_READ)) {
        findings.push({
          file: path,
          line: lineNumberAt(text, index),
          says: '.element() throws if the element appears a moment later. Use await ….findElement(), which waits for it, or ….query() if it may be absent.',
        });
      }
    }
    return findings;
  },
};

const provokes = (path: string): boolean => codeLocation(path).isTest && /^(server|web|e2e)\//.test(path);

const quotes = (text: string, value: string): boolean =>
  [`'${value}'`, `"${value}"`, `\`${value}\``].some((each) => text.includes(each));

/** Requires that every refusal in the contract is provoked by a test that names its code. */
export const testedRefusals: ArchitectureRule = {
  name: 'refusals',
  find: ({ files }) => {
    const tests = [...files.values()].filter(({ path }) => provokes(path));
    const findings: Finding[] = [];
    for (const { path, text, facts } of files.values()) {
      if (!path.startsWith('contract/') || codeLocation(path).isTest) continue;
      for (const { value, at } of facts?.refusals ?? []) {
        if (tests.some((test) => quotes(test.text, value))) continue;
        findings.push({
          file: path,
          line: lineNumberAt(text, at),
          says: `no test provokes the refusal '${value}'. Write one that gets it and names the code, or remove the refusal.`,
        });
      }
    }
    return findings;
  },
};

const declaresReasons = (path: string): boolean => /^contract\/.*(reasons|refusals)\.ts$/.test(path);

/** Whether a code is in a cell of a rights table, as written by `rightsTable`. */
const isInTable = (text: string, code: string): boolean => new RegExp(`[|,] ${code}(?=,|"| *\\||$)`, 'm').test(text);

/** Requires that every reason's code has a message in a room and is provoked by a test that names it. */
export const testedReasons: ArchitectureRule = {
  name: 'reasons',
  find: ({ files }) => {
    const tests = [...files.values()].filter(({ path }) => provokes(path));
    const rooms = [...files.values()].filter(({ path }) => declaresReasons(path));
    const findings: Finding[] = [];
    for (const { path, text, facts } of files.values()) {
      if (!path.startsWith('contract/') || codeLocation(path).isTest) continue;
      for (const { value, at } of facts?.reasonCodes ?? []) {
        const line = lineNumberAt(text, at);
        if (!rooms.some((room) => quotes(room.text, value)))
          findings.push({
            file: path,
            line,
            says: `no room has a text for the reason '${value}'. Add it to contract/<room>/reasons.ts, or remove the code.`,
          });
        else if (!tests.some((test) => quotes(test.text, value) || isInTable(test.text, value)))
          findings.push({
            file: path,
            line,
            says: `no test provokes the reason '${value}'. Write one that gets it and names the code, or remove the reason.`,
          });
      }
    }
    return findings;
  },
};
