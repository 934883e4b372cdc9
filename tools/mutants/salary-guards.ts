import type { NamedGuard } from './bid-guards.ts';

const folder = 'server/candidates/commands/salary';

/** Returns the guards in one file, each with its replacement text. The same tests cover all of them. */
const guardsIn = (
  path: string,
  tests: readonly string[],
  guards: readonly (readonly [guard: string, instead: string])[],
): NamedGuard[] => guards.map(([guard, instead]) => ({ path, guard, instead, tests }));

const refusal = "return refuse(candidateRefusals['revision-not-possible'], { reasons: ";

/**
 * The guards that decide who may propose, decide, withdraw and correct a salary, and the guards on the resulting fee.
 */
export const salaryGuards: readonly NamedGuard[] = [
  ...guardsIn(
    'server/candidates/policy.ts',
    ['server/candidates/policy.test.ts', 'server/candidates/policy.employer.test.ts'],
    [
      ["scope.side === 'agency' ? permissionReason(scope, 'Fulfillment Stage=Edit Candidate Details') : []", '[]'],
      ["const none = reasonsIf(openRevision === undefined, candidateReasons['no-open-revision']);", 'const none = [];'],
      ["...reasonsIf(openRevision !== undefined, candidateReasons['revision-open']),", ''],
      ["const own = reasonsIf(isOwn, candidateReasons['own-revision']);", 'const own = [];'],
      ['...closed, ...none, ...own', '...none, ...own'],
      ["...reasonsIf(openRevision !== undefined && !isOwn, candidateReasons['not-own-revision']),", ''],
      [
        'proposeSalary: rightUnless([\n      ...permission,\n      ...closed,',
        'proposeSalary: rightUnless([...permission,',
      ],
      ['toStatusId === candidateStatus.hired && place.openRevision !== undefined', 'false'],
    ],
  ),
  ...guardsIn(
    `${folder}/decide-salary.ts`,
    [`${folder}/decide-salary.test.ts`],
    [
      [
        "if (revisionId !== undefined && openRevision?.id !== revisionId) return refuse(candidateRefusals['revision-closed']);",
        '',
      ],
      [`if (!allowed.allowed) ${refusal}allowed.reasons });`, ''],
      ['await applyRevision(scope, candidate.id, locked.revision);', ''],
      ["await closeRevision(scope, revisionId, { state: 'rejected', reason: input.reason });", ''],
      ["await closeRevision(scope, revisionId, { state: 'withdrawn' });", ''],
    ],
  ),
  ...guardsIn(
    `${folder}/propose-salary.ts`,
    [`${folder}/propose-salary.test.ts`],
    [
      [`if (!right.allowed) ${refusal}right.reasons });`, ''],
      ["if ('fields' in revised)", 'if (false)'],
    ],
  ),
  ...guardsIn(
    `${folder}/correct-salary.ts`,
    [`${folder}/correct-salary.test.ts`],
    [
      ['candidate.statusId !== candidateStatus.hired', 'false'],
      [".where('erasedAt', 'is', null)", ''],
      ["if ('fields' in revised)", 'if (false)'],
      ['await applyRevision(', 'void ('],
      ['await scope.emit(', 'void ('],
    ],
  ),
  ...guardsIn(
    `${folder}/save-revision.ts`,
    [`${folder}/save-revision.test.ts`, `${folder}/decide-salary.test.ts`],
    [
      ["revised === 'totalCompensation'", 'false'],
      ["revised === 'totalCompensation'", 'true'],
      ["revised === 'baseSalary'", 'false'],
      ["revised === 'baseSalary'", 'true'],
      ['baseSalaryBefore: currentSalary(candidate)', 'baseSalaryBefore: candidate.baseSalary'],
      ['agencyFeeBefore: candidate.agencyFee', "agencyFeeBefore: '0.00'"],
      ['totalCompensationBefore: candidate.totalCompensation', 'totalCompensationBefore: null'],
    ],
  ),
  ...guardsIn(
    'server/candidates/rules/revised-pay.ts',
    ['server/candidates/rules/revised-pay.test.ts'],
    [
      ['if (isSame)', 'if (false)'],
      [' && isSameAmount(totalCompensation, candidate.totalCompensation)', ''],
      ['currentSalary(candidate))', 'candidate.baseSalary)'],
      ['?? candidate.totalCompensation', '?? null'],
      ['fields.length > 0 || ', ''],
    ],
  ),
  ...guardsIn(
    'server/candidates/queries/hires.ts',
    ['server/candidates/queries/hires.test.ts'],
    [
      [".where('k.statusId', '=', candidateStatus.hired)", ''],
      [".where('k.erasedAt', 'is', null)", ''],
    ],
  ),
  ...guardsIn(
    'database/functions/candidates/guard_salary_revision.sql',
    [`${folder}/decide-salary.test.ts`],
    [
      ["raise exception 'a proposed salary does not change' using errcode = 'RC010';", 'null;'],
      ["raise exception 'a salary revision is decided once' using errcode = 'RC010';", 'null;'],
    ],
  ),
  ...guardsIn(
    'database/functions/candidates/guard_open_revision.sql',
    [`${folder}/decide-salary.test.ts`],
    [["raise exception 'a salary revision of this candidate is open' using errcode = 'RC011';", 'null;']],
  ),
];
