import { applicationStatus } from '#contract/applications/states.ts';
import { makeClarification, makeMessage } from '#server/clarifications/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';
import { colleagueNote, sampleExchanges, thankYouReply, type QuestionAndAnswer } from './exchanges.ts';

const { approved, pending, rebid } = applicationStatus;
/** The number of clarifications in the demo world. */
const total = 60;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface Place {
  engagementId: string;
  supplierId: string;
  clientId: string;
  appliedAt: Date;
}

/**
 * Returns the applications that get demo clarifications, ordered by engagement and then by time. The first agency gets
 * the most questions.
 */
const placesOf = async (scope: SystemScope): Promise<Place[]> =>
  scope.db
    .selectFrom('application')
    .innerJoin('engagement', 'engagement.id', 'application.engagementId')
    .select(['application.engagementId', 'application.supplierId', 'application.clientId', 'application.appliedAt'])
    .where('application.statusId', 'in', [pending, approved, rebid])
    .orderBy('engagement.number')
    .orderBy('application.appliedAt')
    .orderBy('application.id')
    .execute();

const firstUsersOf = async (scope: SystemScope): Promise<ReadonlyMap<string, { id: string; name: string }>> => {
  const rows = await scope.db
    .selectFrom('appUser')
    .select(['id', 'tenantId', 'firstName', 'lastName'])
    .orderBy('email', 'desc')
    .execute();
  return new Map(
    rows.map(({ id, tenantId, firstName, lastName }) => [tenantId, { id, name: `${firstName} ${lastName}` }]),
  );
};

/**
 * Returns the state of the nth clarification. Every fifth one is open; the others are published or answered privately.
 */
const stateOf = (index: number): 'published' | 'answered' | 'open' =>
  index % 5 === 4 ? 'open' : index % 2 === 0 ? 'published' : 'answered';

const publish = async (
  scope: SystemScope,
  place: Place,
  exchange: QuestionAndAnswer,
  at: Date,
  employer: string,
  key: string,
) => {
  const { thread } = await makeClarification(scope.db, {
    id: demoId(`published ${key}`),
    engagementId: place.engagementId,
    supplierId: null,
    subject: exchange.topic,
    createdAt: at,
    lastMessageAt: at,
    question: { id: demoId(`published question ${key}`), text: exchange.question, authorName: '' },
  });
  await makeMessage(scope.db, thread, {
    id: demoId(`published answer ${key}`),
    side: 'client',
    authorName: employer,
    text: exchange.answer,
    createdAt: new Date(at.getTime() + 1),
  });
  return thread.id;
};

const makeExchange = async (
  scope: SystemScope,
  {
    place,
    index,
    asker,
    employer,
  }: { place: Place; index: number; asker: string; employer: { id: string; name: string } },
): Promise<void> => {
  const exchange = sampleExchanges[index % sampleExchanges.length];
  if (!exchange) return;
  const key = String(index);
  const ageMs = scope.now.getTime() - place.appliedAt.getTime();
  const askedAt = new Date(place.appliedAt.getTime() + Math.floor(ageMs * (0.2 + (index % 7) * 0.1)));
  const answeredAt = new Date(Math.min(askedAt.getTime() + (5 + (index % 9)) * hourMs, scope.now.getTime() - minuteMs));
  const state = answeredAt <= askedAt ? 'open' : stateOf(index);
  const publishedThreadId =
    state === 'published' ? await publish(scope, place, exchange, answeredAt, employer.name, key) : null;
  const { thread } = await makeClarification(scope.db, {
    id: demoId(`clarification ${key}`),
    engagementId: place.engagementId,
    supplierId: place.supplierId,
    subject: exchange.topic,
    createdAt: askedAt,
    lastMessageAt: state === 'open' ? askedAt : answeredAt,
    publishedThreadId,
    question: { id: demoId(`question ${key}`), text: exchange.question, authorName: asker },
  });
  const add = (name: string, given: Parameters<typeof makeMessage>[2]) =>
    makeMessage(scope.db, thread, { id: demoId(`${name} ${key}`), isQuestion: false, ...given });
  if (index % 6 === 0) {
    const createdAt = new Date(askedAt.getTime() + minuteMs);
    await add('note', { visibleTo: 'agency', authorName: asker, text: colleagueNote, createdAt });
  }
  if (state !== 'answered') return;
  const ofEmployer = { side: 'client', authorUserId: employer.id, authorName: employer.name } as const;
  await add('answer', { ...ofEmployer, text: exchange.answer, createdAt: answeredAt });
  if (index % 3 === 0) await add('thanks', { authorName: asker, text: thankYouReply, createdAt: answeredAt });
};

/** Creates the demo world's clarifications: open, answered to one agency, and published to all. */
export const makeClarifications = async (scope: SystemScope): Promise<void> => {
  const places = await placesOf(scope);
  const users = await firstUsersOf(scope);
  for (let index = 0; index < total; index += 1) {
    const place = places[(index * 7) % places.length];
    const asker = place && users.get(place.supplierId);
    const employer = place && users.get(place.clientId);
    if (!place || !asker || !employer) continue;
    await makeExchange(scope, { place, index, asker: asker.name, employer });
  }
};
