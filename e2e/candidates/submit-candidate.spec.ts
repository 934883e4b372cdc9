import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { listBoardAt } from '#contract/board/addresses.ts';
import { withdrawCandidateAt } from '#contract/candidates/addresses.ts';
import { signInAs } from '#e2e/actors/in-browser.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/over-http.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { requestOf, submitOverHttp } from '#e2e/actors/submitter.ts';
import { docxCv } from '../app/cv.ts';

const title = 'Perioperative nursing, permanent team';
const unique = (): string => `${String(process.pid)}-${String(Date.now())}`;

let owner: HttpActor;
let engagementId: string;
let form: { theatre: string; anaesthetic: string };

test.beforeAll(async ({ baseURL }) => {
  owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const board = await owner.call(listBoardAt, { keyword: title });
  engagementId = board.records[0]?.engagementId ?? '';
  const of = async (job: string) =>
    `/engagement/${engagementId}/submit/${(await requestOf(owner, engagementId, job)).talentRequestId}`;
  form = { theatre: await of('Theatre Nurse'), anaesthetic: await of('Anaesthetic Nurse') };
});

const chooseCv = async (page: Page, name: string): Promise<void> => {
  const buffer = await docxCv([name, 'Theatre nurse', 'Eleven years in public and private theatres.']);
  await page.getByLabel('CV', { exact: true }).setInputFiles({
    name: 'CV.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer,
  });
  await expect(page.getByRole('button', { name: 'Remove CV.docx' })).toBeVisible();
};

test('what is typed is kept, also the CV, and is there again on return; then it is handed in', async ({ page }) => {
  const last = `Vasara ${unique()}`;
  await signInAs(page, people.admin);
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
  await expect(page.getByText(/^Your draft of .* is here again\.$/)).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue(last);
  await expect(page.getByLabel('Base salary')).toHaveValue('112,500.00');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(page.getByText('CV.docx')).toBeVisible();

  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText('Email address is required!')).toBeVisible();
  await expect(page.getByText('Answer is required!')).toBeVisible();
  await page.getByLabel('Email address').fill(`ilona.${unique()}@inbox.example`);
  await page.getByLabel('How many years has the candidate worked in this field?').fill('many');
  await page.getByRole('checkbox', { name: /has agreed to be represented/ }).check({ force: true });
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText('Answer with a number.')).toBeVisible();
  await page.getByLabel('How many years has the candidate worked in this field?').fill('11');
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText(/^Ilona Vasara .* is submitted to Northwind Health\.$/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/engagement/${engagementId}/candidates`));
  const row = page.getByRole('row', { name: /^Ilona Vasara/ });
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('15,468.75');

  await page.goto(form.theatre);
  await expect(page.getByLabel('Last name')).toHaveValue('');
});

test('a draft can be thrown away', async ({ page }) => {
  await signInAs(page, people.standard);
  await page.goto(form.theatre);
  await page.getByLabel('First name').fill('Nobody');
  await expect(page.getByText(/Draft saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('The draft is gone.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Last name')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('the check of resubmissions answers when the email address is left: active, and withdrawn before [C09]', async ({
  page,
}) => {
  const { talentRequestId } = await requestOf(owner, engagementId, 'Anaesthetic Nurse');
  const questions = { confirmsConsent: true };
  const [active, gone] = [`active.${unique()}@inbox.example`, `gone.${unique()}@inbox.example`];
  await submitOverHttp(owner, talentRequestId, { emailAddress: active, ...questions });
  const withdrawn = await submitOverHttp(owner, talentRequestId, { emailAddress: gone, ...questions });
  await owner.call(withdrawCandidateAt, { candidateId: withdrawn._id, withdrawReasons: [1] });

  await signInAs(page, people.subUser);
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

test('a request that is paused says so instead of asking', async ({ page }) => {
  const { talentRequestId } = await requestOf(owner, engagementId, 'Scrub and Scout Nurse');
  await signInAs(page, people.owner);
  await page.goto(`/engagement/${engagementId}/submit/${talentRequestId}`);
  await expect(page.getByText('This talent request is paused.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the engagement' }).click();
  await expect(page.getByRole('region', { name: 'Scrub and Scout Nurse' })).toContainText(
    'This talent request is paused.',
  );
});

test('a picture is no CV, and a file that is too large is refused before it is sent', async ({ page }) => {
  await signInAs(page, people.owner);
  await page.goto(form.theatre);
  await expect(page.getByText('pdf, docx, doc, txt. Under 1 MB.')).toBeVisible();
  const cv = page.getByLabel('CV', { exact: true });
  await cv.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByText('png is not accepted.', { exact: true })).toBeVisible();
  await cv.setInputFiles({ name: 'CV.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_000_000, 'x') });
  await expect(page.getByText(/^1 MB is not under 1 MB/)).toBeVisible();
  await cv.setInputFiles({ name: 'CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') });
  await expect(page.getByText(/^Accepted are .* the file must be what its name says/)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the form with its messages, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await signInAs(page, people.owner);
    await page.goto(form.theatre);
    await page.getByRole('button', { name: 'Submit Candidate' }).click();
    await expect(page.getByText('CV is required!')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
}
