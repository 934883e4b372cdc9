import type { InputOf } from '#contract/common/operation.ts';
import type {
  deleteAssessmentFile as deleteOperation,
  uploadAssessmentFile as uploadOperation,
} from '#contract/profile/operations/assessment.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult, HandlerInput } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordProfileChange } from './record-profile-change.ts';
import { lockAssessment } from './save-assessment.ts';

/** Stores the file for an answer. The clean-up job deletes the previous file later. */
export const uploadAssessmentFile = async (
  scope: AgencyScope,
  { key, file }: HandlerInput<typeof uploadOperation>,
): Promise<HandlerResult<typeof uploadOperation>> => {
  await lockAssessment(scope);
  await scope.db
    .updateTable('assessmentFile')
    .set({ removedAt: scope.now })
    .where('tenantId', '=', scope.tenantId)
    .where('key', '=', key)
    .where('removedAt', 'is', null)
    .execute();
  const row = await scope.db
    .insertInto('assessmentFile')
    .values({
      id: newId(),
      tenantId: scope.tenantId,
      key,
      fileName: file.name,
      mediaType: file.mediaType,
      sizeBytes: file.sizeBytes,
      storageKey: file.storageKey,
      thumbnailKey: file.thumbnailKey,
      createdAt: scope.now,
    })
    .returning(['id as fileId', 'key', 'fileName', 'sizeBytes'])
    .executeTakeFirstOrThrow();
  await recordProfileChange(scope, 'assessment');
  return row;
};

/** Removes the file for an answer, if there is one. */
export const deleteAssessmentFile = async (
  scope: AgencyScope,
  { fileId }: InputOf<typeof deleteOperation>,
): Promise<HandlerResult<typeof deleteOperation>> => {
  const removed = await scope.db
    .updateTable('assessmentFile')
    .set((eb) => ({ removedAt: eb.fn.coalesce('removedAt', eb.val(scope.now)) }))
    .where('id', '=', fileId)
    .where('tenantId', '=', scope.tenantId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) return notFound();
  await recordProfileChange(scope, 'assessment');
  return { fileId };
};
