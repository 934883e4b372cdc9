import { sql } from 'kysely';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/**
 * Removes the person's data from requests. Their links become invalid, and the requests only show that a consent of
 * this version was requested and answered. The documents are deleted with the candidate or, without one, by the daily
 * job for unused uploads.
 */
export const clearConsentRequests = async (scope: SystemScope, requestIds: readonly string[]): Promise<void> => {
  if (requestIds.length === 0) return;
  await scope.db
    .updateTable('consentRequest')
    .set({
      firstName: 'Erased',
      lastName: 'person',
      emailAddress: 'erased@erased.example',
      submission: null,
      note: '',
      corrections: '[]',
      problem: null,
      codeHash: null,
      codeExpiresAt: null,
      state: sql`case state when 'waiting' then 'cancelled' else state end`,
      erasedAt: scope.now,
    })
    .where('id', 'in', requestIds)
    .execute();
};

/**
 * Removes a candidate who is about to be erased from the agency's requests. This must happen while the candidate's
 * address is known.
 */
export const eraseConsentsOf = async (scope: SystemScope, candidateId: string): Promise<void> => {
  const rows = await scope.db
    .selectFrom('consentRequest as c')
    .innerJoin('candidate as k', 'k.supplierId', 'c.supplierId')
    .select('c.id')
    .where('k.id', '=', candidateId)
    .where('c.erasedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('c.id', '=', eb.ref('k.consentRequestId')),
        eb.and([
          eb(eb.fn<string>('lower', ['c.emailAddress']), '=', eb.fn<string>('lower', ['k.emailAddress'])),
          eb.not(
            eb.exists(
              eb.selectFrom('candidate as other').select('other.id').whereRef('other.consentRequestId', '=', 'c.id'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('c.id')
    .forUpdate('c')
    .execute();
  await clearConsentRequests(
    scope,
    rows.map(({ id }) => id),
  );
};
