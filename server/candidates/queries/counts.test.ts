import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateEndpoints } from '#contract/candidates/endpoints.ts';
import type { EngagementKind } from '#contract/engagements/states.ts';
import { feeType } from '#contract/engagements/states.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../factories.ts';

interface Place extends SubmissionFixture {
  rival: Awaited<ReturnType<typeof makeApprovedAgency>>;
  cancelledId: string;
}

let server: TestServer;
let places: Record<EngagementKind, Place>;

const makePlace = async (kind: EngagementKind): Promise<Place> => {
  const { db } = server.kit;
  const fee = { feeTypeId: feeType.percentBase, feePercent: '13.75' };
  const place = await makeSubmissionFixture(db, { engagement: { kind, ...fee }, request: { noOfRoles: 3, cvCap: 5 } });
  const rival = await makeApprovedAgency(db, place.engagement.id);
  const { id: cancelledId } = await makeTalentRequest(db, { engagementId: place.engagement.id, statusId: 7 });
  for (const [supplierId, statusIds] of [
    [place.agency.id, [1, 1, 4, 2, 3, 5]],
    [rival.agency.id, [1, 8]],
  ] as const) {
    for (const statusId of statusIds)
      await makeCandidate(db, { talentRequestId: place.request.id, supplierId, statusId });
  }
  for (const statusId of [1, 3] as const)
    await makeCandidate(db, { talentRequestId: cancelledId, supplierId: place.agency.id, statusId });
  return { ...place, rival, cancelledId };
};

/** Calls every endpoint of an operation in turn, each about an engagement of the kind that it is for. */
const callAll = async (operation: string, callOf: (place: Place) => { userId: string; input: object }) => {
  const answers = [];
  for (const at of candidateEndpoints.filter((one) => one.operation === operation)) {
    const place = places[at.constants['auctionType'] === 'competitive' ? 'competitive' : 'successfee'];
    const { userId, input } = callOf(place);
    answers.push({ place, ...(await server.call(userId, at, input)) });
  }
  return answers;
};

beforeAll(async () => {
  server = await createTestServer();
  places = { competitive: await makePlace('competitive'), successfee: await makePlace('successfee') };
});
afterAll(() => server.close());

const ownFigures = {
  noOfCvs: 5,
  total: 5,
  cvCap: 5,
  byStatus: [
    { candidateStatusId: 1, candidateStatus: 'Pending', count: 2 },
    { candidateStatusId: 4, candidateStatus: 'Shortlisted', count: 1 },
    { candidateStatusId: 2, candidateStatus: 'Hired', count: 1 },
    { candidateStatusId: 3, candidateStatus: 'Rejected', count: 1 },
  ],
};

test('an agency counts its own candidates of a talent request by status in the short order, without withdrawn ones [C10] [C13]', async () => {
  for (const [operation, addresses] of [
    ['candidates.requestCounts', 2],
    ['candidates.countOfRequest', 1],
  ] as const) {
    const answers = await callAll(operation, ({ recruiter, request }) => ({
      userId: recruiter.id,
      input: { talentRequestId: request.id },
    }));
    expect(answers).toHaveLength(addresses);
    for (const { place, status, body } of answers) {
      const talentRequestId = place.request.id;
      expect({ status, body }).toMatchObject({ status: 200, body: { talentRequestId, ...ownFigures } });
    }
  }
});

test('an employer counts the candidates of all agencies for its own requests only', async () => {
  const [all] = await callAll('candidates.countOfRequest', ({ employer, request }) => ({
    userId: employer.id,
    input: { talentRequestId: request.id },
  }));
  expect(all?.body).toMatchObject({ total: 7, noOfCvs: 7 });
  const [whole] = await callAll('candidates.countOfEngagement', ({ employer, engagement }) => ({
    userId: employer.id,
    input: { engagementId: engagement.id },
  }));
  expect(whole?.body).toMatchObject({ total: 8, noOfCvs: 9, talentRequests: [{ total: 7 }, { total: 1 }] });
  const elsewhere = await makeSubmissionFixture(server.kit.db);
  const [none] = await callAll('candidates.countOfRequest', ({ request }) => ({
    userId: elsewhere.employer.id,
    input: { talentRequestId: request.id },
  }));
  expect(none?.status).toBe(404);
});

test('an engagement is counted in total and by talent request; a cancelled request counts only rejected candidates', async () => {
  for (const operation of ['candidates.engagementCounts', 'candidates.countOfEngagement']) {
    const [own] = await callAll(operation, ({ recruiter, engagement }) => ({
      userId: recruiter.id,
      input: { engagementId: engagement.id },
    }));
    expect(own?.body).toMatchObject({
      engagementId: own?.place.engagement.id,
      engagementNumber: own?.place.engagement.number,
      total: 6,
      noOfCvs: 7,
      talentRequests: [
        { talentRequestId: own?.place.request.id, total: 5 },
        { talentRequestId: own?.place.cancelledId, total: 1 },
      ],
    });
  }
});

const countCvs = async (given: object = {}) => {
  const [answer] = await callAll('candidates.numberOfCvs', ({ recruiter, engagement, client, request }) => ({
    userId: recruiter.id,
    input: { engagementId: engagement.id, clientId: client.id, talentRequestId: request.id, noOfCvs: 5, ...given },
  }));
  return answer;
};

test('the number of CVs is counted by the server [C10]', async () => {
  const talentRequestId = places.successfee.request.id;
  expect(await countCvs()).toMatchObject({ status: 200, body: { talentRequestId, noOfCvs: 5 } });
  expect((await countCvs({ noOfCvs: undefined }))?.body).toMatchObject({ noOfCvs: 5 });
});

test("cvs-not-counted: a number of CVs that differs from the server's is refused", async () => {
  expect(await countCvs({ noOfCvs: 6 })).toMatchObject({ status: 409, body: { code: 'cvs-not-counted' } });
  expect((await countCvs({ clientId: places.successfee.rival.agency.id }))?.status).toBe(404);
});
