import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { makeRole } from '#server/team/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification, makeMessage } from '../factories.ts';
import { listMentionableUsers } from './mentionable.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('colleagues who may read the conversation, and authors of the other side, can be mentioned', async () => {
  const { agency, owner, employer, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { thread } = await makeClarification(kit.db, { engagementId, supplierId: agency.id });
  const user = (firstName: string) => makeUser(kit.db, { tenantId: agency.id, firstName, role: 'none' });
  const [ada, bea, cy] = [await user('Ada'), await user('Bea'), await user('Cy')];
  await makeRole(kit.db, {
    tenantId: agency.id,
    permissions: ['Clarification=View Details'],
    holderIds: [ada.id, bea.id],
  });
  await makeRole(kit.db, { tenantId: agency.id, permissions: ['Messaging=Message'], holderIds: [cy.id] });
  await makeAssignment(kit.db, { engagementId, userId: ada.id });
  const list = async (as: 'agency' | 'client') => {
    const input = { kind: 'clarification' as const, subjectId: thread.id };
    const answer =
      as === 'agency'
        ? await kit.asAgency(owner.id, (scope) => listMentionableUsers(scope, input))
        : await kit.asClient(employer.id, (scope) => listMentionableUsers(scope, input));
    return 'records' in answer ? answer.records.map(({ userId }) => userId) : answer;
  };
  // Bea sees only assigned engagements, and Cy sees no clarifications. Nobody on the employer's side has written a
  // message.
  expect(await list('agency')).toContain(ada.id);
  expect(await list('agency')).not.toContain(bea.id);
  expect(await list('agency')).not.toContain(cy.id);
  expect(await list('agency')).not.toContain(owner.id);
  expect(await list('client')).toEqual([]);

  await makeMessage(kit.db, thread, { side: 'client', authorUserId: employer.id, authorName: 'Ruth Amadi' });
  await makeMessage(kit.db, thread, { authorUserId: owner.id, authorName: 'Mara Ellingsen' });
  await makeMessage(kit.db, thread, { authorUserId: ada.id, authorName: 'Ada Quist', visibleTo: 'agency' });
  expect((await list('agency')) as string[]).toEqual(expect.arrayContaining([ada.id, employer.id]));
  // An author whose name has changed is listed only once.
  await makeMessage(kit.db, thread, { authorUserId: owner.id, authorName: 'Mara Ellingsen-Ruiz' });
  expect(await list('client')).toEqual([owner.id]);
});
