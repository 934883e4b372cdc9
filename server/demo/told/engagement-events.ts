import { talentRequestStatus } from '#contract/engagements/states.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';

const hour = 3_600_000;

/** What the engagements of the demo world have told so far: as if each had been worked on through the portal. */
export const makeEngagementEvents = async (scope: SystemScope): Promise<void> => {
  const engagements = await scope.db
    .selectFrom('engagement')
    .select(['id', 'number', 'clientId', 'kind', 'stage', 'status', 'publishedAt', 'endedAt', 'closingAt'])
    .where('publishedAt', 'is not', null)
    .orderBy('number')
    .execute();
  const requests = await scope.db
    .selectFrom('talentRequest')
    .select(['id', 'engagementId', 'statusId', 'statusChangedAt'])
    .execute();
  const approvals = await scope.db
    .selectFrom('application')
    .select(['engagementId', ({ fn }) => fn.min('decidedAt').as('at')])
    .where('statusId', '=', 2)
    .where('decidedAt', 'is not', null)
    .groupBy('engagementId')
    .execute();
  const events = engagements.flatMap((one) => {
    const told = (kind: string, at: Date | null | undefined, more: { talentRequestId?: string; data?: object } = {}) =>
      at && at <= scope.now
        ? [
            {
              id: demoId(`event:${kind}:${one.id}:${more.talentRequestId ?? ''}`),
              kind,
              at,
              clientId: one.clientId,
              engagementId: one.id,
              talentRequestId: more.talentRequestId ?? null,
              data: JSON.stringify(more.data ?? {}),
            },
          ]
        : [];
    const published = one.publishedAt ?? scope.now;
    // Every fourth employer has waited a day longer for applications.
    const moved = one.number % 4 === 0 ? new Date(published.getTime() + 5 * hour) : null;
    const previous = new Date(one.closingAt.getTime() - 24 * hour);
    const approved = approvals.find(({ engagementId }) => engagementId === one.id)?.at;
    return [
      ...told(engagementEvents.published, published),
      ...told(engagementEvents.closingChanged, moved, {
        data: { previous: previous.toISOString(), new: one.closingAt.toISOString() },
      }),
      ...(one.kind === 'successfee' ? told(engagementEvents.openedForSubmissions, approved) : []),
      ...requests
        .filter(({ engagementId, statusId }) => engagementId === one.id && statusId === talentRequestStatus.fulfilled)
        .flatMap(({ id, statusChangedAt }) =>
          told(engagementEvents.requestFulfilled, statusChangedAt, { talentRequestId: id }),
        ),
      ...(one.status === 'completed' ? told(engagementEvents.completed, one.endedAt) : []),
    ];
  });
  await scope.db
    .insertInto('event')
    .values(events.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    .execute();
};
