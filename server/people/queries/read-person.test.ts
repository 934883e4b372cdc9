import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate, makeCandidateDocument } from '#server/candidates/factories.ts';
import { eraseCandidate } from '#server/candidates/public.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePersonNote, personIdOf } from '../factories.ts';
import { readPerson } from './read-person.ts';

let kit: TestKit;
let market: MarketFixture;
let personId: string;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { agency, engagementId, talentRequestId } = market;
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const sable = await makeTenant(kit.db, { side: 'client', name: 'Sable Ridge Mining' });
  const other = await makeEngagement(kit.db, { clientId: sable.id });
  const request = await makeTalentRequest(kit.db, { engagementId: other.id, jobTitle: 'Mine Surveyor' });
  await makeApplication(kit.db, { engagementId: other.id, supplierId: agency.id });
  await makeAssignment(kit.db, { engagementId: other.id, userId: market.standard.id });
  const ines = { firstName: 'Ines', lastName: 'Haddad', supplierId: agency.id };
  const hired = await makeCandidate(kit.db, {
    ...ines,
    talentRequestId,
    statusId: 2,
    emailAddress: 'ines@old.example',
    contactNumber: '+61491570157',
  });
  const pending = await makeCandidate(kit.db, {
    ...ines,
    talentRequestId: request.id,
    emailAddress: 'ines@inbox.example',
    contactNumber: '+61491570157',
    dateSubmitted: new Date('2026-11-15T00:00:00Z'),
  });
  personId = await personIdOf(kit.db, pending.id);
  await makePersonNote(kit.db, { candidateId: pending.id, authorUserId: market.owner.id });
  const file = { supplierId: agency.id, uploadedBy: market.owner.id };
  await makeCandidateDocument(kit.db, { ...file, clientId: sable.id, candidateId: pending.id, fileName: 'New.pdf' });
  await makeCandidateDocument(kit.db, {
    ...file,
    clientId: market.client.id,
    candidateId: hired.id,
    fileName: 'Old.pdf',
    createdAt: new Date('2026-11-09T00:00:00Z'),
  });
});
afterAll(() => kit.close());

const read = async (userId: string) => {
  const found = await kit.asAgency(userId, (scope) => readPerson(scope, { personId }));
  return found instanceof Refused ? undefined : found;
};

test('a person has the details of the latest submission, all submissions and CVs, and the notes', async () => {
  expect(await read(market.owner.id)).toMatchObject({
    personId,
    emailAddress: 'ines@inbox.example',
    otherEmailAddresses: ['ines@old.example'],
    otherContactNumbers: [],
    submissions: [
      { clientName: 'Sable Ridge Mining', jobTitle: 'Mine Surveyor', candidateStatus: 'Pending', isOpen: true },
      { clientName: 'Northwind Health', candidateStatus: 'Hired', isOpen: false, since: '2026-11-15T00:00:00.000Z' },
    ],
    cvs: [
      { fileName: 'New.pdf', clientName: 'Sable Ridge Mining' },
      { fileName: 'Old.pdf', clientName: 'Northwind Health' },
    ],
    notes: [{ text: 'Prefers calls after four.', can: { delete: true } }],
    merges: [],
    can: {
      submitAgain: { allowed: true },
      export: { allowed: true },
      erase: { allowed: false, reasons: [{ code: 'submission-open' }, { code: 'guarantee-running' }] },
    },
  });
});

test('a user who sees only assigned work sees its submissions and CVs, and may not merge', async () => {
  const seen = await read(market.standard.id);
  expect(seen?.submissions.map(({ clientName }) => clientName)).toEqual(['Sable Ridge Mining']);
  expect(seen?.cvs.map(({ fileName }) => fileName)).toEqual(['New.pdf']);
  expect(seen?.otherEmailAddresses).toEqual([]);
  expect(seen?.notes).toMatchObject([{ can: { delete: false } }]);
  expect(seen?.can).toMatchObject({
    addNote: { allowed: true },
    merge: { allowed: false, reasons: [{ code: 'partial-view' }] },
    export: { allowed: false, reasons: [{ code: 'no-permission' }, { code: 'partial-view' }] },
  });
});

test('replaced CVs are listed with the date when they were replaced, and those of an erased submission are gone', async () => {
  const { agency, engagementId, client, owner } = market;
  const submitted = async (day: string) => {
    const request = await makeTalentRequest(kit.db, { engagementId, jobTitle: 'Ward Manager' });
    const { id: candidateId } = await makeCandidate(kit.db, {
      supplierId: agency.id,
      talentRequestId: request.id,
      emailAddress: 'odile@inbox.example',
      dateSubmitted: new Date(`2026-11-${day}T00:00:00Z`),
    });
    const file = { supplierId: agency.id, uploadedBy: owner.id, createdAt: new Date(`2026-11-${day}T00:00:00Z`) };
    const attached = { candidateId, clientId: client.id };
    const { id } = await makeCandidateDocument(kit.db, { ...file, ...attached, fileName: `First ${day}.pdf` });
    // The CV is replaced, which makes the second version.
    const next = await makeCandidateDocument(kit.db, {
      ...file,
      fileName: `Second ${day}.pdf`,
      createdAt: new Date('2026-11-18T00:00:00Z'),
    });
    await kit.db
      .updateTable('candidateDocument')
      .set({ deletedAt: new Date('2026-11-18T00:00:00Z') })
      .where('id', '=', id)
      .execute();
    await kit.db.updateTable('candidateDocument').set(attached).where('id', '=', next.id).execute();
    const author = { byUserId: owner.id, byName: 'Mara Ellingsen', bySide: 'agency' } as const;
    await kit.db
      .insertInto('candidateVersion')
      .values({ candidateId, at: new Date('2026-11-18T00:00:00Z'), ...author })
      .execute();
    return { candidateId, firstId: id };
  };
  const kept = await submitted('11');
  const erased = await submitted('12');
  const of = await personIdOf(kit.db, kept.candidateId);
  const cvs = async () => {
    const found = await kit.asAgency(owner.id, (scope) => readPerson(scope, { personId: of }));
    if (found instanceof Refused) throw new Error(found.refusal.code);
    return found.cvs;
  };
  expect((await cvs()).map(({ fileName }) => fileName).toSorted()).toEqual([
    'First 11.pdf',
    'First 12.pdf',
    'Second 11.pdf',
    'Second 12.pdf',
  ]);
  const files = { remove: () => Promise.resolve() };
  await kit.asSystem((scope) => eraseCandidate(scope, erased.candidateId, files as never));
  expect(await cvs()).toMatchObject([
    { fileName: 'Second 11.pdf', replaced: null },
    {
      fileName: 'First 11.pdf',
      replaced: '2026-11-18T00:00:00.000Z',
      jobTitle: 'Ward Manager',
      clientName: client.name,
    },
  ]);
});

test('neither a rival nor an employer finds the person', async () => {
  const rival = await kit.asAgency(market.rivalOwner.id, (scope) => readPerson(scope, { personId }));
  expect(rival).toMatchObject({ refusal: { code: 'not-found' } });
  const employer = await kit.db.selectFrom('appUser').select('id').where('tenantId', '=', market.client.id).execute();
  const rows = await Promise.all(
    employer.map(({ id }) => kit.asClient(id, ({ db }) => db.selectFrom('person').selectAll().execute())),
  );
  expect(rows.flat()).toEqual([]);
});
