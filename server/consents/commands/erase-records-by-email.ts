import type { SystemScope } from '#server/platform/scope/scope.ts';
import { selectUnfinishedSubmissionsByEmail, type AgencyAndEmail } from '../queries/held-data.ts';

/** Deletes an agency's unfinished submissions with this address. */
export const eraseRecordsByEmail = async (scope: SystemScope, person: AgencyAndEmail): Promise<void> => {
  await scope.db
    .deleteFrom('submissionDraft')
    .where('id', 'in', selectUnfinishedSubmissionsByEmail(scope, person).select('f.id'))
    .execute();
};
