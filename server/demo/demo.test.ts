import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateStatuses } from '#contract/candidates/states.ts';
import { applicationStatuses } from '#contract/applications/states.ts';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import { engagementDraftFields, publishableEngagement } from '#contract/engagements/operations/draft-fields.ts';
import { talentRequestStatuses } from '#contract/engagements/states.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createFileService, type Files } from '#server/platform/files/files.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDemoWorld } from './demo.ts';
import { demoTenantId, demoUserId } from './market.ts';

let kit: TestKit;
let files: Files;
let madeAt: Date;
const root = mkdtempSync(join(tmpdir(), 'rolecall-demo-'));

beforeAll(async () => {
  kit = await createTestKit();
  files = createFileService(await createFileStore({ driver: 'disk', root }), 1_000_000);
  madeAt = kit.clock.now();
  await makeDemoWorld({ source: kit.source, files });
  // The first auctions close a few seconds after the start.
  kit.clock.advance(10_000);
}, 60_000);
afterAll(async () => {
  await kit.close();
  rmSync(root, { recursive: true, force: true });
});

const distinct = async (table: 'candidate' | 'application' | 'talentRequest'): Promise<number[]> =>
  (await kit.db.selectFrom(table).select('statusId').distinct().orderBy('statusId').execute()).map(
    (row) => row.statusId,
  );

test('the demo world has candidates, applications and requests in every status', async () => {
  const ids = (list: readonly { id: number }[]) => list.map((one) => one.id).toSorted((a, b) => a - b);
  expect(await distinct('candidate')).toEqual(ids(candidateStatuses));
  expect(await distinct('application')).toEqual(ids(applicationStatuses));
  expect(await distinct('talentRequest')).toEqual(ids(talentRequestStatuses));
});

test('the demo world has started submissions, with a CV that opens and without one', async () => {
  const drafts = await kit.db
    .selectFrom('submissionDraft')
    .leftJoin('candidateDocument as cv', 'cv.id', 'submissionDraft.documentId')
    .select(['fields', 'cv.storageKey'])
    .execute();
  expect(drafts.every(({ fields }) => submissionDraftFieldsShape.parse(fields).lastName !== '')).toBe(true);
  const keys = drafts.flatMap(({ storageKey }) => storageKey ?? []);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.length).toBeLessThan(drafts.length);
  for (const key of keys) expect((await files.bytes(key)).length).toBeGreaterThan(500);
});

test('the demo world has draft engagements and a paused one', async () => {
  const drafts = await kit.db.selectFrom('engagementDraft').select(['id', 'fields']).execute();
  const isWhole = drafts.map(
    ({ fields }) => publishableEngagement.safeParse(engagementDraftFields.parse(fields)).success,
  );
  expect(new Set(isWhole)).toEqual(new Set([true, false]));
  const papers = await kit.db.selectFrom('draftDocument').select('storageKey').execute();
  expect(papers.length).toBeGreaterThan(0);
  for (const { storageKey } of papers) expect((await files.bytes(storageKey)).length).toBeGreaterThan(500);
  const still = await kit.db.selectFrom('engagement').selectAll().where('pausedAt', 'is not', null).execute();
  expect(still).toHaveLength(1);
  for (const one of still) {
    expect(one.closingAt > (one.pausedAt ?? kit.clock.now())).toBe(true);
    const requests = await kit.db
      .selectFrom('talentRequest')
      .select('statusId')
      .where('engagementId', '=', one.id)
      .execute();
    expect(requests.map(({ statusId }) => statusId)).toEqual(requests.map(() => 8));
  }
});

test('the demo world has lots in every state of bidding, among them one that closes in 12 minutes and an extended one', async () => {
  const lots = await kit.db.selectFrom('lot').select(['state', 'endsAt', 'extensions', 'finalHead']).execute();
  expect(new Set(lots.map(({ state }) => state))).toEqual(
    new Set(['open', 'rebid', 'closed', 'standstill', 'awarded']),
  );
  const minutesLeft = lots.map(({ endsAt }) => (endsAt.getTime() - madeAt.getTime()) / 60_000);
  expect(minutesLeft).toContain(12);
  expect(lots.some(({ state, extensions }) => state === 'open' && extensions > 0)).toBe(true);
  const closed = lots.filter(({ state }) => state === 'closed' || state === 'awarded');
  expect(closed.every(({ finalHead }) => finalHead !== null)).toBe(true);
});

