import { expect, test, type Page } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import { asNewAgency } from '../actors/new-agency.ts';
import { signInOverHttp } from '../actors/http-sign-in.ts';
import { demoPassword, people } from '../actors/people.ts';
import { startSession } from '../actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '../actors/submitter.ts';
import { pdfCv } from './cv.ts';
import { pageSettled } from './layout-checks.ts';

/** Collects a page's content policy violations, and what its console reports about them. */
const watchPolicy = async (page: Page): Promise<string[]> => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.error(`${violatedDirective}: ${sample}`),
    );
  });
  return refused;
};

test('the browser blocks a script that assigns HTML', async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.goto('/privacy');
  const outcome = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      return 'assigned';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : 'failed';
    }
  });
  expect(outcome).toBe('refused');
  expect(refused.join()).toContain('TrustedHTML');
});

test('neither rendering a PDF nor the lists around it violate Trusted Types', async ({ page, baseURL }) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const engagementId = board.records[0]?.engagementId ?? '';
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse');
  const { documentId } = await owner.upload(
    uploadDocumentEndpoint,
    { kind: 'cv' },
    { name: 'CV.pdf', bytes: new Uint8Array(await pdfCv(['Aino Aalto', 'Anaesthetic nurse'])) },
  );
  const { _id: id } = await submitCandidateOverHttp(owner, talentRequestId, { confirmsConsent: true, documentId });
  const refused = await watchPolicy(page);
  await startSession(page, people.owner);
  for (const path of ['/engagement/board', `/engagement/${engagementId}/candidates`]) {
    await page.goto(path);
    await pageSettled(page);
  }
  await page.goto(`/candidates/viewer?candidateId=${id}`);
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.getByRole('region', { name: 'CV.pdf' })).toContainText('Anaesthetic nurse');
  expect(refused).toEqual([]);
});

test('neither writing and pasting rich text nor stepping through a date violates Trusted Types', async ({ page }) => {
  const refused = await watchPolicy(page);
  await asNewAgency(page, 'Beacon of Types');
  await page.goto('/profile/biography');
  const editor = page.getByRole('textbox', { name: 'Company Biography' });
  await editor.fill('Beacon finds ');
  await editor.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p><strong>nurses</strong></p><script>alert(1)</script>');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(editor.getByText('nurses')).toHaveCSS('font-weight', '600');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company Biography has been saved')).toBeVisible();
  await page.reload();
  await expect(editor.getByText('nurses')).toHaveCSS('font-weight', '600');

  await page.goto('/profile/client-history');
  await page.getByRole('button', { name: 'Add client history' }).click();
  const month = page.getByRole('group', { name: 'Engaged Date' }).getByRole('spinbutton').first();
  await month.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  await month.blur();
  expect(refused).toEqual([]);
});
