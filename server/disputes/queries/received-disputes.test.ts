import { expect, test } from 'vitest';
import { emailRenderer } from '#server/email-templates.tsx';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { processOpenedDispute } from '../commands/process-opened-dispute.ts';
import { decideDispute } from '../commands/end-dispute.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { readReceivedDisputes } from './received-disputes.ts';

const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));

test('the employer reads when its candidate was disputed and how that ended, and nothing about the other agency', async () => {
  const kit = await createTestKit();
  const { candidate, client, rival, staff } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const employer = await makeUser(kit.db, { tenantId: client.id });
  const read = (userId: string) =>
    kit.asClient(userId, (scope) => readReceivedDisputes(scope, { candidateId: candidate.id }));
  expect(await read(employer.id)).toEqual({ disputes: [] });

  const { id } = await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
    openedAt: kit.clock.now(),
  });
  await kit.db.updateTable('ownershipDefence').set({ isRaised: false }).where('disputeId', '=', id).execute();
  await kit.asSystem((scope) => processOpenedDispute(scope, mail, id));
  const openedAt = kit.clock.now().toISOString();
  expect(await read(employer.id)).toEqual({
    disputes: [{ disputeId: id, openedAt, lateAt: null, outcome: null, endedAt: null }],
  });

  kit.clock.set(new Date(kit.clock.now().getTime() + 6 * 86_400_000));
  const decision = { disputeId: id, isUpheld: false, reasons: 'The owner has a signed agreement.' };
  await kit.asProvider(staff.id, (scope) => decideDispute(scope, decision));
  const endedAt = kit.clock.now().toISOString();
  expect(await read(employer.id)).toEqual({
    disputes: [{ disputeId: id, openedAt, lateAt: null, outcome: 'kept', endedAt }],
  });

  const stranger = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'client' })).id });
  expect(await read(stranger.id)).toMatchObject({ refusal: { code: 'not-found' } });
  await kit.close();
});
