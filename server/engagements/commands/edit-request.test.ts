import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTalentRequestEndpoint } from '#contract/engagements/endpoints/agency.ts';
import {
  cancelRequestEndpoint,
  changeRequestEndpoint,
  readHistoryEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { listNoticesEndpoint } from '#contract/engagements/endpoints/notices.ts';
import { listReceivedAnswersEndpoint } from '#contract/candidates/endpoints/viewer.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTalentRequestFixture, type RequestFixture } from '#server/testing/request-fixture.ts';
import { makeEngagement, makeQuestion, makeTalentRequest } from '../factories.ts';

let desk: RequestFixture;
beforeAll(async () => {
  desk = await createTalentRequestFixture();
});
afterAll(() => desk.server.close());
beforeEach(() => desk.clear());

const change = (given: object = {}) => desk.call(changeRequestEndpoint, { version: 1, ...given });
const asAgency = async () => {
  const input = { engagementId: engagementId(), talentRequestId: desk.talentRequestId };
  return (await desk.server.call(desk.place.recruiter.id, readTalentRequestEndpoint, input)).body;
};
const engagementId = () => desk.place.engagement.id;
const notices = async () =>
  (await desk.server.call(desk.place.recruiter.id, listNoticesEndpoint, { engagementId: engagementId() })).body;
const history = async () => (await desk.call(readHistoryEndpoint, { engagementId: engagementId() })).body;
const currentQuestions = async () => (await desk.requestNow())?.['questions'] as Record<string, unknown>[];

describe('the description of a talent request', () => {
  test('changes at once for agencies; notices and history show the earlier values', async () => {
    const given = { jobTitle: 'Senior Nurse', noOfRoles: 5, baseSalaryTo: null, cvCap: 3, description: 'Two wards.' };
    expect(await change(given)).toMatchObject({
      status: 200,
      body: { version: 2, changed: ['jobTitle', 'description', 'noOfRoles', 'baseSalaryTo', 'cvCap'] },
    });
    expect(await asAgency()).toMatchObject(given);
    const changes = [
      { field: 'jobTitle', before: desk.place.request.jobTitle, after: 'Senior Nurse' },
      { field: 'description', before: desk.place.request.description, after: 'Two wards.' },
      { field: 'noOfRoles', before: String(desk.place.request.noOfRoles), after: '5' },
      { field: 'baseSalaryTo', before: desk.place.request.baseSalaryTo, after: null },
      { field: 'cvCap', before: null, after: '3' },
    ];
    expect(await notices()).toMatchObject([{ text: 'Senior Nurse has changed.', changes }]);
    expect(await history()).toMatchObject([
      {
        text: 'Senior Nurse was changed: job title, description, roles, base salary, candidates per agency.',
        changes,
      },
    ]);
  });

  test('is unchanged if nothing differs, and no one is notified', async () => {
    const { baseSalaryFrom, location } = desk.place.request;
    expect(await change({ location, baseSalaryFrom: String(Number(baseSalaryFrom)) })).toMatchObject({
      status: 200,
      body: { version: 1, changed: [] },
    });
    expect(await notices()).toEqual([]);
  });

  test('stays as it was for candidates who were already submitted', async () => {
    await desk.candidate(8);
    expect((await change({ jobTitle: 'Senior Nurse', cvCap: 1 })).status).toBe(200);
    expect(await desk.statusesOf()).toEqual([8]);
  });

  test("must be reloaded after another user's change: 'request-changed-meanwhile'", async () => {
    const both = await Promise.all([change({ jobTitle: 'One' }), change({ jobTitle: 'Another' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await change({ jobTitle: 'A third' })).toMatchObject({
      status: 409,
      body: { code: 'request-changed-meanwhile' },
    });
  });

  test("cannot have fewer roles than are filled: 'roles-filled-already'", async () => {
    const { db } = desk.server.kit;
    await db
      .updateTable('talentRequest')
      .set({ noOfRoles: 4, noOfRolesFilled: 2 })
      .where('id', '=', desk.talentRequestId)
      .execute();
    expect(await change({ noOfRoles: 2 })).toMatchObject({
      status: 400,
      body: { code: 'roles-filled-already', fields: [{ field: 'noOfRoles' }] },
    });
    expect(await change({ noOfRoles: 3 })).toMatchObject({ status: 200 });
  });

  test('has a salary range that does not end below its start, even if only one end changes', async () => {
    expect(await change({ baseSalaryTo: '1000' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'baseSalaryTo', message: 'Base salary to must not be below from.' }] },
    });
  });

  test.each([
    [{ jobTitle: ' ' }, 'jobTitle', 'Job title is required!'],
    [{ noOfRoles: 0 }, 'noOfRoles', 'Roles must be at least 1.'],
    [{ baseSalaryFrom: 'much' }, 'baseSalaryFrom', 'Base salary from must be an amount such as 95000 or 95000.50.'],
  ])('is what the form of publishing takes: %j', async (given, field, message) => {
    expect(await change(given)).toMatchObject({ status: 400, body: { fields: [{ field, message }] } });
  });

  test("cannot change once the request is closed, and another employer's is not found: 'request-settled'", async () => {
    const other = await makeTenant(desk.server.kit.db, { side: 'client' });
    const stranger = await makeUser(desk.server.kit.db, { tenantId: other.id });
    const { talentRequestId } = desk;
    const input = { talentRequestId, version: 1, jobTitle: 'X' };
    expect((await desk.server.call(stranger.id, changeRequestEndpoint, input)).status).toBe(404);
    await desk.call(cancelRequestEndpoint, { reasonId: 1 });
    expect(await change({ jobTitle: 'X' })).toMatchObject({
      status: 409,
      body: { code: 'request-settled', reasons: [{ code: 'request-cancelled' }] },
    });
  });
});

test('the contracted time of a day or hourly rate cannot be removed', async () => {
  const { db } = desk.server.kit;
  const { id } = await makeEngagement(db, { clientId: desk.place.client.id, kind: 'competitive' });
  const make = (bidMethodId: number) =>
    makeTalentRequest(db, { engagementId: id, contractedUnits: '120', lotRules: { bidMethodId } });
  for (const bidMethodId of [4, 5]) {
    const rate = { talentRequestId: (await make(bidMethodId)).id };
    expect(await change({ ...rate, contractedUnits: null })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: [{ field: 'contractedUnits' }] },
    });
    expect((await change({ ...rate, contractedUnits: '90' })).status).toBe(200);
  }
  expect((await change({ talentRequestId: (await make(3)).id, contractedUnits: null })).status).toBe(200);
});

