import { afterAll, beforeAll, expect, it } from 'vitest';
import { correctSalaryEndpoint, listHiresEndpoint } from '#contract/candidates/endpoints/salary.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeAssignedFee } from '#server/disputes/factories.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '../factories.ts';

let server: TestServer;
let staffId: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  staffId = (await makeUser(db, { tenantId: (await makeTenant(db, { side: 'provider' })).id })).id;
});
afterAll(() => server.close());

const list = async (input: object = {}) => (await server.call(staffId, listHiresEndpoint, input)).body;
const hire = async (given: object) => {
  const place = await makeSubmissionFixture(server.kit.db);
  const ids = { talentRequestId: place.request.id, supplierId: place.agency.id };
  const candidate = await makeCandidate(server.kit.db, { ...ids, statusId: 2, ...given });
  return { place, candidate, ids };
};

it('the provider finds a hire by number, name, engagement and agency; others are not hired or were erased', async () => {
  const { db } = server.kit;
  const { place, candidate, ids } = await hire({ firstName: 'Petronella', lastName: 'Quist' });
  await makeCandidate(db, { ...ids, statusId: 8, firstName: 'Petronella' });
  await makeCandidate(db, { ...ids, statusId: 2, firstName: 'Petronella', erasedAt: new Date() });
  const other = await hire({ firstName: 'Ottilie', lastName: 'Brandt' });
  expect(await list()).toMatchObject({ total: 2 });
  const numbered = [String(candidate.number), `quist ${String(candidate.number)}`, 'petron quis'];
  const padded = [candidate.number, place.engagement.number].map((number) => String(number).padStart(6, '0'));
  const named = [place.agency.name, `Quist ${place.engagement.title}`, `petronella ${place.request.jobTitle}`];
  for (const keywords of [...numbered, ...padded, ...named]) {
    const { records } = (await list({ keywords })) as { records: { candidateId: string }[] };
    expect([keywords, records.some(({ candidateId }) => candidateId === candidate.id)]).toEqual([keywords, true]);
  }
  expect(await list({ keywords: 'quist' })).toMatchObject({ total: 1 });
  expect(await list({ keywords: 'quist brandt' })).toMatchObject({ total: 0, records: [] });
  const pages = [await list({ pageSize: 1 }), await list({ pageSize: 1, pageCurrent: 1 })];
  const ofPages = pages.flatMap((page) => (page as { records: { candidateId: string }[] }).records);
  expect(ofPages.map((one) => one.candidateId).toSorted()).toEqual([candidate.id, other.candidate.id].toSorted());
  expect((await server.call(place.recruiter.id, listHiresEndpoint, {})).status).toBe(403);
});

it('a hire shows that its fee is on hold, or due to another agency', async () => {
  const { db } = server.kit;
  const { candidate } = await hire({ lastName: 'Ylvisaker' });
  await db.updateTable('candidate').set({ feeState: 'on_hold' }).where('id', '=', candidate.id).execute();
  expect(await list({ keywords: 'ylvisaker' })).toMatchObject({
    records: [{ feeState: 'on_hold', assignedFee: null }],
  });
  const other = await hire({ lastName: 'Oyelaran', statusId: 8 });
  const { agency } = await makeApprovedAgency(db, other.place.engagement.id);
  await makeAssignedFee(db, { candidateId: other.candidate.id, supplier: agency, amount: '9000.00' });
  expect(await list({ keywords: 'oyelaran' })).toMatchObject({
    total: 1,
    records: [{ feeState: 'assigned', assignedFee: { supplierName: agency.name, amount: '9000.00' } }],
  });
});

it('a hire is listed with its salary, fee and history, which follow a correction', async () => {
  const { candidate } = await hire({
    lastName: 'Zelenka',
    baseSalary: '112500.00',
    totalCompensation: '130000.00',
  });
  const correction = { candidateId: candidate.id, baseSalary: '110000', reason: 'The contract states it.' };
  expect((await server.call(staffId, correctSalaryEndpoint, correction)).status).toBe(200);
  expect(await list({ keywords: 'zelenka' })).toMatchObject({
    records: [
      {
        baseSalary: '112500.00',
        baseSalaryRevised: '110000.00',
        agencyFee: '15125.00',
        salaryRevisions: [{ state: 'approved', proposedBySide: 'provider', reason: 'The contract states it.' }],
      },
    ],
  });
});
