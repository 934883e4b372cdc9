import { expect, test, type Page } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { editCandidateEndpoint, withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { pdfCv } from '../app/cv.ts';

let owner: HttpActor;
let engagementId: string;
let talentRequestId: string;

test.beforeAll(async ({ baseURL }) => {
  owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  engagementId = board.records[0]?.engagementId ?? '';
  ({ talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse'));
});

const submitted = async (): Promise<{ id: string; viewer: string; received: string }> => {
  const { _id: id } = await submitCandidateOverHttp(owner, talentRequestId, { confirmsConsent: true });
  return { id, viewer: `/candidates/viewer?candidateId=${id}`, received: `/employer/candidates/${id}` };
};
/** Waits for the upload to finish: closing the dialog earlier would cancel it. */
const isSent = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/candidate/document'));
const facts = (page: Page) => page.getByRole('region', { name: 'Facts' }).first();

test('a form with input stays as it is while offline, and is sent when the network returns', async ({
  page,
  context,
}) => {
  const { viewer } = await submitted();
  await startSession(page, people.owner);
  await page.goto(viewer);
  await page.getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Location').fill('Launceston TAS');
  await context.setOffline(true);
  await expect(page.getByText(/^Your unsent changes stay on this page\./)).toBeVisible();
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer.getByLabel('Location')).toHaveValue('Launceston TAS');
  await context.setOffline(false);
  await expect(page.getByText(/’s details have been saved\.$/)).toBeVisible();
  await expect(facts(page)).toContainText('Launceston TAS');
});

test('a link that names another place than the candidate’s says so, and leads to the candidate [C06]', async ({
  page,
}) => {
  const { id, viewer } = await submitted();
  await startSession(page, people.owner);
  await page.goto(`${viewer}&talentRequestId=${talentRequestId}&auctionType=successfee&successFeeId=${engagementId}`);
  await expect(facts(page)).toBeVisible();
  await page.goto(`${viewer}&talentRequestId=${talentRequestId}&clientId=${id}`);
  await expect(page.getByRole('heading', { name: 'This link doesn’t match the candidate' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'CV.txt' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the candidate' }).click();
  await expect(facts(page)).toBeVisible();
});

test('the viewer shows CV, facts, pay and timeline; an edit changes neither salary nor fee', async ({ page }) => {
  const { viewer } = await submitted();
  await startSession(page, people.owner);
  await page.goto(viewer);
  await expect(page.getByRole('region', { name: 'CV.txt' })).toContainText(
    'Theatre nurse with eleven years in theatres.',
  );
  await expect(facts(page)).toContainText('Mara Ellingsen');
  await expect(page.getByText('Agency fee AUD 13,750.00 at 13.75 %')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('Base salary')).toHaveCount(0);
  await expect(drawer.getByText('To change the base salary, propose a revision.')).toBeVisible();
  await drawer.getByLabel('Location').fill('Hobart TAS');
  await drawer.getByLabel('Total compensation').fill('1');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer.getByText('Total compensation must be at least the base salary.')).toBeVisible();
  await drawer.getByLabel('Total compensation').fill('');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/’s details have been saved\.$/)).toBeVisible();
  await expect(facts(page)).toContainText('Hobart TAS');
  await expect(page.getByText('Agency fee AUD 13,750.00 at 13.75 %')).toBeVisible();
});

test('fields cleared in an edit are empty afterwards', async () => {
  const { id: candidateId } = await submitted();
  const filled = await owner.call(editCandidateEndpoint, {
    candidateId,
    totalCompensation: '120000',
    currentCountryId: 36,
  });
  expect([filled.totalCompensation, filled.currentCountryId]).toEqual(['120000.00', 36]);
  const emptied = await owner.call(editCandidateEndpoint, {
    candidateId,
    totalCompensation: null,
    currentCountryId: null,
  });
  expect([emptied.totalCompensation, emptied.currentCountryId]).toEqual([null, null]);
});

test('a PDF is rendered page by page with zoom, as plain text, and downloaded', async ({ page }) => {
  const { viewer } = await submitted();
  await startSession(page, people.owner);
  await page.goto(viewer);
  await page.getByRole('button', { name: 'Replace CV' }).click();
  const arrived = isSent(page);
  await page
    .getByRole('dialog')
    .getByLabel('CV', { exact: true })
    .setInputFiles({
      name: 'Newer-CV.pdf',
      mimeType: 'application/pdf',
      buffer: await pdfCv(['Aino Aalto', 'Anaesthetic nurse']),
    });
  await arrived;
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove Newer-CV.pdf' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  const paper = page.getByRole('region', { name: 'Newer-CV.pdf' });
  const drawn = paper.getByRole('img', { name: 'Page 1 of 1' });
  await expect(drawn).toBeVisible();
  await expect(page.getByText('1 page', { exact: true })).toBeVisible();
  const ink = () =>
    drawn.evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let dark = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if ((pixels[at] ?? 255) < 128 && (pixels[at + 3] ?? 0) > 0) dark += 1;
      return dark;
    });
  await expect.poll(ink).toBeGreaterThan(100);
  const width = (await drawn.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await drawn.boundingBox())?.width ?? 0).toBeGreaterThan(width * 1.2);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(paper).toContainText('Anaesthetic nurse');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Newer-CV.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Newer-CV.pdf');
});

