import type { Insertable, Kysely, Selectable } from 'kysely';
import { candidateStatus } from '#contract/candidates/states.ts';
import { disputeAnswerDeadline, disputeDecisionDeadline } from '#contract/disputes/rules.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { identityKeyText } from '#server/candidates/public.ts';
import { makeContactBefore } from '#server/claims/factories.ts';
import type { Database } from '#server/database.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';

type Row = Insertable<Database['ownershipDispute']>;

const hourMs = 3_600_000;

/**
 * Creates an owner with a candidate in an engagement, a rival that may submit for it, and a member of Rolecall's staff.
 */
export const makeDisputeFixture = async (db: Kysely<Database>, { at }: { at: Date }) => {
  const place = await makeSubmissionFixture(db);
  const rival = await makeApprovedAgency(db, place.engagement.id);
  const provider = await makeTenant(db, { side: 'provider' });
  const staff = await makeUser(db, { tenantId: provider.id, firstName: 'Nils', lastName: 'Aas' });
  const candidate = await makeCandidate(db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    dateSubmitted: at,
  });
  return { ...place, rival, staff, candidate };
};

/** Creates an upheld dispute about a hire, whose fee was assigned to the agency that won it. */
export const makeAssignedFee = async (
  db: Kysely<Database>,
  {
    candidateId,
    supplier,
    amount,
  }: { candidateId: string; supplier: { id: string; name: string }; amount: string | null },
): Promise<Selectable<Database['ownershipDispute']>> => {
  const { id: openedBy } = await makeUser(db, { tenantId: supplier.id });
  const dispute = await makeDispute(db, { candidateId, supplierId: supplier.id, openedBy, state: 'upheld' });
  const { clientId, engagementId, currencyId } = await db
    .updateTable('candidate')
    .set({ statusId: 2, disputeState: null, feeState: 'assigned' })
    .where('id', '=', candidateId)
    .returning(['clientId', 'engagementId', 'currencyId'])
    .executeTakeFirstOrThrow();
  const parties = { supplierId: supplier.id, supplierName: supplier.name, clientId, engagementId };
  await db
    .insertInto('assignedFee')
    .values({ disputeId: dispute.id, candidateId, ...parties, amount, currencyId, assignedAt: dispute.openedAt })
    .execute();
  return dispute;
};

/**
 * Creates an agency's dispute about the ownership of another agency's candidate, in any state and with the owner's
 * side. The dispute state of a candidate that isn't hired is set, but even an upheld dispute doesn't change ownership or
 * fees.
 */
export const makeDispute = async (
  db: Kysely<Database>,
  given: Pick<Row, 'supplierId' | 'openedBy'> & { candidateId: string; isAnswered?: boolean } & Partial<Row>,
): Promise<Selectable<Database['ownershipDispute']>> => {
  const { candidateId, isAnswered = false, ...more } = given;
  const candidate = await db
    .selectFrom('candidate')
    .selectAll()
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  const keys = await db
    .selectFrom('candidateIdentity')
    .select(['keyType', 'keyHash'])
    .where('candidateId', '=', candidateId)
    .execute();
  const openedAt = new Date(given.openedAt ?? candidate.dateSubmitted.getTime() + 24 * hourMs);
  const answerBy = disputeAnswerDeadline(openedAt, 'Australia/Sydney');
  const state = given.state ?? 'open';
  const endedAt = state === 'open' ? null : new Date(openedAt.getTime() + 30 * hourMs);
  const reasons = state === 'upheld' || state === 'dismissed' ? 'Only one of you has an answer of the candidate.' : '';
  const dispute = await db
    .insertInto('ownershipDispute')
    .values({
      id: newId(),
      clientId: candidate.clientId,
      engagementId: candidate.engagementId,
      talentRequestId: candidate.talentRequestId,
      firstName: candidate.firstName,
      lastName: candidate.lastName,
      keys: keys.map(identityKeyText).toSorted(),
      contacts: JSON.stringify([makeContactBefore(openedAt, 12)]),
      statement: 'He asked us to present him, and has never heard of another agency.',
      openedAt,
      openedByName: 'Soren Vang',
      decideBy: disputeDecisionDeadline(openedAt, 'Australia/Sydney'),
      endedAt,
      ...(endedAt ? { endedByName: 'Nils Aas', reasons } : {}),
      ...more,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const outcomes = { open: null, withdrawn: 'withdrawn', upheld: 'lost', dismissed: 'kept' } as const;
  await db
    .insertInto('ownershipDefence')
    .values({
      disputeId: dispute.id,
      supplierId: candidate.supplierId,
      candidateId,
      scopeId: candidate.clientId,
      keys: dispute.keys,
      openedAt,
      answerBy,
      decideBy: dispute.decideBy,
      ...(isAnswered
        ? {
            contacts: JSON.stringify([
              { ...makeContactBefore(openedAt, 5), channel: 'meeting', summary: 'Second interview in our office.' },
            ]),
            statement: 'The candidate signed our agreement at the first interview.',
            answeredAt: new Date(openedAt.getTime() + 5 * hourMs),
            answeredByName: candidate.submittedByName,
          }
        : {}),
      outcome: outcomes[state],
      endedAt,
      reasons,
    })
    .execute();
  const marks = { open: 'pending', withdrawn: null, upheld: 'lost', dismissed: null } as const;
  await db
    .updateTable('candidate')
    .set({ disputeState: marks[state] })
    .where('id', '=', candidateId)
    .where('statusId', '<>', candidateStatus.hired)
    .execute();
  return dispute;
};
