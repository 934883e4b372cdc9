import { expect, test } from '@playwright/test';
import {
  bidOverHttp,
  lotPath,
  readLotAsEmployer,
  openAuction,
  signInBidders,
  waitForOutcome,
} from '#e2e/actors/auction.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { axeViolations } from '#e2e/app/axe.ts';

test('an employer splits the roles between two agencies, each submits a candidate, and the third agency cannot [A03]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const third = await signInOverHttp(baseURL ?? '', 'owner@meridian.example');
  const jobTitle = 'Theatre Nurse';
  const { auctionId, lots } = await openAuction(employer, [agency, rival, third], {
    title: `Split award ${Date.now().toString(36)}`,
    lots: [{ jobTitle, rules: { bidMethodId: 4, awardTypeId: 2, awardLimit: 2, extensionMinutes: 0 } }],
    seconds: 8,
  });
  const [{ talentRequestId } = { talentRequestId: '' }] = lots;
  await bidOverHttp(agency, auctionId, talentRequestId, '980');
  await bidOverHttp(rival, auctionId, talentRequestId, '985');
  await bidOverHttp(third, auctionId, talentRequestId, '990');
  await waitForOutcome(employer, auctionId, talentRequestId);

  await startSession(page, people.brightwaterEmployer);
  await page.goto(`/employer/engagements/${auctionId}/bidding`);
  const publish = page.getByRole('button', { name: 'Publish results' });
  await page.getByRole('checkbox', { name: 'Split the roles by share' }).check({ force: true });
  await page.getByLabel('Harbour Talent’s share as a percentage').fill('60');
  await page.getByLabel('Quayside Search’s share as a percentage').fill('30');
  await expect(publish).toHaveAccessibleDescription(`${jobTitle}: the shares must add up to 100%.`);
  await page.getByLabel('Quayside Search’s share as a percentage').fill('40');
  expect(await axeViolations(page)).toEqual([]);
  await publish.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish results' }).click();
  await expect(page.getByText('The results were published.')).toBeVisible();
  const { bidders } = await readLotAsEmployer(employer, auctionId, talentRequestId);
  expect(bidders.map(({ agencyName, isAwarded }) => [agencyName, isAwarded])).toEqual([
    ['Harbour Talent', true],
    ['Quayside Search', true],
    ['Meridian Care People', false],
  ]);

  for (const [email, actor] of [
    [people.owner, agency],
    [people.rivalOwner, rival],
  ] as const) {
    const winner = await (await browser.newContext()).newPage();
    await startSession(winner, email);
    await winner.goto(lotPath(auctionId, talentRequestId));
    const result = winner.getByRole('region', { name: 'Awarded to your agency' });
    await result.getByRole('link', { name: 'Submit candidates' }).click();
    await expect(winner.getByRole('article').filter({ hasText: jobTitle })).toContainText('Available');
    await submitCandidateOverHttp(actor, talentRequestId);
    expect((await talentRequestWithTitle(actor, auctionId, jobTitle)).candidateCount).toBe(1);
    await winner.context().close();
  }

  const loser = await (await browser.newContext()).newPage();
  await startSession(loser, 'owner@meridian.example');
  await loser.goto(lotPath(auctionId, talentRequestId));
  await expect(loser.getByRole('region', { name: 'Not awarded to your agency' })).toContainText(
    'The award went to 2 agencies.',
  );
  await expect(loser.getByRole('link', { name: 'Submit candidates' })).toHaveCount(0);
  await expect(submitCandidateOverHttp(third, talentRequestId)).rejects.toThrow(/40[39]/);
  await loser.context().close();
});
