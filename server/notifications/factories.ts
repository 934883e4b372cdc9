import type { Insertable, Kysely, Selectable } from 'kysely';
import { notificationKinds } from '#contract/notifications/states.ts';
import type { Database } from '#server/database.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import type { EventFacts } from '#server/platform/events/facts.ts';
import type { EventKind, PayloadInput } from '#server/platform/events/payload.ts';
import { testPayloadCodec, samplePayload } from '#server/testing/payloads.ts';
import { newId } from '#server/platform/db/new-id.ts';

const madeAt = new Date('2026-11-18T04:00:00Z');

/** Creates an event without its reactions, by default with a sample payload of its kind. */
export const makeEvent = async <K extends EventKind>(
  db: Kysely<Database>,
  given: Omit<Partial<Insertable<Database['event']>>, 'kind' | 'data'> &
    Omit<EventFacts<K>, 'data'> & { data?: PayloadInput<K> },
): Promise<RecordedEvent<K>> => {
  const { data, text } = testPayloadCodec.check(given.kind, given.data ?? samplePayload(given.kind));
  const row = await db
    .insertInto('event')
    .values({ id: newId(), at: madeAt, ...given, data: text })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, kind: given.kind, data };
};

/** Creates a user's notification and its event, by default a new notification about an approved application. */
export const makeNotification = async (
  db: Kysely<Database>,
  given: { userId: string; tenantId: string } & Partial<Insertable<Database['notification']>>,
): Promise<Selectable<Database['notification']>> => {
  const kind = given.kind ?? 'application-approved';
  const createdAt = given.createdAt ?? madeAt;
  const feedId =
    given.feedId ??
    (await makeEvent(db, { kind: 'application.approved', at: createdAt, supplierId: given.tenantId })).id;
  return db
    .insertInto('notification')
    .values({ id: newId(), category: notificationKinds[kind].category, ...given, kind, feedId, createdAt })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/**
 * Creates an email, pending by default. A sent or dead email also gets the time at which it was sent or failed for
 * good.
 */
export const makeEmail = async (
  db: Kysely<Database>,
  given: Partial<Insertable<Database['mail']>> = {},
): Promise<Selectable<Database['mail']>> => {
  const id = given.id ?? newId();
  const createdAt = given.createdAt instanceof Date ? given.createdAt : madeAt;
  return db
    .insertInto('mail')
    .values({
      id,
      messageId: `<${id}@rolecall.example>`,
      template: 'candidate-status-changed',
      toAddress: 'owner@harbour.example',
      toName: 'Ines Marchetti',
      subject: 'A candidate for Clinical Nurse Educator is now Screening',
      html: '<!doctype html><p>A candidate is now Screening.</p>',
      bodyText: 'A candidate is now Screening.',
      headers: '{}',
      createdAt,
      dueAt: createdAt,
      ...(given.status === 'sent' ? { sentAt: createdAt, attempts: 1 } : {}),
      ...(given.status === 'dead' ? { diedAt: createdAt, attempts: 1, lastError: '550 No such person' } : {}),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Creates a pending notice of an event for a user, due at the time of the event by default. */
export const makeNotice = async (
  db: Kysely<Database>,
  given: { user: { id: string; tenantId: string }; event: { id: string; at: Date } } & Partial<
    Insertable<Database['mailNotice']>
  >,
): Promise<Selectable<Database['mailNotice']>> => {
  const { user, event, ...more } = given;
  return db
    .insertInto('mailNotice')
    .values({
      id: newId(),
      tenantId: user.tenantId,
      userId: user.id,
      feedId: event.id,
      kind: 'candidate-moved',
      dueAt: event.at,
      createdAt: event.at,
      ...more,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Creates a candidate's payment transaction, as if the candidate had been hired. */
export const makePayment = async (
  db: Kysely<Database>,
  given: { candidateId: string } & Partial<Insertable<Database['paymentTransaction']>>,
): Promise<Selectable<Database['paymentTransaction']>> => {
  const candidate = await db
    .selectFrom('candidate')
    .innerJoin('engagement', 'engagement.id', 'candidate.engagementId')
    .select([
      'candidate.number as candidateNumber',
      'candidate.engagementId',
      'engagement.number as engagementNumber',
      'candidate.supplierId',
      'candidate.clientId',
      'candidate.agencyFee as fee',
      'candidate.currencyId',
    ])
    .where('candidate.id', '=', given.candidateId)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('paymentTransaction')
    .values({ id: newId(), ...candidate, recordedAt: madeAt, ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
};
