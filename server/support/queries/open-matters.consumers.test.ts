import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCandidate, makeSalaryRevision } from '#server/candidates/factories.ts';
import { makeDispute, makeDisputeFixture } from '#server/disputes/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { personIdOf } from '#server/people/factories.ts';
import type { TestKit } from '#server/testing/kit.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { hasOpenMatters } from './open-matters.ts';

// An erasure, the retention period, the records kept beside a candidate, and the clearing of old disputes all wait for
// the same undecided matters.

const longAgo = new Date('2025-10-05T05:00:00Z');
let server: TestServer;
let kit: TestKit;
beforeAll(async () => {
  server = await createTestServer();
  kit = server.kit;
});
afterAll(() => server.close());

const clearDisputes = async () => {
  const job = server.product.jobs.find(({ queue }) => queue === 'disputes.clear');
  if (!job) throw new Error('There is no job that clears disputes.');
  await job.run({});
};

/** Creates a candidate of the owner, and a dispute about them that ended long ago. */
const makeSubject = async () => {
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const another = async (supplierId: string, more: object = {}) => {
    const { id } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
    return makeCandidate(kit.db, { talentRequestId: id, supplierId, ...more });
  };
  const by = { supplierId: place.rival.agency.id, openedBy: place.rival.recruiter.id };
  const subject = await another(place.agency.id, { statusId: 3, linkedIn: '', contactNumber: '+61 491 570 156' });
  const former = await makeDispute(kit.db, { ...by, candidateId: subject.id, state: 'dismissed', openedAt: longAgo });
  const mark = (set: object) => kit.db.updateTable('candidate').set(set).where('id', '=', subject.id).execute();
  return { ...place, another, by, subject, former, mark };
};
type Subject = Awaited<ReturnType<typeof makeSubject>>;

/** Returns which of the consumers keep the candidate. */
const keptBy = async ({ subject, former }: Pick<Subject, 'subject' | 'former'>) => {
  const one = async (query: ReturnType<typeof sql<{ isKept: boolean }>>) =>
    (await query.execute(kit.db)).rows[0]?.isKept;
  await clearDisputes();
  const dispute = await kit.db
    .selectFrom('ownershipDispute')
    .select('erasedAt')
    .where('id', '=', former.id)
    .executeTakeFirstOrThrow();
  await kit.db
    .updateTable('ownershipDispute')
    .set({ erasedAt: null, keys: former.keys })
    .where('id', '=', former.id)
    .execute();
  return {
    erasure: await one(sql`select ${hasOpenMatters(sql`${subject.id}::uuid`)} as is_kept`),
    records: await one(sql`select exists (
      select from app.kept_identities(${subject.supplierId}) k where k.candidate_id = ${subject.id}) as is_kept`),
    retention: await one(sql`
      select open_disputes > 0 as is_kept from app.person_retention(${await personIdOf(kit.db, subject.id)})`),
    formerDispute: dispute.erasedAt === null,
  };
};
const all = (isKept: boolean) => ({ erasure: isKept, records: isKept, retention: isKept, formerDispute: isKept });

const matters: Record<string, (given: Subject) => Promise<unknown>> = {
  'a claim': ({ mark }) => mark({ claimState: 'pending' }),
  'a dispute': ({ mark }) => mark({ disputeState: 'pending' }),
  'the fee of a hire': ({ mark }) => mark({ statusId: 2, feeState: 'on_hold' }),
  'a salary change': async ({ mark, subject }) => {
    await mark({ statusId: 2 });
    await makeSalaryRevision(kit.db, { candidateId: subject.id, baseSalary: '90000.00', totalCompensation: null });
  },
  // The subject is an earlier hire, which the dispute about a later candidate doesn't affect.
  'a dispute about another candidate of the person': async ({ another, agency, by, mark, subject }) => {
    await mark({ statusId: 2, dateSubmitted: longAgo });
    const later = await another(agency.id, { emailAddress: subject.emailAddress });
    await makeDispute(kit.db, { ...by, candidateId: later.id });
  },
  // From its own two candidates, the agency knows that the disputed phone number belongs to the subject.
  'a dispute that the agency itself opened about the person': async ({
    another,
    agency,
    recruiter,
    rival,
    subject,
  }) => {
    const phone = { lastName: 'Aldermann', contactNumber: '+61 2 5550 0188' };
    await another(agency.id, { emailAddress: subject.emailAddress, ...phone, statusId: 3 });
    const theirs = await another(rival.agency.id, { emailAddress: 'private@inbox.example', ...phone });
    const keys = await kit.db
      .selectFrom('candidateIdentity')
      .select(sql<string>`key_type || ':' || key_hash`.as('key'))
      .where('candidateId', '=', theirs.id)
      .where('keyType', '=', 'phone')
      .execute();
    await makeDispute(kit.db, {
      candidateId: theirs.id,
      supplierId: agency.id,
      openedBy: recruiter.id,
      keys: keys.map(({ key }) => key),
    });
  },
};

describe('while something is undecided, everything about the person is kept', () => {
  it.each(Object.keys(matters))('%s', async (matter) => {
    const given = await makeSubject();
    expect(await keptBy(given)).toEqual(all(false));
    await matters[matter]?.(given);
    expect(await keptBy(given)).toEqual(all(true));
  });
});
