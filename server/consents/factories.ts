import type { Insertable, Kysely, Selectable } from 'kysely';
import { consentDays, currentConsentText } from '#contract/consents/rules.ts';
import type { Database } from '#server/database.ts';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { signId } from '#server/platform/vault/signed-id.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import type { WaitingSubmission } from './tables.ts';

type Row = Insertable<Database['consentRequest']>;

/** Creates a request for consent to a submission. The talent request must exist. */
export const makeConsentRequest = async (
  db: Kysely<Database>,
  given: Pick<Row, 'supplierId' | 'requestedBy'> & Partial<Omit<Row, 'submission'>> & { submission: WaitingSubmission },
): Promise<Selectable<Database['consentRequest']>> => {
  const { submission, ...more } = given;
  const { talentRequestId, firstName, lastName, emailAddress } = submission;
  const { engagementId, clientId } = await db
    .selectFrom('talentRequest')
    .select(['engagementId', 'clientId'])
    .where('id', '=', talentRequestId)
    .executeTakeFirstOrThrow();
  const requestedAt = new Date(more.requestedAt ?? '2026-11-18T05:00:00Z');
  const isAnswered = more.state === 'agreed' || more.state === 'refused' || more.state === 'withdrawn';
  return db
    .insertInto('consentRequest')
    .values({
      id: newId(),
      clientId,
      engagementId,
      talentRequestId,
      firstName,
      lastName,
      emailAddress: emailAddress.toLowerCase(),
      submission: JSON.stringify(submission),
      textVersion: currentConsentText,
      requestedByName: 'Ines Marchetti',
      requestedAt,
      sentAt: requestedAt,
      expiresAt: new Date(requestedAt.getTime() + consentDays * 86_400_000),
      ...(isAnswered ? { answeredAt: requestedAt, openedAt: requestedAt, shownHash: 'ab'.repeat(32) } : {}),
      ...(more.state === 'withdrawn' ? { withdrawnAt: requestedAt } : {}),
      ...more,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Creates an agency that may submit for a talent request that requires the candidates' consent. */
export const makeConsentFixture = (
  db: Kysely<Database>,
  given: Parameters<typeof makeSubmissionFixture>[1] = {},
): Promise<SubmissionFixture> =>
  makeSubmissionFixture(db, { ...given, engagement: { requiresCandidateConsent: true, ...given.engagement } });

/** Creates the agency's request to a new person, and returns it with the token for its link. */
export const makeLinkedRequest = async (
  { db, mac, at }: { db: Kysely<Database>; mac: Vault['mac']; at: Date },
  place: Pick<SubmissionFixture, 'agency' | 'recruiter' | 'request'>,
  given: { person?: object; row?: Partial<Omit<Row, 'submission'>> } = {},
) => {
  const { draftId: _draft, confirmedFields: _fields, ...submission } = await makeSubmission(db, place, given.person);
  const request = await makeConsentRequest(db, {
    supplierId: place.agency.id,
    requestedBy: place.recruiter.id,
    requestedAt: at,
    submission,
    ...given.row,
  });
  return { ...request, token: signId('consent', request.id, mac) };
};
