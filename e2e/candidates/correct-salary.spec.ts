import { expect, test } from '@playwright/test';
import { moveCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { changeEngagementEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishWithApprovedAgency } from '#e2e/actors/own-engagement.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

test("Rolecall's staff correct the salary of a hire with the fee in view, and the agency is notified [C04]", async ({
  page,
  browser,
  baseURL,
}) => {
  const [employer, owner] = await Promise.all([
    signInOverHttp(baseURL ?? '', people.employer, demoPassword),
    signInOverHttp(baseURL ?? '', people.owner, demoPassword),
  ]);
  const engagementId = await republishWithApprovedAgency(owner, employer, 'Perioperative nursing, permanent team');
  // Renamed, because other journeys find the original engagement by its title.
  await employer.call(changeEngagementEndpoint, { engagementId, title: 'Day surgery, permanent team' });
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse');
  const lastName = `Korrektur ${String(process.pid)}`;
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, {
    lastName,
    confirmsConsent: true,
  });
  const agreed = { baseSalary: '100000.00', agencyFee: '13750.00' };
  await employer.call(moveCandidateEndpoint, { candidateId, candidateStatusId: 2, ...agreed });

  await startSession(page, people.providerAdmin);
  await page.goto(`/provider/hires?q=${encodeURIComponent(`${lastName} harbour`)}`);
  const row = page.getByRole('row', { name: `Aino ${lastName}` });
  await expect(row).toContainText('100,000.00');
  await expect(row).toContainText('13,750.00');
  await expect(row).toContainText('Harbour Talent');
  await row.getByRole('button', { name: `Correct salary for Aino ${lastName}` }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Base salary').fill('96000');
  await expect(dialog.getByRole('row', { name: 'Agency fee, AUD' })).toContainText('13,750.0013,200.00');
  await dialog.getByRole('button', { name: 'Correct salary' }).click();
  await expect(dialog.getByText('Reason is required!')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('The contract states another salary.');
  await dialog.getByRole('button', { name: 'Correct salary' }).click();
  await expect(page.getByText(`The correction of Aino ${lastName}’s base salary has been saved.`)).toBeVisible();
  await expect(row).toContainText('96,000.00');
  await expect(row).toContainText('13,200.00');

  await row.getByRole('button', { name: 'Correct salary' }).click();
  const history = dialog.getByRole('list', { name: 'Salary history' });
  await expect(history).toContainText('Rolecall changed the base salary from 100,000.00 to 96,000.00');
  await expect(history).toContainText('The contract states another salary.');
  await expect(history.getByRole('listitem')).toHaveCount(2);

  const agency = await (await browser.newContext()).newPage();
  await startSession(agency, people.owner);
  await agency.goto(`/candidates/viewer?candidateId=${candidateId}`);
  await expect(agency.getByRole('region', { name: 'Base salary' })).toContainText('Agency fee AUD 13,200.00');
  await expect(agency.getByRole('region', { name: 'Timeline' }).first()).toContainText(
    'Rolecall corrected the base salary to AUD 96,000.00',
  );
  await agency.goto('/activitystream/notification?state=all');
  await expect(agency.getByText(`Rolecall corrected the base salary of Aino ${lastName}.`).first()).toBeVisible();
  await agency.close();
});