describe('a lot whose bidding has ended', () => {
  const lot = async () => {
    const { db } = desk.server.kit;
    const clientId = desk.place.client.id;
    const engagement = await makeEngagement(db, { clientId, kind: 'competitive', stage: 'fulfillment' });
    return (await makeTalentRequest(db, { engagementId: engagement.id })).id;
  };

  test.each([
    { noOfRoles: 7 },
    { location: 'Perth' },
    { baseSalaryFrom: '1.00' },
    { baseSalaryTo: null },
    { contractedUnits: '10' },
  ])("what agencies bid on stays: 'basis-settled' %j", async (given) => {
    const talentRequestId = await lot();
    expect(await change({ talentRequestId, ...given })).toMatchObject({
      status: 409,
      body: { code: 'basis-settled', reasons: [{ code: 'bidding-ended' }] },
    });
    const { db } = desk.server.kit;
    const written = db.updateTable('talentRequest').set(given).where('id', '=', talentRequestId).execute();
    await expect(written).rejects.toMatchObject({ code: 'RC009' });
  });

  test('may change its title, description, cap and questions', async () => {
    const talentRequestId = await lot();
    const questions = [{ text: 'May they drive?', kind: 'yes_no', isMandatory: false }];
    const given = { talentRequestId, jobTitle: 'Driver', description: 'By day.', cvCap: 2, questions };
    expect((await change(given)).status).toBe(200);
  });
});

