import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { publishDraft as operation } from '#contract/engagements/operations/drafts.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { listDraftDocuments, findDraft, lockDraft, findDraftReferences } from '../queries/read-drafts.ts';
import { insertRequest } from './add-request.ts';
import { addRequirements } from './change-engagement.ts';
import { priceFields } from '../rules/price-fields.ts';
import { validateForPublishing, type CompleteEngagement } from '../rules/publish-validation.ts';

type WholeRequest = CompleteEngagement['talentRequests'][number];

const addEngagement = (scope: ClientScope, whole: CompleteEngagement, regionId: number) => {
  const { talentRequests: _requests, requirements: _requirements, subClassificationId, closingAt, ...written } = whole;
  return scope.db
    .insertInto('engagement')
    .values({
      ...written,
      ...priceFields(whole),
      id: newId(),
      clientId: scope.tenantId,
      number: sql<number>`nextval('engagement_number')`,
      stage: 'application',
      regionId,
      subClassificationId: subClassificationId ?? null,
      closingAt: new Date(closingAt),
      createdAt: scope.now,
      publishedAt: scope.now,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
};

/** Removes the form key from a draft's talent request. */
const asPublished = ({ key: _key, ...request }: WholeRequest) => request;

/** Moves the draft's documents and their files to the engagement. */
const addDocuments = async (
  scope: ClientScope,
  place: { draftId: string; engagementId: string; requestIds: ReadonlyMap<string, string> },
): Promise<void> => {
  for (const { draftId: _draft, requestKey, ...document } of await listDraftDocuments(scope, place.draftId)) {
    const talentRequestId = requestKey === null ? null : place.requestIds.get(requestKey);
    if (talentRequestId === undefined) continue;
    await scope.db
      .insertInto('engagementDocument')
      .values({
        ...document,
        id: newId(),
        engagementId: place.engagementId,
        talentRequestId,
        publishedAt: scope.now,
      })
      .execute();
  }
};

/** Publishes a complete draft in its application stage, with its requests In-Market. Source: D15, D18. */
export const publishDraft = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  // If the same draft is published twice at once, the second call waits here and then finds no draft.
  await lockDraft(scope, input.draftId);
  const found = await findDraft(scope, input.draftId);
  if (!found) return notFound();
  const { whole, missing } = validateForPublishing(found.fields, scope.now);
  const incomplete = engagementRefusals['draft-incomplete'];
  if (!whole) return refuse(incomplete, { fields: missing });
  const place = await findDraftReferences(scope, whole);
  if (Array.isArray(place)) return refuse(incomplete, { fields: place });
  const { id: engagementId, number } = await addEngagement(scope, whole, place.regionId);
  const requestIds = new Map<string, string>();
  for (const request of whole.talentRequests) {
    const { id } = await insertRequest(
      scope,
      { id: engagementId, kind: whole.kind, stage: 'application' },
      asPublished(request),
    );
    requestIds.set(request.key, id);
  }
  await addRequirements(scope, engagementId, whole.requirements);
  await addDocuments(scope, { draftId: found.id, engagementId, requestIds });
  await scope.db
    .deleteFrom('engagementDraft')
    .where('id', '=', found.id)
    .where('clientId', '=', scope.tenantId)
    .execute();
  await scope.emit({ kind: engagementEvents.published, clientId: scope.tenantId, engagementId });
  return { engagementId, engagementNumber: number, closingAt: new Date(whole.closingAt).toISOString() };
};
