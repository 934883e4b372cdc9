import type { SystemScope } from '#server/platform/scope/scope.ts';
import {
  selectRenewalRequestsByEmail,
  selectUnfinishedSubmissionsByEmail,
  type AgencyAndEmail,
} from '../queries/held-data.ts';

/**
 * Deletes an agency's unfinished submissions and its requests to keep a person's details that have this address. The
 * erasure of a candidate doesn't reach the requests while the person has another submission, under another address.
 */
export const eraseRecordsByEmail = async (scope: SystemScope, person: AgencyAndEmail): Promise<void> => {
  await scope.db
    .deleteFrom('submissionDraft')
    .where('id', 'in', selectUnfinishedSubmissionsByEmail(scope, person).select('f.id'))
    .execute();
  await scope.db
    .deleteFrom('renewalRequest')
    .where('id', 'in', selectRenewalRequestsByEmail(scope, person).select('n.id'))
    .execute();
};
