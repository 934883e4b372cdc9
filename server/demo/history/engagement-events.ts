import type { LookupValue } from '#contract/common/lookup.ts';
import {
  cancelReasons,
  pauseReasons,
  talentRequestStatus,
  type TalentRequestStatusId,
} from '#contract/engagements/states.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import type { EventKind, PayloadInput } from '#server/platform/events/payload.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';
import { findEmployerUsers } from '../notifications.ts';
import { makeRequestChanges } from './request-changes.ts';

const hour = 3_600_000;

interface Stop {
  readonly kind: typeof engagementEvents.requestPaused | typeof engagementEvents.requestCancelled;
  readonly reasons: readonly LookupValue[];
}

/** The event for each status that stops a talent request, with the reasons that may be given. */
const stops: Readonly<Partial<Record<TalentRequestStatusId, Stop>>> = {
  [talentRequestStatus.paused]: { kind: engagementEvents.requestPaused, reasons: pauseReasons },
  [talentRequestStatus.cancelled]: { kind: engagementEvents.requestCancelled, reasons: cancelReasons },
};

/** Returns the ID of the reason with this text, as an event stores it. */
const reasonOf = (reasons: readonly LookupValue[], words: string | null) => ({
  reasonId: reasons.find(({ value }) => value === words)?.id ?? null,
  noteId: null,
});

/** Creates the engagements' past events, as if they had been managed through the portal. */
export const makeEngagementEvents = async (scope: SystemScope): Promise<void> => {
  const engagements = await scope.db
    .selectFrom('engagement')
    .select([
      'id',
      'number',
      'clientId',
      'kind',
      'stage',
      'status',
      'publishedAt',
      'endedAt',
      'closingAt',
      'endedAs',
      'endReason',
      'pausedAt',
    ])
    .where('publishedAt', 'is not', null)
    .orderBy('number')
    .execute();
  const requests = await scope.db
    .selectFrom('talentRequest')
    .select(['id', 'engagementId', 'statusId', 'statusChangedAt', 'reasonText'])
    .execute();
  const approvals = await scope.db
    .selectFrom('application')
    .select(['engagementId', ({ fn }) => fn.min('decidedAt').as('at')])
    .where('statusId', '=', 2)
    .where('decidedAt', 'is not', null)
    .groupBy('engagementId')
    .execute();
  const changes = await makeRequestChanges(scope);
  const employers = await findEmployerUsers(scope);
  const events = engagements.flatMap((one) => {
    const told = <K extends EventKind>(
      kind: K,
      at: Date | null | undefined,
      more: { talentRequestId?: string; data?: PayloadInput<K> } = {},
    ) =>
      at && at <= scope.now
        ? [
            {
              id: demoId(`event:${kind}:${one.id}:${more.talentRequestId ?? ''}`),
              kind,
              at,
              clientId: one.clientId,
              engagementId: one.id,
              talentRequestId: more.talentRequestId ?? null,
              actorUserId: employers.get(one.clientId) ?? null,
              data: scope.payloads.check(kind, more.data ?? ({} as PayloadInput<K>)).text,
            },
          ]
        : [];
    const published = one.publishedAt ?? scope.now;
    // In every fourth engagement, the employer has postponed the closing time by a day.
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
      ...requests
        .filter(({ engagementId, statusId }) => engagementId === one.id && statusId in stops && one.status === 'open')
        .flatMap(({ id, statusId, statusChangedAt, reasonText }) => {
          const stop = stops[statusId];
          // A request in a paused engagement was paused together with it, so it has no event of its own.
          if (!stop || (statusId === talentRequestStatus.paused && one.pausedAt)) return [];
          const at = new Date(Math.max(statusChangedAt.getTime(), published.getTime() + 9 * hour));
          return told(stop.kind, at, {
            talentRequestId: id,
            data: { ...reasonOf(stop.reasons, reasonText), until: null },
          });
        }),
      ...requests
        .filter(({ engagementId }) => engagementId === one.id)
        .flatMap(({ id }) => changes.filter(({ talentRequestId }) => talentRequestId === id))
        .flatMap(({ talentRequestId, at, data }) =>
          told(engagementEvents.requestChanged, at, { talentRequestId, data }),
        ),
      ...told(engagementEvents.paused, one.pausedAt, {
        data: { ...reasonOf(pauseReasons, 'Hiring freeze'), until: null },
      }),
      ...(one.status === 'completed' ? told(engagementEvents.completed, one.endedAt) : []),
      ...(one.endedAs === 'cancelled' || one.endedAs === 'discontinued'
        ? told(engagementEvents[one.endedAs], one.endedAt, { data: reasonOf(cancelReasons, one.endReason) })
        : []),
    ];
  });
  await scope.db
    .insertInto('event')
    .values(events.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    .execute();
};
