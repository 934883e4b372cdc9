import { expect, test, type Page } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { docxCv } from '../app/cv.ts';

const title = 'Perioperative nursing, permanent team';
const unique = (): string => `${String(process.pid)}-${String(Date.now())}`;

let owner: HttpActor;
let engagementId: string;
let form: { theatre: string; anaesthetic: string };

test.beforeAll(async ({ baseURL }) => {
  owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: title });
  engagementId = board.records[0]?.engagementId ?? '';
  const of = async (job: string) =>
    `/engagement/${engagementId}/submit/${(await talentRequestWithTitle(owner, engagementId, job)).talentRequestId}`;
  form = { theatre: await of('Theatre Nurse'), anaesthetic: await of('Anaesthetic Nurse') };
});

const chooseCv = async (page: Page, name: string): Promise<void> => {
  const buffer = await docxCv([name, 'Theatre nurse', 'Eleven years in public and private theatres.']);
  await page.getByLabel('CV', { exact: true }).setInputFiles({
    name: 'CV.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer,
  });
  await expect(page.getByRole('status').filter({ hasText: 'CV.docx uploaded' })).toHaveCount(1);
};

test('input and CV are saved automatically and restored on return, and then submitted', async ({ page }) => {
  const last = `Vasara ${unique()}`;
  await startSession(page, people.admin);
  await page.goto(form.theatre);
  await chooseCv(page, `Ilona ${last}`);
  await page.getByLabel('First name').fill('Ilona');
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Base salary').fill('112500');
  await expect(page.getByText('Agency fee AUD 15,468.75 at 13.75 %')).toBeVisible();
  await page.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await expect(page.getByText(/Draft saved \d\d:\d\d/)).toBeVisible();

  await page.goto('/engagement/board');
  await page.goto(form.theatre);
  await expect(page.getByText(/^Your draft from .* has been restored\.$/)).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue(last);
  await expect(page.getByLabel('Base salary')).toHaveValue('112,500.00');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(page.getByText('CV.docx')).toBeVisible();

  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText('Email address is required!')).toBeVisible();
  await expect(page.getByText('Answer is required!')).toBeVisible();
  await page.getByLabel('Email address').fill(`ilona.${unique()}@inbox.example`);
  await page.getByLabel('How many years has the candidate worked in this field?').fill('many');
  await page.getByRole('checkbox', { name: /has agreed that our agency may represent them/ }).check({ force: true });
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText('Answer with a number.')).toBeVisible();
  await page.getByLabel('How many years has the candidate worked in this field?').fill('11');
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText(/^Ilona Vasara .* has been submitted to Northwind Health\.$/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/engagement/${engagementId}/candidates`));
  const row = page.getByRole('row', { name: `Ilona ${last}` });
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('15,468.75');

  await page.goto(form.theatre);
  await expect(page.getByLabel('Last name')).toHaveValue('');
});

test('input typed right before a reload is restored', async ({ page }) => {
  const last = `Unsaved ${unique()}`;
  await startSession(page, people.subUser);
  await page.goto(form.theatre);
  await page.getByLabel('Last name').fill(last);
  await page.reload();
  await expect(page.getByText(/^Your draft from .* has been restored\.$/)).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue(last);
});

test('input typed right before a reload is restored, even if its save never arrives', async ({ page }) => {
  const last = `Unsaved ${unique()}`;
  await startSession(page, people.owner);
  await page.goto(form.theatre);
  await expect(page.getByLabel('Last name')).toBeVisible();
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (input, init) => (init?.keepalive ? Promise.reject(new TypeError('gone')) : fetch(input, init));
  });
  await page.getByLabel('Last name').fill(last);
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue(last);
});

test('the resubmission check responds when the email field loses focus: active, and withdrawn before [C09]', async ({
  page,
}) => {
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse');
  const questions = { confirmsConsent: true };
  const [active, gone] = [`active.${unique()}@inbox.example`, `gone.${unique()}@inbox.example`];
  await submitCandidateOverHttp(owner, talentRequestId, { emailAddress: active, ...questions });
  const withdrawn = await submitCandidateOverHttp(owner, talentRequestId, { emailAddress: gone, ...questions });
  await owner.call(withdrawCandidateEndpoint, { candidateId: withdrawn._id, withdrawReasons: [1] });

  await startSession(page, people.subUser);
  await page.goto(form.anaesthetic);
  await page.getByLabel('Email address').fill(active.toUpperCase());
  await page.getByLabel('Email address').blur();
  await expect(
    page.getByRole('main').getByText('This candidate is already in this talent request.').first(),
  ).toBeVisible();
  await page.getByLabel('Email address').fill(gone);
  await page.getByLabel('Email address').blur();
  await expect(
    page.getByText(/^You submitted this candidate before on \d\d \w{3} \d{4}\. You can resubmit\.$/),
  ).toBeVisible();
});

test('a paused request gives the reason instead of showing the form', async ({ page }) => {
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Scrub and Scout Nurse');
  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/submit/${talentRequestId}`);
  await expect(page.getByText('This talent request is paused.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the engagement' }).click();
  const region = page.getByRole('region', { name: 'Scrub and Scout Nurse' });
  await expect(region).toContainText('This talent request is paused.');
  // The disabled button is aligned with the next talent request's button.
  const endOf = async (place: ReturnType<Page['getByRole']>) => {
    const box = await place.first().boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  expect(await endOf(region.getByRole('button', { name: 'Submit Candidate' }))).toBe(
    await endOf(page.getByRole('link', { name: 'Submit Candidate' })),
  );
});

test('an image is not accepted as a CV, and a file that is too large is refused before the upload', async ({
  page,
}) => {
  await startSession(page, people.owner);
  await page.goto(form.theatre);
  await expect(page.getByText('pdf, docx, doc, txt. Under 1 MB.')).toBeVisible();
  const cv = page.getByLabel('CV', { exact: true });
  await cv.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByText('png files are not accepted.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText('First name is required!')).toBeVisible();
  await expect(page.getByText('CV is required!')).toHaveCount(0);
  await cv.setInputFiles({ name: 'CV.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_000_000, 'x') });
  await expect(page.getByText(/^The file is 1 MB. It must be under 1 MB/)).toBeVisible();
  await cv.setInputFiles({ name: 'CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') });
  await expect(page.getByText('A CV must be a PDF, DOCX, DOC or TXT file.', { exact: true })).toBeVisible();
});
