import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEmail } from '../factories.ts';
import { clearEmailBodies } from './clear-email-bodies.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the text of an email is cleared thirty days after it was sent; an unsent one keeps its text', async () => {
  const ago = (days: number) => new Date(kit.clock.now().getTime() - days * 86_400_000);
  const old = await makeEmail(kit.db, { status: 'sent', sentAt: ago(31) });
  const recent = await makeEmail(kit.db, { status: 'sent', sentAt: ago(29) });
  const dead = await makeEmail(kit.db, { status: 'dead', diedAt: ago(60) });
  await kit.asSystem(clearEmailBodies);
  const text = async (id: string) => {
    const row = await kit.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return [row.html === '', row.bodyText === '', row.subject === ''];
  };
  expect(await text(old.id)).toEqual([true, true, false]);
  expect(await text(recent.id)).toEqual([false, false, false]);
  expect(await text(dead.id)).toEqual([false, false, false]);
});
