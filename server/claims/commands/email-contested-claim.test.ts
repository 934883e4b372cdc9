import { expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { emailRenderer } from '#server/email-templates.tsx';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { makeOwnershipClaim } from '../factories.ts';
import { emailContestedClaim } from './email-contested-claim.ts';

const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));

test('the staff get an email about a contested claim with its deadline, and none about the candidate', async () => {
  const kit = await createTestKit();
  const staff = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'provider' })).id });
  const place = await makeSubmissionFixture(kit.db);
  const employer = await makeUser(kit.db, { tenantId: place.client.id });
  const claim = async (state: 'contested' | 'withdrawn') => {
    const candidate = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
    const { id } = await makeOwnershipClaim(kit.db, { candidateId: candidate.id, claimedBy: employer.id, state });
    await kit.asSystem((scope) => emailContestedClaim(scope, mail, id));
    return candidate.lastName;
  };
  await claim('withdrawn');
  const lastName = await claim('contested');
  const sent = await kit.db.selectFrom('mail').selectAll().execute();
  expect(sent.map(({ userId }) => userId)).toEqual([staff.id]);
  expect(sent[0]?.subject).toBe(
    `Claim to decide: ${place.client.name} says it already knew a candidate from ${place.agency.name}`,
  );
  expect(sent[0]?.bodyText).toContain('/provider/claims');
  expect(sent[0]?.bodyText).toContain('November 2026');
  expect(sent[0]?.bodyText).not.toContain(lastName);
  await kit.close();
});
