import { expect, test } from '@playwright/test';
import { engagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import {
  moveStageEndpoint,
  readOwnEngagementEndpoint,
  saveDraftEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Returns a draft that is complete except for the bidding rules of its second talent request. */
const draftOf = (title: string) =>
  engagementDraftFields.parse({
    kind: 'competitive',
    engagementTypeId: 2,
    title,
    description: 'Nurses for two wards, in rotating shifts.',
    roleCategoryId: 2,
    employmentClassId: 1,
    classificationId: 13,
    location: 'Geelong, Australia',
    countryId: 36,
    timeZone: 'Australia/Melbourne',
    bidTypeId: 2,
    bidMethodId: 1,
    awardTypeId: 1,
    terms: 'The fee is due within 30 days of the start.',
    hiringLeadName: 'Priya Raman',
    hiringLeadEmail: 'priya.raman@brightwater.example',
    closingAt: inDays(9),
    talentRequests: [
      { jobTitle: 'Ward Nurse', location: 'Geelong', noOfRoles: 2, baseSalaryFrom: '88000', baseSalaryTo: '104000' },
      { jobTitle: 'Agency Midwife', location: 'Geelong', noOfRoles: 1, lotRules: { bidMethodId: 4, awardTypeId: 3 } },
    ],
  });

test('an employer drafts bidding rules, agencies read them as sentences, and bidding opens with two ends', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Nurses by tender ${String(process.pid)}`;
  const email = people.brightwaterEmployer;
  const employer = await signInOverHttp(baseURL ?? '', email);
  const { draftId } = await employer.call(saveDraftEndpoint, { fields: draftOf(title) });
  await startSession(page, email);
  await page.goto(`/employer/engagements/new?draft=${draftId}`);

  // The sentences that explain the rules change with the fields.
  const first = page.getByRole('group', { name: 'Talent request 1' });
  await first.getByText('Bidding rules', { exact: false }).first().click();
  const sentences = first.getByRole('region', { name: 'What agencies will see' });
  await expect(sentences).toContainText('The lowest percentage of base salary leads.');
  await expect(sentences).toContainText('percentages are applied to a base salary of');
  await first.getByRole('textbox', { name: 'Ceiling' }).fill('18');
  await expect(sentences).toContainText('Bids above 18.00 %');
  await first.getByText('More rules').click();
  await first.getByRole('textbox', { name: 'Minimum step' }).fill('0.25');
  await first.getByText('Tied agencies bid again').click();
  await expect(sentences).toContainText('0.25 percentage points lower');
  await expect(sentences).toContainText('the agencies that placed them have 24 hours to bid again');
  expect(await axeViolations(page)).toEqual([]);

  // Publishing opens the section with an invalid rule and moves the focus to the rule.
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('2 items are missing')).toBeVisible();
  const second = page.getByRole('group', { name: 'Talent request 2' });
  await expect(second.getByText('Enter the contracted days or hours').first()).toBeVisible();
  await second.getByRole('textbox', { name: 'Contracted days or hours' }).fill('120');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('1 item is missing')).toBeVisible();
  await expect(second.getByText('A ceiling is needed').first()).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Ceiling' })).toBeFocused();
  await second.getByRole('textbox', { name: 'Ceiling' }).fill('950');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('article').filter({ hasText: 'Agency Midwife' });
  await preview.getByText('Bidding rules').click();
  await expect(preview).toContainText('Every agency that bids at or below the ceiling wins.');
  await page.getByRole('link', { name: 'Continue Editing' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Engagement \d{6} has been published\.$/)).toBeVisible();
  const engagementId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const agency = await (await browser.newContext()).newPage();
  await startSession(agency, people.rivalOwner);
  await agency.goto(`/engagement/${engagementId}/requests`);
  const nurse = agency.getByRole('article').filter({ hasText: 'Ward Nurse' });
  await nurse.getByText('Bidding rules').click();
  await expect(nurse).toContainText('You can lower your bid until bidding ends.');
  await expect(nurse).toContainText('Bids above 18.00 %');

  // Rules can be changed before bidding starts, and agencies are shown the differences.
  await page.goto(`/employer/engagements/${engagementId}`);
  await page.getByRole('button', { name: 'Change bidding rules for Ward Nurse' }).click();
  const rules = page.getByRole('alertdialog', { name: 'Change bidding rules for Ward Nurse' });
  await rules.getByRole('textbox', { name: 'Ceiling' }).fill('16');
  expect(await axeViolations(page)).toEqual([]);
  await rules.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The bidding rules for Ward Nurse have been changed.')).toBeVisible();
  await agency.goto(`/engagement/${engagementId}/notices`);
  await expect(agency.getByRole('main')).toContainText('Bids above 16.00 %');

  // Each talent request has its own end time. By default, all have the same one.
  await employer.call(moveStageEndpoint, { engagementId, stage: 'clarification', endsAt: inDays(2) });
  await page.goto(`/employer/engagements/${engagementId}`);
  await page.getByRole('button', { name: 'Open Bidding' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open Bidding' });
  await expect(dialog.getByRole('group', { name: 'Ward Nurse' }).getByLabel('Until')).toHaveValue('17:00');
  await dialog.getByRole('group', { name: 'Agency Midwife' }).getByLabel('Until').fill('09:30');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open Bidding' }).click();
  await expect(page.getByText(/^Bidding is open until /)).toBeVisible();
  const { talentRequests } = await employer.call(readOwnEngagementEndpoint, { engagementId });
  const ends = talentRequests.map(({ lotRules }) => Date.parse(lotRules?.endsAt ?? ''));
  expect((ends[0] ?? 0) - (ends[1] ?? 0)).toBe(7.5 * 3_600_000);
  await agency.context().close();
});