test('a candidate is withdrawn with reasons, the withdrawal is undone, and a second window shows a candidate already withdrawn [C03]', async ({
  page,
  context,
}) => {
  const { id, viewer } = await submitted();
  await startSession(page, people.owner);
  await page.goto(viewer);
  const second = await context.newPage();
  await second.goto(viewer);
  await second.getByRole('button', { name: 'Withdraw' }).click();
  const behind = second.getByRole('alertdialog');
  await behind.getByRole('checkbox', { name: 'Location' }).check({ force: true });

  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByText('Reason is required!')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Other', exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByText('Explanation is required!')).toBeVisible();
  await dialog.getByLabel('Explanation').fill('Moves abroad.');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Aino .* has been withdrawn\.$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' }).first()).toContainText('Other: Moves abroad.');

  await expect(behind.getByText('This changed while you were editing.')).toBeVisible();
  await expect(behind.getByRole('checkbox', { name: 'Location' })).toBeChecked();
  await behind.getByRole('button', { name: 'Withdraw' }).click();
  await expect(second.getByText('This candidate has already been withdrawn.')).toBeVisible();
  await second.close();

  await page.getByRole('button', { name: 'Undo withdrawal' }).click();
  await expect(page.getByText(/’s withdrawal has been undone\.$/)).toBeVisible();
  await owner.call(withdrawCandidateEndpoint, { candidateId: id, withdrawReasons: [1] });
  await page.goto(`/engagement/${engagementId}/candidates`);
  await expect(page.getByRole('region', { name: 'Anaesthetic Nurse' })).toBeVisible();
  await expect(page.locator(`a[href*="${id}"]`)).toHaveCount(0);
});

test("documents are added and removed; once the employer has viewed it, the CV can't be removed [C11]", async ({
  page,
  browser,
}) => {
  const { viewer, received } = await submitted();
  await startSession(page, people.owner);
  await page.goto(viewer);
  await page.getByRole('button', { name: 'Add a document' }).click();
  const arrived = isSent(page);
  await page
    .getByRole('dialog')
    .getByLabel('Document', { exact: true })
    .setInputFiles({
      name: 'Certificate.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Registered'),
    });
  await arrived;
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove Certificate.txt' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Download Certificate.txt' })).toBeVisible();

  const employer = await (await browser.newContext()).newPage();
  await startSession(employer, people.employer);
  await employer.goto(received);
  await expect(employer.getByRole('button', { name: 'Download Certificate.txt' })).toBeVisible();
  await employer.close();

  await page.reload();
  await expect(
    page.getByText(/^Northwind Health has opened the CV\. Add a newer CV under Other documents\./),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Replace CV' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Remove Certificate.txt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Certificate.txt has been removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download Certificate.txt' })).toHaveCount(0);
});

test('the employer rejects with reasons and a message, and undoes it; the agency sees both', async ({
  page,
  browser,
}) => {
  const { viewer, received } = await submitted();
  await startSession(page, people.employer);
  await page.goto(received);
  await page.getByRole('button', { name: 'Choose another step' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Screening' }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Screening' }).click();
  await expect(page.getByText(/ has been moved to Screening\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Move to Interviewing' }).click();
  const step = page.getByRole('dialog');
  await expect(step.getByRole('heading', { name: /^Move Aino Aalto .* to Interviewing\?$/ })).toBeVisible();
  await expect(step).toContainText(
    'Harbour Talent sees the new status immediately. You can undo a move for 10 minutes, but not a hire.',
  );
  await step.getByRole('button', { name: 'Move to Interviewing' }).click();
  await expect(page.getByText(/ has been moved to Interviewing\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('checkbox', { name: 'Experience' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Message is required!')).toBeVisible();
  await dialog.getByLabel('Message').fill('x'.repeat(1000));
  await expect(dialog.getByText('Message must not exceed 1000 characters!')).toBeVisible();
  await dialog.getByLabel('Message').fill('More years in theatres are needed.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(/has been rejected\.$/)).toBeVisible();

  const agency = await (await browser.newContext()).newPage();
  await startSession(agency, people.owner);
  await agency.goto(viewer);
  await expect(agency.getByRole('region', { name: 'Timeline' }).first()).toContainText(
    'Experience: More years in theatres are needed.',
  );
  await expect(agency.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  await expect(agency.getByText('The employer has rejected this candidate.').first()).toBeVisible();
  await agency.close();

  await page.getByRole('button', { name: 'Undo rejection' }).click();
  await expect(page.getByText(/’s rejection has been undone\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move to Offer Extended' })).toBeVisible();
});

test('a long name is cut in lists and shown in full on its own page', async ({ page }) => {
  const last = 'Featherstonehaugh-Cholmondeley';
  const { _id: id } = await submitCandidateOverHttp(owner, talentRequestId, {
    firstName: 'Maximiliana',
    lastName: last,
    confirmsConsent: true,
  });
  await startSession(page, people.owner);
  await page.goto(`/candidates/viewer?candidateId=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Maximiliana ${last}` })).toBeVisible();
  await page.goto(`/engagement/${engagementId}/candidates`);
  await expect(page.locator(`a[href*="${id}"]`).first()).toHaveText('Maximiliana Featherstonehaugh-Cho…');
});

test("the viewer without a candidate leads to the not-found page; someone else's candidate is refused", async ({
  page,
}) => {
  const { viewer } = await submitted();
  await startSession(page, people.rivalOwner);
  await page.goto('/candidates/viewer');
  await expect(page).toHaveURL(/\/404/);
  await page.goto(viewer);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('This page doesn’t exist, or you don’t have access to it.')).toBeVisible();
});
