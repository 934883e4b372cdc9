import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { submitPerson } from '#server/candidates/public.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { waitsForLock } from '#server/testing/database/waits-for-lock.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { personIdOf } from '../factories.ts';
import { lockPeople } from '../queries/find-person.ts';
import { cleanUpAfterErasure } from './clear-person.ts';
import { erasePerson } from './erase-person.ts';
import { mergePeople } from './merge-people.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const asRecruiter = <T>(work: (scope: AgencyScope) => Promise<T>) => kit.asAgency(place.recruiter.id, work);
const newRequest = () => makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });

/** Creates a rejected candidate of a new person. */
const rejected = async (emailAddress: string) => {
  const { id: talentRequestId } = await newRequest();
  const { id } = await makeCandidate(kit.db, {
    talentRequestId,
    supplierId: place.agency.id,
    emailAddress,
    statusId: 3,
  });
  return { candidateId: id, personId: await personIdOf(kit.db, id) };
};

/** Returns a function that submits this person for another talent request, and returns the candidate's ID. */
const submissionOf = async (emailAddress: string) => {
  const input = await makeSubmission(kit.db, { ...place, request: await newRequest() }, { emailAddress });
  return async (scope: AgencyScope): Promise<string> => {
    const submitted = await submitPerson(scope, input);
    if (submitted instanceof Refused) throw new Error(submitted.refusal.code);
    return submitted._id;
  };
};

const readPersonRow = (personId: string) =>
  kit.db.selectFrom('person').select(['erasedAt', 'mergedIntoId']).where('id', '=', personId).executeTakeFirst();
const isVisible = { erasedAt: null, mergedIntoId: null };
const keysOf = async (personId: string): Promise<string[]> => {
  const rows = await kit.db.selectFrom('personKey').select('keyType').where('personId', '=', personId).execute();
  return rows.map(({ keyType }) => keyType);
};

/** Submits a person in another transaction after locking these people, and carries out the work once it waits. */
const whileSubmitting = async (
  personIds: readonly string[],
  emailAddress: string,
  work: (scope: AgencyScope) => Promise<unknown>,
): Promise<string> => {
  const submit = await submissionOf(emailAddress);
  const { submitting } = await asRecruiter(async (scope) => {
    await lockPeople(scope, personIds);
    const started = asRecruiter(submit);
    expect(await waitsForLock(kit, started)).toBe(true);
    await work(scope);
    return { submitting: started };
  });
  return submitting;
};

test('someone who is submitted while they are being erased becomes a new person with their keys', async () => {
  const { personId } = await rejected('ada@inbox.example');
  const candidateId = await whileSubmitting([personId], 'ada@inbox.example', async (scope) => {
    expect(await erasePerson(scope, { personId })).toEqual({});
  });
  const newId = await personIdOf(kit.db, candidateId);
  expect(newId).not.toBe(personId);
  expect(await readPersonRow(newId)).toEqual(isVisible);
  expect(await keysOf(newId)).toEqual(['email']);
  expect(await keysOf(personId)).toEqual([]);
});

test('someone who is submitted while they are being merged belongs to the remaining person', async () => {
  const { personId } = await rejected('bo@inbox.example');
  const { personId: otherPersonId } = await rejected('bo@old.example');
  const candidateId = await whileSubmitting([personId, otherPersonId], 'bo@old.example', (scope) =>
    mergePeople(scope, { personId, otherPersonId }),
  );
  expect(await readPersonRow(otherPersonId)).toEqual({ erasedAt: null, mergedIntoId: personId });
  expect(await personIdOf(kit.db, candidateId)).toBe(personId);
});

test('someone whose last submission is erased while they are being submitted stays', async () => {
  const { candidateId, personId } = await rejected('cy@inbox.example');
  await kit.db.updateTable('candidate').set({ erasedAt: kit.clock.now() }).where('id', '=', candidateId).execute();
  const submit = await submissionOf('cy@inbox.example');
  const { cleaning } = await asRecruiter(async (scope) => {
    await submit(scope);
    const started = kit.asSystem((system) => cleanUpAfterErasure(system, candidateId));
    expect(await waitsForLock(kit, started)).toBe(true);
    return { cleaning: started };
  });
  await cleaning;
  expect(await readPersonRow(personId)).toEqual(isVisible);
  expect(await keysOf(personId)).toEqual(['email']);
});
