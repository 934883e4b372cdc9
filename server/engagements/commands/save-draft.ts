import type { InputOf } from '#contract/common/operation.ts';
import type { EngagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import type {
  discardDraft as discardOperation,
  saveDraft as saveOperation,
} from '#contract/engagements/operations/drafts.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';

const mostDrafts = 50;

/** Removes the documents of talent requests that have been removed from the draft. */
const removeOrphanedDocuments = async (
  scope: ClientScope,
  draftId: string,
  { talentRequests }: EngagementDraftFields,
): Promise<void> => {
  const keys = talentRequests.map(({ key }) => key);
  await scope.db
    .updateTable('draftDocument')
    .set({ removedAt: scope.now })
    .where('draftId', '=', draftId)
    .where('clientId', '=', scope.tenantId)
    .where('requestKey', 'is not', null)
    .$if(keys.length > 0, (query) => query.where('requestKey', 'not in', keys))
    .where('removedAt', 'is', null)
    .execute();
};

/** Saves a draft, even if it is incomplete. */
export const saveDraft = async (
  scope: ClientScope,
  input: InputOf<typeof saveOperation>,
): Promise<HandlerResult<typeof saveOperation>> => {
  const values = { fields: JSON.stringify(input.fields), savedAt: scope.now };
  const outcome = (draftId: string) => ({ draftId, savedAt: scope.now.toISOString() });
  if (input.draftId !== undefined) {
    const changed = await scope.db
      .updateTable('engagementDraft')
      .set(values)
      .where('id', '=', input.draftId)
      .where('clientId', '=', scope.tenantId)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return notFound();
    await removeOrphanedDocuments(scope, changed.id, input.fields);
    return outcome(changed.id);
  }
  const { count } = await scope.db
    .selectFrom('engagementDraft')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('clientId', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
  if (count >= mostDrafts) return refuse(engagementRefusals['too-many-drafts']);
  const id = newId();
  await scope.db
    .insertInto('engagementDraft')
    .values({ id, clientId: scope.tenantId, ...values })
    .execute();
  return outcome(id);
};

/** Deletes a draft. */
export const discardDraft = async (
  scope: ClientScope,
  input: InputOf<typeof discardOperation>,
): Promise<HandlerResult<typeof discardOperation>> => {
  const deleted = await scope.db
    .deleteFrom('engagementDraft')
    .where('id', '=', input.draftId)
    .where('clientId', '=', scope.tenantId)
    .returning('id')
    .executeTakeFirst();
  return deleted ? {} : notFound();
};
