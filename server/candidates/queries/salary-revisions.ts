import type { Selectable } from 'kysely';
import type { approveSalary } from '#contract/candidates/operations/salary.ts';
import { revisedAmountsOf } from '#contract/candidates/rules.ts';
import type { SalaryRevision } from '#contract/candidates/shapes/salary.ts';
import type { OutputOf } from '#contract/common/operation.ts';
import type { Database } from '#server/database.ts';
import type { Scope } from '#server/platform/scope/scope.ts';

export type SalaryRevisionRow = Selectable<Database['salaryRevision']>;

/** Finds the revision that awaits a decision; undefined if there is none. */
export const findOpenRevision = (scope: Scope, candidateId: string): Promise<SalaryRevisionRow | undefined> =>
  scope.db
    .selectFrom('salaryRevision')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** Returns the open revisions of an engagement's candidates, by candidate. */
export const listOpenRevisions = async (
  scope: Scope,
  engagementId: string,
): Promise<ReadonlyMap<string, Pick<SalaryRevisionRow, 'proposedBySide'>>> => {
  const rows = await scope.db
    .selectFrom('salaryRevision')
    .innerJoin('candidate', 'candidate.id', 'salaryRevision.candidateId')
    .select(['salaryRevision.candidateId', 'salaryRevision.proposedBySide'])
    .where('candidate.engagementId', '=', engagementId)
    .where('salaryRevision.state', '=', 'open')
    .execute();
  return new Map(rows.map(({ candidateId, ...revision }) => [candidateId, revision]));
};

const toRevision = (row: SalaryRevisionRow): SalaryRevision => ({
  revisionId: row.id,
  state: row.state,
  baseSalary: row.baseSalary,
  totalCompensation: row.totalCompensation,
  agencyFee: row.agencyFee,
  baseSalaryBefore: row.baseSalaryBefore,
  totalCompensationBefore: row.totalCompensationBefore,
  agencyFeeBefore: row.agencyFeeBefore,
  reason: row.reason ?? '',
  proposedAt: row.proposedAt.toISOString(),
  proposedByName: row.proposedByName,
  proposedBySide: row.proposedBySide,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedByName: row.decidedByName ?? '',
  decidedBySide: row.decidedBySide,
  decisionReason: row.decisionReason ?? '',
});

const toHistory = (rows: readonly SalaryRevisionRow[]) => ({
  baseSalaryHistory: rows
    .filter((row) => row.state === 'approved' && revisedAmountsOf(row) !== 'totalCompensation')
    .map(({ baseSalaryBefore, decidedAt, proposedAt }) => ({
      baseSalary: baseSalaryBefore,
      replacedAt: (decidedAt ?? proposedAt).toISOString(),
    })),
  salaryRevisions: rows.map(toRevision).toReversed(),
});

/** Returns each candidate's revisions, newest first, and the salaries that the revisions replaced, in order. */
export const readSalaryHistories = async (scope: Scope, candidateIds: readonly string[]) => {
  if (candidateIds.length === 0) return new Map<string, ReturnType<typeof toHistory>>();
  const rows = await scope.db
    .selectFrom('salaryRevision')
    .selectAll()
    .where('candidateId', 'in', [...candidateIds])
    .orderBy('proposedAt')
    .orderBy('id')
    .execute();
  const byCandidate = Map.groupBy(rows, ({ candidateId }) => candidateId);
  return new Map([...byCandidate].map(([candidateId, of]) => [candidateId, toHistory(of)]));
};

/** Returns the salary history of one candidate. */
export const readSalaryHistory = async (scope: Scope, candidateId: string) =>
  (await readSalaryHistories(scope, [candidateId])).get(candidateId) ?? toHistory([]);

/** Reads a candidate's salary after a command. */
export const readCandidateSalary = async (
  scope: Scope,
  candidateId: string,
): Promise<OutputOf<typeof approveSalary>> => {
  const candidate: Pick<
    Selectable<Database['candidate']>,
    | 'baseSalary'
    | 'baseSalaryRevised'
    | 'isBaseSalaryRevised'
    | 'dateBaseSalaryRevised'
    | 'totalCompensation'
    | 'agencyFee'
  > & { baseSalaryIso: string } = await scope.db
    .selectFrom('candidate')
    .innerJoin('currency', 'currency.id', 'candidate.currencyId')
    .select([
      'candidate.baseSalary',
      'candidate.baseSalaryRevised',
      'candidate.isBaseSalaryRevised',
      'candidate.dateBaseSalaryRevised',
      'candidate.totalCompensation',
      'candidate.agencyFee',
      'currency.code as baseSalaryIso',
    ])
    .where('candidate.id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return {
    candidateId,
    ...candidate,
    dateBaseSalaryRevised: candidate.dateBaseSalaryRevised.toISOString(),
    ...(await readSalaryHistory(scope, candidateId)),
  };
};
