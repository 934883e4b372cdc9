import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { viewApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { readBidHistoryEndpoint, readLotEndpoint } from '#contract/bidding/endpoints.ts';
import {
  awardOverHttp,
  bidOverHttp,
  lotPath,
  readLotAsEmployer,
  openAuction,
  recordResponseBodies,
  signInBidders,
  waitForOutcome,
} from '#e2e/actors/auction.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

test('sealed bids are seen by nobody before the close; the employer awards, the winner submits candidates and the loser cannot [A03] [B02] [B03]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const auction = await openAuction(employer, [agency, rival], {
    title: `Sealed ${Date.now().toString(36)}`,
    lots: [{ jobTitle: 'Theatre Nurse', rules: { bidTypeId: 1, bidMethodId: 4 } }],
    seconds: 20,
  });
  const { auctionId, lots } = auction;
  const [{ talentRequestId } = { talentRequestId: '' }] = lots;
  await bidOverHttp(agency, auctionId, talentRequestId, '991.37');
  await bidOverHttp(rival, auctionId, talentRequestId, '985.21');
  await expect(bidOverHttp(agency, auctionId, talentRequestId, '970')).rejects.toThrow('sealed-bid-placed');

  // Before the close, the employer sees only the number of bids, and an agency only its own bid.
  const sealed = await readLotAsEmployer(employer, auctionId, talentRequestId);
  expect(sealed).toMatchObject({ state: 'open', bidCount: 2, bidders: [] });
  expect(JSON.stringify(sealed)).not.toMatch(/\b(?:991|985)\b|Harbour|Quayside/);
  const own = await agency.call(readLotEndpoint, { auctionId, talentRequestId });
  expect(own).toMatchObject({
    position: null,
    leadingAmount: null,
    bidderCount: null,
    ownBid: { bidAmount: '991.37' },
  });
  const bodies = recordResponseBodies(page);
  await startSession(page, people.owner);
  await page.goto(lotPath(auctionId, talentRequestId));
  await expect(page.getByText('Sealed until bidding ends')).toBeVisible();

  // After the close, the employer's open page shows the bids.
  const office = await (await browser.newContext()).newPage();
  await startSession(office, people.brightwaterEmployer);
  await office.goto(`/employer/engagements/${auctionId}/bidding`);
  const lot = office.getByRole('region', { name: 'Theatre Nurse', exact: true });
  await waitForOutcome(employer, auctionId, talentRequestId);
  await expect(lot.getByRole('row', { name: /Quayside Search/ })).toContainText('985.21');
  await expect(lot.getByRole('row', { name: /Harbour Talent/ })).toContainText('991.37');
  expect(await axeViolations(office)).toEqual([]);
  await office.getByRole('button', { name: 'Publish results' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Publish results' }).click();
  await expect(office.getByText('The results were published.')).toBeVisible();

  // Each agency reads its own result without a reload.
  const result = page.getByRole('region', { name: 'Not awarded to your agency' });
  await expect(result).toContainText('The award went to 1 agency.');
  await expect(result).toContainText(/My rank\s*2/);
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download certificate' }).click();
  const certificate = await readFile(await (await download).path());
  expect(certificate.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await axeViolations(page)).toEqual([]);
  expect(bodies.length).toBeGreaterThan(3);
  for (const secret of ['985.21', '98521', rival.who.tenant.id, rival.who.tenant.name])
    expect(bodies.filter((body) => body.includes(secret))).toEqual([]);
  const { application } = await agency.call(viewApplicationEndpoint, { engagementId: auctionId });
  expect(application?.applicationStatus).toBe('Not Selected');
  await expect(submitCandidateOverHttp(agency, talentRequestId)).rejects.toThrow(/40[39]/);

  const winner = await (await browser.newContext()).newPage();
  await startSession(winner, people.rivalOwner);
  await winner.goto(lotPath(auctionId, talentRequestId));
  await expect(winner.getByRole('region', { name: 'Awarded to your agency' })).toContainText(
    'You can submit candidates now.',
  );
  await winner.getByRole('link', { name: 'Submit candidates' }).click();
  await expect(winner.getByRole('article').filter({ hasText: 'Theatre Nurse' })).toContainText('Available');
  await submitCandidateOverHttp(rival, talentRequestId);
  expect((await talentRequestWithTitle(rival, auctionId, 'Theatre Nurse')).candidateCount).toBe(1);
  await office.context().close();
  await winner.context().close();
});

