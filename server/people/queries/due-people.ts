import type { Scope, SystemScope } from '#server/platform/scope/scope.ts';
import { retentionStep } from '../rules/retention.ts';
import { noticeWindowEnd, joinPersonRetention, isRetentionEndingSoon } from './retention.ts';

/**
 * Selects an agency's people whose period ends within 30 days or has ended, or who refused to let the agency keep their
 * data, with the reasons that prevent their erasure. Row security limits them to those the caller can see.
 */
export const selectDuePeople = (scope: Pick<Scope, 'db' | 'now'>, supplierId: string) =>
  scope.db
    .selectFrom('person as p')
    .innerJoinLateral(joinPersonRetention, (join) => join.onTrue())
    .where('p.supplierId', '=', supplierId)
    .where('p.mergedIntoId', 'is', null)
    .where('p.erasedAt', 'is', null)
    .where((eb) => eb.or([isRetentionEndingSoon(scope.now), eb('p.keepRefusedAt', 'is not', null)]))
    .where((eb) => eb.or([eb('kept.dueAt', '<=', noticeWindowEnd(scope.now)), eb('kept.refusedAt', 'is not', null)]));

/** Returns the next step for each person from `selectDuePeople`, earliest end of the period first. */
export const listRetentionSteps = async (scope: SystemScope, supplierId: string) => {
  const rows = await selectDuePeople(scope, supplierId)
    .select('p.id as personId')
    .selectAll('kept')
    .orderBy('kept.dueAt')
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({ ...row, step: retentionStep(row, scope.now) }));
};

/** Returns the agencies that have people, drafts or consents. */
export const findAgenciesWithPeople = async (scope: SystemScope): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('tenant')
    .select('id')
    .where('side', '=', 'agency')
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('person')
            .select('person.id')
            .whereRef('person.supplierId', '=', 'tenant.id')
            .where('person.mergedIntoId', 'is', null)
            .where('person.erasedAt', 'is', null),
        ),
        exists(
          selectFrom('draftCandidate')
            .select('draftCandidate.id')
            .whereRef('draftCandidate.supplierId', '=', 'tenant.id'),
        ),
        exists(
          selectFrom('consentRequest')
            .select('consentRequest.id')
            .whereRef('consentRequest.supplierId', '=', 'tenant.id')
            .where('consentRequest.state', 'in', ['agreed', 'withdrawn'])
            .where('consentRequest.erasedAt', 'is', null),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
