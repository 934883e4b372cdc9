import { importCv } from '#contract/candidates/operations/import.ts';
import * as candidates from '#server/candidates/public.ts';
import type { ReceivedFileWithText } from '#server/platform/files/file.ts';
import { callOperationAs } from '#server/platform/http/call-as.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { continueAsUser } from '#server/platform/scope/open.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { EmailedFileResult } from '../rules/file-results.ts';
import { sendEmailOutcome } from './send-email-outcome.ts';
import { markEmailProcessed, type ClaimedEmail } from './claim-email.ts';

/** Records the result for the file at a position in an email; false if it was recorded before. */
export const recordFileResult = async (
  scope: SystemScope,
  email: ClaimedEmail,
  { index, result }: { index: number; result: EmailedFileResult },
): Promise<boolean> => {
  const row = await scope.db
    .selectFrom('inboundEmail')
    .select('files')
    .where('id', '=', email.id)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  if (row?.files.length !== index) return false;
  const files = JSON.stringify([...row.files, result]);
  await scope.db.updateTable('inboundEmail').set({ files }).where('id', '=', email.id).execute();
  return true;
};

/**
 * Saves a file as the sender's draft, as an upload on the Add CVs page does, and records the result in the same
 * transaction. A refusal must be rolled back. Returns `known` if the file was processed before.
 */
export const importEmailedFile = async (
  scope: SystemScope,
  email: ClaimedEmail,
  { index, file }: { index: number; file: ReceivedFileWithText },
): Promise<Refused | 'saved' | 'known'> => {
  if (!(await recordFileResult(scope, email, { index, result: { name: file.name, refusal: null } }))) return 'known';
  const input = { talentRequestId: email.talentRequestId ?? '' };
  const user = await continueAsUser(scope, email.userId);
  const outcome = await callOperationAs(user, importCv, { input, handle: candidates.importCv, file: { file } });
  return outcome instanceof Refused ? outcome : 'saved';
};

/** Records that all files of an email were processed, and sends the results to the sender. */
export const finishImport = async (scope: SystemScope, mail: Mailer, email: ClaimedEmail): Promise<void> => {
  const row = await scope.db
    .selectFrom('inboundEmail')
    .select('files')
    .where('id', '=', email.id)
    .executeTakeFirstOrThrow();
  if (await markEmailProcessed(scope, email.id, { status: 'accepted' }))
    await sendEmailOutcome(scope, mail, email, { kind: 'files', files: row.files });
};