test('the employer passes over the best bid: that agency reads the reason, objects, and the provider sets the award aside', async ({
  page,
  browser,
  baseURL,
}) => {
  const { employer, agency, rival } = await signInBidders(baseURL);
  const title = `Passed over ${Date.now().toString(36)}`;
  const jobTitle = `Scrub Nurse ${Date.now().toString(36)}`;
  const { auctionId, lots } = await openAuction(employer, [agency, rival], {
    title,
    lots: [{ jobTitle, rules: { bidTypeId: 2, bidMethodId: 3, standstillDays: 2, extensionMinutes: 0 } }],
    seconds: 6,
  });
  const [{ talentRequestId } = { talentRequestId: '' }] = lots;
  await bidOverHttp(agency, auctionId, talentRequestId, '9100');
  await bidOverHttp(rival, auctionId, talentRequestId, '9432.55');
  await waitForOutcome(employer, auctionId, talentRequestId);

  const office = await (await browser.newContext()).newPage();
  await startSession(office, people.brightwaterEmployer);
  await office.goto(`/employer/engagements/${auctionId}/bidding`);
  const publish = office.getByRole('button', { name: 'Publish results' });
  await office.getByRole('checkbox', { name: 'Award Harbour Talent' }).uncheck({ force: true });
  await office.getByRole('checkbox', { name: 'Award Quayside Search' }).check({ force: true });
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await office
    .getByRole('textbox', { name: 'Why not Harbour Talent, rank 1?' })
    .fill('Your agency has no theatre nurses in Geelong.');
  await publish.click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Publish results' }).click();
  await expect(office.getByText('The results were published.')).toBeVisible();
  await expect(office.getByText(/^Standstill until/).first()).toBeVisible();
  await expect(submitCandidateOverHttp(rival, talentRequestId)).rejects.toThrow(/40[39]/);

  const bodies = recordResponseBodies(page);
  await startSession(page, people.owner);
  await page.goto(lotPath(auctionId, talentRequestId));
  await expect(page.getByText('Your agency has no theatre nurses in Geelong.')).toBeVisible();
  await page.getByRole('button', { name: 'Object to the award' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Object to this award?' });
  await dialog.getByRole('textbox', { name: 'Objection' }).fill('We place eleven theatre nurses in Geelong.');
  await dialog.getByRole('button', { name: 'Send Objection' }).click();
  await expect(page.getByText('Rolecall is reviewing your objection.')).toBeVisible();

  const provider = await (await browser.newContext()).newPage();
  await startSession(provider, people.providerAdmin);
  await provider.goto('/provider/objections');
  const objection = provider.getByRole('region', { name: jobTitle });
  await expect(objection).toContainText('We place eleven theatre nurses in Geelong.');
  expect(await axeViolations(provider)).toEqual([]);
  await objection.getByRole('button', { name: 'Uphold' }).click();
  const decision = provider.getByRole('alertdialog');
  await decision.getByRole('textbox', { name: 'Reasons' }).fill('The reason given was not true.');
  await decision.getByRole('button', { name: 'Uphold' }).click();
  await expect(provider.getByText('The objection was decided.')).toBeVisible();

  await expect(
    page.getByText('The result hasn’t been published yet').or(page.getByText('Bidding has ended')),
  ).toBeVisible();
  await awardOverHttp(employer, auctionId, talentRequestId, ['Harbour Talent']);
  await expect(page.getByRole('region', { name: 'Awarded to your agency' })).toBeVisible();
  expect(bodies.length).toBeGreaterThan(3);
  for (const secret of ['9432.55', '943255', rival.who.tenant.id, rival.who.tenant.name])
    expect(bodies.filter((body) => body.includes(secret))).toEqual([]);
  expect((await agency.call(readBidHistoryEndpoint, { talentRequestId })).rows).toHaveLength(1);
  await office.context().close();
  await provider.context().close();
});
