import { expect, test, type Page } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import { saveDraftCandidateEndpoint } from '#contract/draft-candidates/endpoints.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle } from '#e2e/actors/submitter.ts';

const registration = 'Registered nurse, current registration without conditions.';
const cvOf = (lastName: string) => ({
  name: 'CV.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    `Runa ${lastName}\n\n0491 570 156\nlinkedin.com/in/runa-${lastName.toLowerCase()}\n${registration}\nEleven years in orthopaedic theatres.`,
  ),
});

let owner: HttpActor;
let engagementId: string;
let talentRequestId: string;

test.beforeAll(async ({ baseURL }) => {
  owner = await signInOverHttp(baseURL ?? '', people.owner);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  engagementId = board.records[0]?.engagementId ?? '';
  ({ talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Theatre Nurse'));
});

/** Creates a draft that no other test uses, and returns the path of its page. */
const savedDraft = async (lastName: string): Promise<string> => {
  const { name, buffer } = cvOf(lastName);
  const cv = await owner.upload(uploadDocumentEndpoint, { kind: 'cv' }, { name, bytes: buffer });
  const { draftCandidateId } = await owner.call(saveDraftCandidateEndpoint, {
    talentRequestId,
    firstName: 'Runa',
    lastName,
    email: `runa.${lastName.toLowerCase()}@inbox.example`,
    documentId: cv.documentId,
  });
  return `/engagement/${engagementId}/draft/${draftCandidateId}`;
};
// Contains no digits, so that the CV parser reads it as a name.
const unique = (): string =>
  `Skov${Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
const createLink = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/token=/);
  return link.inputValue();
};

test('a draft is assessed with the words of its CV and submitted with the same CV, which the employer sees [C07]', async ({
  page,
  browser,
}) => {
  const lastName = unique();
  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/drafts`);
  await page.getByRole('button', { name: 'Add draft candidate' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Add a draft candidate' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('CV is required');
  await expect(dialog).toContainText('Last name is required');
  await dialog.getByRole('combobox', { name: 'Talent request' }).click();
  await page.getByRole('option', { name: 'Theatre Nurse' }).click();
  await dialog.locator('input[type="file"]').setInputFiles(cvOf(lastName));
  await expect(dialog).toContainText('uploaded');
  // The name is read from the CV, and must be confirmed.
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Runa');
  await expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue(lastName);
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(`runa.${lastName.toLowerCase()}@inbox.example`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Check the details read from the CV');
  await dialog.getByRole('button', { name: 'Confirm these details' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { name: `Runa ${lastName}` })).toBeVisible();
  const match = page.getByRole('region', { name: 'Match with the talent request' });
  await expect(match).toContainText('of 100');
  await expect(match).toContainText('Matched word by word, because no language model is set up.');
  await expect(match.getByRole('button', { name: registration })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'CV' }).locator('mark').filter({ hasText: registration }),
  ).toBeVisible();

  const draftPath = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Submit Candidate' }).click();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue(lastName);
  await expect(page.getByRole('main')).toContainText('CV.txt');
  // The other details are read from the CV, and must be confirmed too.
  await expect(page.getByLabel('Contact number')).toHaveValue('+61491570156');
  await expect(page.getByLabel('LinkedIn')).toHaveValue(`linkedin.com/in/runa-${lastName.toLowerCase()}`);
  await expect(page.getByText('Read from the CV. Change it, or confirm it.')).toHaveCount(2);
  await page.getByLabel('Base salary').fill('104000');
  // This form isn't saved automatically, so leaving it must be confirmed.
  await page.getByRole('link', { name: 'Cancel' }).click();
  const leave = page.getByRole('alertdialog', { name: 'Leave without submitting?' });
  await leave.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Base salary')).toHaveValue(/104.?000/);
  await page.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await page.getByLabel('How many years has the candidate worked in this field?').fill('11');
  await page.getByRole('checkbox', { name: /has agreed that our agency may represent them/ }).check({ force: true });
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await page.getByRole('button', { name: 'Confirm these details' }).click();
  await page.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(page.getByText(`Runa ${lastName} has been submitted to Northwind Health.`)).toBeVisible();
  await expect(page.getByRole('row', { name: `Runa ${lastName}` })).toContainText('Pending');
  const candidateId = new URL(page.url()).searchParams.get('submitted') ?? '';

  const employer = await (await browser.newContext()).newPage();
  await startSession(employer, people.employer);
  await employer.goto(`/employer/candidates/${candidateId}`);
  await expect(employer.getByRole('heading', { name: `Runa ${lastName}`, level: 1 })).toBeVisible();
  await expect(employer.getByRole('region', { name: 'CV.txt' })).toContainText(registration);
  await expect(employer.getByRole('main')).toContainText('104,000');
  await expect(employer.getByRole('main')).not.toContainText('of 100');
  await employer.close();

  await page.goto(draftPath);
  await expect(page.getByText('This draft has been submitted and is closed.')).toBeVisible();
  await page.getByRole('link', { name: 'Open candidate' }).click();
  await expect(page).toHaveURL(new RegExp(`candidateId=${candidateId}`));
  // The candidate's page shows the score and leads back to its answers.
  const score = page.getByRole('region', { name: 'Match with the talent request' });
  await expect(score).toContainText('of 100');
  await score.getByRole('link', { name: 'Show the answers and quotations' }).click();
  await expect(page).toHaveURL(new RegExp(`${draftPath}$`));
  await page.goto(`/engagement/${engagementId}/drafts`);
  await expect(page.getByRole('table', { name: 'Draft candidates' })).toBeVisible();
  await expect(page.getByRole('row', { name: `Runa ${lastName}` })).toHaveCount(0);
});

test('a check link shows name and CV without signing in, until it is revoked [C08]', async ({ page, browser }) => {
  const lastName = unique();
  const path = await savedDraft(lastName);
  await startSession(page, people.owner);
  await page.goto(path);
  const link = await createLink(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor).toHaveTitle(/Candidate Check/);
  await expect(visitor.getByRole('heading', { name: `Runa ${lastName}` })).toBeVisible();
  await expect(visitor.getByRole('main')).toContainText(registration);
  await expect(visitor.getByRole('main')).not.toContainText('of 100');
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Download CV.txt' }).click();
  expect((await download).suggestedFilename()).toBe('CV.txt');

  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByText('The link no longer works.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expect(visitor.getByRole('main')).not.toContainText(lastName);
  await visitor.goto(`${link}x`);
  await expect(visitor.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await visitor.close();
});

test('drafts are found from the candidates and from the submission form of their talent request [C07]', async ({
  page,
}) => {
  const lastName = unique();
  const path = await savedDraft(lastName);
  await startSession(page, people.owner);
  await page.goto('/candidate');
  await page.getByRole('link', { name: 'Drafts', exact: true }).click();
  await expect(page).toHaveURL(/\/candidates\/drafts$/);
  const row = page.getByRole('row', { name: `Runa ${lastName}` });
  await expect(row).toContainText('Northwind Health');
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  await page.goto(`/engagement/${engagementId}/submit/${talentRequestId}`);
  await page.getByRole('list', { name: 'Fill in from a draft candidate:' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/draftCandidateId=/);
  await expect(page.getByRole('textbox', { name: 'Last name' })).not.toHaveValue('');
  await page.goto(`/engagement/${engagementId}/submit/${talentRequestId}`);
  await page.getByRole('link', { name: 'Draft candidates', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/engagement/${engagementId}/drafts`));
});
