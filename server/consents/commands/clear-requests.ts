import { sql } from 'kysely';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/**
 * Removes the person's data from requests. After that, the links are invalid, and each request shows only that consent
 * was requested, with which version of the text, and how the request ended. The documents are deleted together with the
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
      withdrawalNote: '',
      corrections: '[]',
      problem: null,
      shown: null,
      codeHash: null,
      codeExpiresAt: null,
      state: sql`case state when 'waiting' then 'cancelled' else state end`,
      erasedAt: scope.now,
    })
    .where('id', 'in', requestIds)
    .execute();
};