test('bids in the demo world have signed receipts, awards have certificates and give the fee, and an objection is open', async () => {
  const bids = await kit.db.selectFrom('bid').select('receipt').execute();
  expect(bids.length).toBeGreaterThan(15);
  expect(bids.every(({ receipt }) => receipt.split('.').length === 3)).toBe(true);
  const results = await kit.db.selectFrom('lotResult').selectAll().where('state', '=', 'final').execute();
  expect(results.every(({ certificate }) => certificate.split('.').length === 3)).toBe(true);
  const won = results.filter(({ supplierId, isAwarded }) => isAwarded && supplierId === demoTenantId('harbour'));
  expect(won).toMatchObject([{ feeTypeId: 3, feeAmount: '58000.00' }]);
  expect(await kit.db.selectFrom('awardObjection').select('state').execute()).toEqual([{ state: 'open' }]);
});

test('the audit log of the first agency mentions only users and roles that exist', async () => {
  const events = await kit.db
    .selectFrom('event')
    .select('data')
    .where('supplierId', '=', demoTenantId('harbour'))
    .where('kind', 'like', 'team.%')
    .execute();
  const ids = events.flatMap(({ data }) =>
    Object.entries(data as object).filter(([name]) => /^(user|role)Id$/.test(name)),
  );
  const users = await kit.db.selectFrom('appUser').select('id').execute();
  const roles = await kit.db.selectFrom('role').select('id').execute();
  const known = new Set([...users, ...roles].map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(4);
  for (const [name, id] of ids) expect([name, known.has(String(id))]).toEqual([name, true]);
});

test('the auditor of the demo is independent of both sides, and was named by Rolecall', async () => {
  const audits = await kit.db
    .selectFrom('audit')
    .innerJoin('tenant as auditor', 'auditor.id', 'audit.auditorId')
    .select(['audit.namedByName', 'auditor.side', 'audit.auditorId'])
    .execute();
  expect(audits.length).toBeGreaterThan(0);
  const users = await kit.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['appUser.firstName', 'appUser.lastName', 'tenant.side'])
    .execute();
  for (const { namedByName, side, auditorId } of audits) {
    expect([side, auditorId]).toEqual(['auditor', demoTenantId('marlow')]);
    const namedBy = users.filter(({ firstName, lastName }) => `${firstName} ${lastName}` === namedByName);
    expect(namedBy.map((one) => one.side)).toEqual(['provider']);
  }
});

test('nobody appears to be signed in after the demo world has been created', async () => {
  expect(await kit.db.selectFrom('session').select('id').execute()).toEqual([]);
});

test('every action of an employer in the demo world was made by one of its users', async () => {
  const nobody = await kit.db.selectFrom('event').select('kind').distinct().where('actorUserId', 'is', null).execute();
  expect(nobody.map(({ kind }) => kind).toSorted()).toEqual([
    'application.rebid-asked',
    'bid.tied',
    'candidate.not-selected',
    'dispute.raised',
    'draft-candidate.assessed',
    'lot.closed',
    'lot.tied',
  ]);
});

test('the demo world has engagements of both kinds in every stage and with every outcome', async () => {
  const rows = await kit.db.selectFrom('engagement').select(['kind', 'stage', 'endedAs']).distinct().execute();
  const seen = new Set(rows.map((row) => `${row.kind} ${row.endedAs ?? row.stage}`));
  for (const one of ['application', 'fulfillment', 'success', 'completed']) expect(seen).toContain(`successfee ${one}`);
  for (const one of [
    'application',
    'clarification',
    'bidding',
    'fulfillment',
    'success',
    'cancelled',
    'discontinued',
  ]) {
    expect(seen).toContain(`competitive ${one}`);
  }
});

