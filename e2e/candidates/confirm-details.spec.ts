import { expect, test } from '@playwright/test';
import { pdfCv } from '#e2e/app/cv.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishWithApprovedAgency } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle } from '#e2e/actors/submitter.ts';

test('details read from an uploaded CV are marked until the user types in them or confirms them [C04]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner);
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const engagementId = await republishWithApprovedAgency(owner, employer, 'Regional Sales Manager, Foodservice');
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Regional Sales Manager');
  const email = `imogen.${String(process.pid)}${String(Date.now())}@inbox.example`;
  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/submit/${talentRequestId}`);
  await page.getByLabel('CV', { exact: true }).setInputFiles({
    name: 'CV.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfCv(['Imogen Achterberg', 'Regional Sales Manager', `Perth WA | +61 491 570 156 | ${email}`]),
  });
  const marks = page.getByText('Read from the CV. Change it, or confirm it.');
  await expect(page.getByLabel('Last name')).toHaveValue('Achterberg');
  await expect(page.getByLabel('Contact number')).toHaveValue('+61491570156');
  await expect(marks).toHaveCount(5);
  await page.getByLabel('Location').fill('Fremantle WA');
  await expect(marks).toHaveCount(4);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  // The marks are saved with the draft.
  await expect(marks).toHaveCount(4);
  await page.getByLabel('Base salary').fill('98000');
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText('Check the details read from the CV')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm these details' }).click();
  await expect(marks).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText('Imogen Achterberg has been submitted to Larkfield Foods.')).toBeVisible();
});
