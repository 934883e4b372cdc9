import { expect, test } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { readSubmissionEndpoint } from '#contract/candidates/endpoints.ts';
import { unreadableFileMessage } from '#contract/common/text/unreadable.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle } from '#e2e/actors/submitter.ts';

/** Returns a minimal PDF that requires a password. */
const protectedPdf = (): Buffer => {
  const key = `<${'41'.repeat(32)}>`;
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
trailer<</Size 4/Root 1 0 R/ID[${key}${key}]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O ${key}/U ${key}>>>>
%%EOF`);
};

const title = 'Perioperative nursing, permanent team';

test('a submission with a protected CV and a low salary warns about both, and leads to its row with a link to submit another', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: title });
  const engagementId = board.records[0]?.engagementId ?? '';
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse');
  const { baseSalaryFrom, baseSalaryTo } = await owner.call(readSubmissionEndpoint, { talentRequestId });
  expect([Number(baseSalaryFrom), Number(baseSalaryTo)].every((end) => end > 1)).toBe(true);
  const last = `Okafor ${String(process.pid)} ${String(Date.now())}`;
  const note = unreadableFileMessage('encrypted');

  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/submit/${talentRequestId}`);
  await page.getByLabel('CV', { exact: true }).setInputFiles({
    name: 'CV.pdf',
    mimeType: 'application/pdf',
    buffer: protectedPdf(),
  });
  await expect(page.getByRole('listitem').getByText(note)).toBeVisible();
  await page.getByLabel('First name').fill('Nneka');
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email address').fill(`${last.replaceAll(' ', '.').toLowerCase()}@inbox.example`);
  await page.getByLabel('Contact number').fill('12');
  await page.getByLabel('Base salary').fill('1');
  await expect(page.getByText('This is below the planned range. You can still submit.')).toBeVisible();
  await page.getByLabel('Base salary').fill('9999999');
  await expect(page.getByText('This is above the planned range. You can still submit.')).toBeVisible();
  await page.getByRole('checkbox', { name: /has agreed that our agency may represent them/ }).check({ force: true });
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText('Enter a valid phone number with its country code.')).toBeVisible();
  // No demo person has a number in this range: if one had, the form would report a duplicate.
  await page.getByLabel('Contact number').fill(`+61 2 7010 ${String(Date.now()).slice(-4)}`);
  await page.getByRole('button', { name: 'Submit Candidate' }).click();

  const request = page.getByRole('region', { name: 'Anaesthetic Nurse' });
  await expect(request.getByText(`Nneka ${last} has been submitted.`)).toBeVisible();
  const row = request.getByRole('row', { name: new RegExp(`^Nneka ${last}`) });
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('data-changed');
  // The highlight isn't an animation, so it is also shown with reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await row.getByRole('link').first().click();
  await expect(page.getByText(note)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Submit another' }).click();
  await expect(page.getByRole('heading', { name: 'Submit a candidate' })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('');
});
