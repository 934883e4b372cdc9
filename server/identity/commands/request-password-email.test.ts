import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPasswordEmailEndpoint } from '#contract/identity/endpoints.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { readEvent } from '#server/platform/events/read-event.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { identityEmails } from '../emails/templates.tsx';
import { makeTenant, makeUser } from '../factories.ts';
import { identityReactions } from '../reactions.ts';
import { consumeEmailedLink } from './consume-emailed-link.ts';

let server: TestServer;
let owner: string;
let tenantId: string;
beforeAll(async () => {
  server = await createTestServer();
  tenantId = (await makeTenant(server.kit.db)).id;
  owner = (await makeUser(server.kit.db, { tenantId })).id;
});
afterAll(() => server.close());

test('a user who manages users can email one of them a link to a new password', async () => {
  const user = await makeUser(server.kit.db, { tenantId, role: 'standard' });
  expect((await server.call(owner, requestPasswordEmailEndpoint, { userId: user.id })).body).toEqual({
    userId: user.id,
  });
  const event = await server.kit.db
    .selectFrom('event')
    .selectAll()
    .where('kind', '=', 'identity.password-mail-asked')
    .executeTakeFirstOrThrow();
  expect(event).toMatchObject({ supplierId: tenantId, actorUserId: owner, data: { userId: user.id } });
  const reaction = identityReactions.find(({ on }) => on.includes('identity.password-mail-asked'));
  if (!reaction || !('after' in reaction)) throw new Error('Nobody writes.');
  const mail = {
    loadMailRenderer: () => Promise.resolve(identityEmails),
    publicUrl: 'https://rolecall.example',
    host: 'a.example',
  };
  await server.kit.asSystem(async (scope) => {
    const recorded = await readEvent(scope, event.id);
    if (recorded) await reaction.after(scope, recorded, { mail: mail as unknown as Mailer } as never);
  });
  const row = await server.kit.db.selectFrom('mail').selectAll().where('userId', '=', user.id).executeTakeFirst();
  expect(row).toMatchObject({ template: 'account-reset-password', toAddress: user.email });
  const token = /reset-password#([\w-]+)/.exec(row?.bodyText ?? '')?.[1] ?? '';
  expect(await server.kit.asSystem((scope) => consumeEmailedLink(scope, token, ['reset-password']))).toMatchObject({
    userId: user.id,
  });
});

test('a deleted user gets no email', async () => {
  const user = await makeUser(server.kit.db, { tenantId, role: 'standard' });
  await server.kit.db.updateTable('appUser').set({ deletedAt: new Date() }).where('id', '=', user.id).execute();
  expect((await server.call(owner, requestPasswordEmailEndpoint, { userId: user.id })).status).toBe(404);
});
