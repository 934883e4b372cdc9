import { codeLocation } from '../architecture.ts';
import { namesInCallsOf } from '../call-arguments.ts';
import { lineNumberAt, type ArchitectureRule, type Finding } from '../finding.ts';

const RIGHTS = 'server/platform/policy/rights.ts';
const TABLE = 'server/testing/rights-table.ts';

/** Whether a file of a room is compared with the rule: not its policy, and no test or test support. */
const isBesidePolicy = (path: string): boolean => {
  const { floor, room, inside, isTest } = codeLocation(path);
  const isSupport = inside === 'policy.ts' || inside === 'factories.ts' || inside === 'authorization.cases.ts';
  return floor === 'server' && room !== undefined && !isTest && !isSupport;
};

/** Requires that a room decides on rights in its policy only, where they can be read and are asserted as tables. */
export const rightsInPolicies: ArchitectureRule = {
  name: 'rights-in-policy',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text, facts } of files.values()) {
      if (!isBesidePolicy(path)) continue;
      const imported = facts?.imports.find(({ target }) => target === RIGHTS);
      const at = imported?.at ?? /\ballowed: (?:true|false)\b/.exec(text)?.index;
      if (at === undefined) continue;
      const policy = path.replace(/^(server\/[^/]+\/).*$/, '$1policy.ts');
      const says = `a right is decided here. Decide it in ${policy}, and pass the facts.`;
      findings.push({ file: path, line: lineNumberAt(text, at), says });
    }
    return findings;
  },
};

/** The names of a policy's exported rights, such as `rightToBid`, `rightsToEnd`, `candidateRights` and `mayReadThread`. */
const exportedRights = (text: string): { name: string; at: number }[] =>
  [...text.matchAll(/^export const ((?:rights?|may|can)[A-Z]\w*|\w+Rights)\b/gm)].map(({ 1: name = '', index }) => ({
    name,
    at: index,
  }));

/** Requires that a call of `rightsTable` in a test beside the policy compares each of its rights by role or state. */
export const rightsTables: ArchitectureRule = {
  name: 'rights-tables',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text } of files.values()) {
      const room = /^server\/[^/]+\/(?=policy\.ts$)/.exec(path)?.[0];
      if (room === undefined) continue;
      const compared = [...files.values()]
        .filter((file) => file.path.startsWith(`${room}policy.`) && codeLocation(file.path).isTest)
        .filter((file) => file.facts?.imports.some(({ target }) => target === TABLE))
        .map((file) => namesInCallsOf(file.path, file.text, 'rightsTable'));
      for (const { name, at } of exportedRights(text)) {
        if (compared.some((names) => names.has(name))) continue;
        const says = `no table asserts ${name}. Compare it by role or state with rightsTable in ${room}policy.test.ts.`;
        findings.push({ file: path, line: lineNumberAt(text, at), says });
      }
    }
    return findings;
  },
};