test('filled roles match hired candidates, so that the totals can be checked by hand', async () => {
  const requests = await kit.db
    .selectFrom('talentRequest')
    .select((eb) => [
      'jobTitle',
      'noOfRolesFilled',
      'internallyFilledRoles',
      eb
        .selectFrom('candidate')
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .whereRef('candidate.talentRequestId', '=', 'talentRequest.id')
        .where('statusId', '=', 2)
        .as('hired'),
    ])
    .execute();
  for (const one of requests)
    expect([one.jobTitle, one.hired]).toEqual([one.jobTitle, one.noOfRolesFilled - one.internallyFilledRoles]);
});

test('creating the world a second time adds nothing', async () => {
  const count = async () =>
    (
      await kit.db
        .selectFrom('candidate')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const before = await count();
  await makeDemoWorld({ source: kit.source, files });
  expect(await count()).toBe(before);
  expect(before).toBeGreaterThan(60);
});

test('every CV of the world is a PDF that opens', async () => {
  const documents = await kit.db.selectFrom('candidateDocument').select('storageKey').limit(5).execute();
  for (const one of documents)
    expect(
      Buffer.from(await files.bytes(one.storageKey))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
});

test('there are 300 notifications on both sides: new, viewed and archived ones, and none in the future', async () => {
  const rows = await kit.db.selectFrom('notification').selectAll().execute();
  expect(rows.length).toBeGreaterThan(280);
  expect(rows.length).toBeLessThanOrEqual(300);
  const owner = rows.filter((row) => row.userId === demoUserId('owner@harbour.example'));
  expect(owner.filter((row) => row.viewedAt === null && row.archivedAt === null)).toHaveLength(7);
  for (const state of ['viewedAt', 'archivedAt'] as const) {
    expect(owner.some((row) => row[state] !== null)).toBe(true);
  }
  const kinds = new Set(rows.map((row) => row.kind));
  for (const kind of ['candidate-moved', 'candidate-received', 'candidate-hired', 'application-received'] as const) {
    expect(kinds).toContain(kind);
  }
  expect(rows.every((row) => row.createdAt <= kit.clock.now())).toBe(true);
});

test('every engagement visible to agencies has a publication event, and none has a future event', async () => {
  const published = await kit.db.selectFrom('engagement').select('id').where('publishedAt', 'is not', null).execute();
  const events = await kit.db
    .selectFrom('event')
    .select(['kind', 'at', 'engagementId'])
    .where('kind', 'like', 'engagement.%')
    .execute();
  const told = events.filter(({ kind }) => kind === 'engagement.published').map(({ engagementId }) => engagementId);
  expect(new Set(told)).toEqual(new Set(published.map(({ id }) => id)));
  expect(events.filter(({ at }) => at > kit.clock.now())).toEqual([]);
});

test('12 testimonials cover every state, and every logo opens', async () => {
  const rows = await kit.db.selectFrom('testimonial').select(['status', 'isPublished', 'deletedAt']).execute();
  expect(rows).toHaveLength(12);
  const seen = new Set(rows.map((row) => (row.deletedAt ? 'deleted' : row.isPublished ? 'published' : row.status)));
  expect(seen).toEqual(new Set(['requested', 'submitted', 'approved', 'published', 'declined', 'deleted']));
  const logos = await kit.db.selectFrom('testimonialLogo').select(['storageKey', 'sizeBytes']).execute();
  for (const { storageKey, sizeBytes } of logos) expect(await files.bytes(storageKey)).toHaveLength(sizeBytes);
});

test('every hire has its payment recorded', async () => {
  const hired = await kit.db.selectFrom('candidate').select('id').where('statusId', '=', 2).execute();
  const paid = await kit.db.selectFrom('paymentTransaction').select('candidateId').execute();
  expect(paid.map(({ candidateId }) => candidateId).toSorted()).toEqual(hired.map(({ id }) => id).toSorted());
});

test('staff see two dead emails, and the mailbox is not empty', async () => {
  const mails = await kit.db.selectFrom('mail').select(['status', 'lastError']).execute();
  expect(mails.filter(({ status }) => status === 'dead')).toHaveLength(2);
  expect(mails.filter(({ status }) => status === 'sent').length).toBeGreaterThan(3);
});