describe('a qualification question', () => {
  const answered = async (answer = 'yes') => {
    const { db } = desk.server.kit;
    const question = await makeQuestion(db, { talentRequestId: desk.talentRequestId, passing: 'yes' });
    const candidate = await desk.candidate(1);
    await db
      .insertInto('candidateAnswer')
      .values({
        candidateId: candidate.id,
        questionId: question.id,
        supplierId: candidate.supplierId,
        clientId: candidate.clientId,
        answer,
      })
      .execute();
    return { question, candidate };
  };
  const asGiven = async (more: object = {}) => {
    const [{ questionId, text, kind, isMandatory, passing } = {}] = await currentQuestions();
    return { questionId, text, kind, isMandatory, passing, ...more };
  };
  const read = async (candidateId: string) => (await desk.call(listReceivedAnswersEndpoint, { candidateId })).body;

  test('becomes another question with a new wording: an answer stays with the wording it was given to', async () => {
    const { question, candidate } = await answered();
    expect(await change({ questions: [await asGiven({ text: 'Registered in Victoria?' })] })).toMatchObject({
      status: 200,
      body: { version: 2, changed: ['question'] },
    });
    const [now] = await currentQuestions();
    expect(now).toMatchObject({ text: 'Registered in Victoria?', passing: 'yes' });
    expect(now?.['questionId']).not.toBe(question.id);
    expect(await asAgency()).toMatchObject({ questions: [{ text: 'Registered in Victoria?' }] });
    expect(await read(candidate.id)).toMatchObject({
      isCandidateQualified: true,
      answers: [{ questionId: question.id, text: question.text, answer: 'yes', isPassed: true, isStillAsked: false }],
    });
    expect(await notices()).toMatchObject([
      {
        changes: [
          {
            field: 'question',
            before: `${question.text} (yes or no, mandatory)`,
            after: 'Registered in Victoria? (yes or no, mandatory)',
          },
        ],
      },
    ]);
  });

  test('is added and withdrawn; existing answers stay', async () => {
    const { candidate } = await answered();
    const questions = [{ text: 'Which rosters?', kind: 'choice', options: ['Days', 'All'], isMandatory: true }];
    expect((await change({ questions })).status).toBe(200);
    expect(await asAgency()).toMatchObject({ questions: [{ text: 'Which rosters?', options: ['Days', 'All'] }] });
    expect(await read(candidate.id)).toMatchObject({ answers: [{ answer: 'yes', isStillAsked: false }] });
  });

  test('has a wanted answer that no agency sees and that applies to all candidates', async () => {
    const { question, candidate } = await answered('no');
    expect((await change({ questions: [await asGiven({ passing: 'no' })] })).status).toBe(200);
    expect(await currentQuestions()).toMatchObject([{ questionId: question.id, passing: 'no' }]);
    expect(await notices()).toEqual([]);
    expect(await read(candidate.id)).toMatchObject({ isCandidateQualified: true, answers: [{ isPassed: true }] });
    expect(await history()).toMatchObject([
      {
        text: `The required answers for ${desk.place.request.jobTitle} were changed.`,
        changes: [{ field: 'wanted', about: question.text, before: 'yes', after: 'no' }],
      },
    ]);
    expect((await change({ version: 2, questions: [await asGiven({ passing: '' })] })).status).toBe(200);
    expect(await currentQuestions()).toMatchObject([{ passing: '' }]);
    const stored = await desk.server.kit.asAgency(desk.place.recruiter.id, (scope) =>
      scope.db.selectFrom('talentRequestChange').select('id').where('field', '=', 'wanted').execute(),
    );
    expect(stored).toEqual([]);
  });

  test("must exist to be reworded: 'question-not-asked'", async () => {
    const { question } = await answered();
    await change({ questions: [] });
    const questions = [{ questionId: question.id, text: 'Again?', kind: 'yes_no', isMandatory: true }];
    expect(await change({ version: 2, questions })).toMatchObject({
      status: 400,
      body: { code: 'question-not-asked', fields: [{ field: 'questions.0.questionId' }] },
    });
  });

  test('is immutable in the database', async () => {
    const { question } = await answered();
    const { db } = desk.server.kit;
    const write = (set: object) =>
      db.updateTable('qualificationQuestion').set(set).where('id', '=', question.id).execute();
    await expect(write({ text: 'Something else?' })).rejects.toMatchObject({ code: 'RC007' });
    await write({ withdrawnAt: desk.begin });
    await expect(write({ withdrawnAt: null })).rejects.toMatchObject({ code: 'RC007' });
  });

  test('requires an expected answer of the right type', async () => {
    const questions = [{ text: 'How many?', kind: 'number', isMandatory: true, passing: 'many' }];
    expect(await change({ questions })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'questions.0.passing', message: 'Qualifying answer must be a whole number.' }] },
    });
  });
});
