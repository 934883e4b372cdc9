import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeInboundAddress } from '../factories.ts';
import { readCvAddress, toCvAddress } from './cv-address.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

test('while no email comes in there is no address', async () => {
  await makeInboundAddress(kit.db, { userId: place.recruiter.id, talentRequestId: place.request.id });
  const read = (talentRequestId: string) =>
    kit.asAgency(place.recruiter.id, (scope) => readCvAddress(scope, { talentRequestId }));
  expect(await read(place.request.id)).toEqual({ isOn: false, address: null });
  expect(await read(newId())).toMatchObject({ refusal: { code: 'not-found' } });
});

test('an address is created on demand', async () => {
  const shown = await kit.asAgency(place.recruiter.id, (scope) => {
    const on = { ...scope, settings: { ...scope.settings, inboundMailDomain: 'reply.rolecall.example' } };
    return Promise.resolve([toCvAddress(on, undefined), toCvAddress(on, 'abc')]);
  });
  expect(shown).toEqual([
    { isOn: true, address: null },
    { isOn: true, address: 'cv+abc@reply.rolecall.example' },
  ]);
});
