import { sql } from 'kysely';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/**
 * Removes the person's data from requests. After that, the links are invalid, and each request shows only that consent
 * was requested with this version of the text, and how the request ended. The documents are deleted together with the
 * candidate or, if there is no candidate, by the daily job for unused uploads.
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
 * Removes a candidate's data from the agency's consent requests before the candidate is erased. Some of the requests
 * are found by the candidate's address, so this must happen while the address is known.
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
