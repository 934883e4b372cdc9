import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEmail } from '../factories.ts';
import { listEmails } from './list-emails.ts';

let kit: TestKit;
let staff: string;
beforeAll(async () => {
  kit = await createTestKit();
  const provider = await makeTenant(kit.db, { side: 'provider' });
  staff = (await makeUser(kit.db, { tenantId: provider.id, role: 'none' })).id;
  const harbour = await makeTenant(kit.db, { name: 'Harbour Talent' });
  for (let day = 1; day <= 3; day += 1) {
    const at = new Date(Date.UTC(2026, 10, day));
    await makeEmail(kit.db, { status: 'dead', diedAt: at, tenantId: harbour.id, subject: `Dead ${String(day)}` });
    await makeEmail(kit.db, { status: 'due', dueAt: at, subject: `Due ${String(day)}` });
    await makeEmail(kit.db, { status: 'sent', sentAt: at, subject: `Sent ${String(day)}` });
  }
});
afterAll(() => kit.close());

const list = async (status: 'dead' | 'due' | 'sent', pageCurrent = 0) => {
  const answer = await kit.asProvider(staff, (scope) => listEmails(scope, { status, pageCurrent, pageSize: 2 }));
  if (!('records' in answer)) throw new Error(answer.message);
  return answer;
};

test('dead emails are listed latest first, with error and company, and without text', async () => {
  const { records, total } = await list('dead');
  expect(records.map(({ subject }) => subject)).toEqual(['Dead 3', 'Dead 2']);
  expect(total).toBe(3);
  expect(records[0]).toMatchObject({
    tenantName: 'Harbour Talent',
    lastError: '550 No such person',
    diedAt: '2026-11-03T00:00:00.000Z',
    sentAt: null,
  });
  expect(Object.keys(records[0] ?? {}).filter((key) => ['html', 'bodyText', 'headers'].includes(key))).toEqual([]);
  expect((await list('dead', 1)).records.map(({ subject }) => subject)).toEqual(['Dead 1']);
});

test('pending emails are listed in the order of sending, sent ones latest first', async () => {
  expect((await list('due')).records.map(({ subject }) => subject)).toEqual(['Due 1', 'Due 2']);
  expect((await list('sent')).records.map(({ subject }) => subject)).toEqual(['Sent 3', 'Sent 2']);
});
