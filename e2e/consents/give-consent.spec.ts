import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  listEngagementCandidatesEndpoint,
  listReceivedCandidatesEndpoint,
  uploadDocumentEndpoint,
} from '#contract/candidates/endpoints.ts';
import { cancelConsentEndpoint } from '#contract/consents/endpoints.ts';
import { saveDraftCandidateEndpoint } from '#contract/draft-candidates/endpoints.ts';
import { requestConsentOverHttp, clientName, newPerson, createConsentEngagement } from '#e2e/actors/consent.ts';
import { newEngagementJobTitle } from '#e2e/actors/own-engagement.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const subject = /would like to put you forward$/;
const question = (agency: string) => `May ${agency} represent you to ${clientName}?`;

/** Opens a page in another person's browser. */
const newPage = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();

const openTab = async (page: Page, email: string, engagementId: string): Promise<void> => {
  await startSession(page, email);
  await page.goto(`/engagement/${engagementId}/candidates`);
  await expect(page.locator('[data-live="true"]')).toBeAttached();
};

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for candidates’ consent' });

test('an agency asks instead of submitting; the candidate corrects a name and agrees, and is submitted to the client at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const { engagementId, talentRequestId } = await createConsentEngagement(baseURL);
  const person = newPerson();
  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/submit/${talentRequestId}`);
  await page.getByLabel('CV', { exact: true }).setInputFiles({
    name: 'CV.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${person.firstName} ${person.lastName}\n\nPerfusionist with eleven years in theatres.`),
  });
  await expect(page.getByRole('status').filter({ hasText: 'CV.txt uploaded' })).toHaveCount(1);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email address').fill(person.emailAddress);
  await page.getByLabel('Base salary').fill('100000');
  await expect(page.getByText('The candidate is asked for consent first.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /has agreed that our agency/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask for consent' }).click();
  await expect(
    page.getByText(`${person.firstName} ${person.lastName} has been asked for consent by email.`),
  ).toBeVisible();
  const row = waiting(page).getByRole('row').filter({ hasText: person.emailAddress });
  await expect(row).toContainText('Waiting');
  await expect(row).toContainText('not opened');
  await expect(page.locator('[data-live="true"]')).toBeAttached();

  const candidate = await newPage(browser, baseURL);
  await candidate.goto(await waitForEmailedLink(candidate, person.emailAddress, subject));
  await expect(candidate.getByRole('heading', { name: question('Harbour Talent') })).toBeVisible();
  await expect(candidate.getByText(newEngagementJobTitle, { exact: true })).toBeVisible();
  await expect(row).toContainText(', opened ');
  const download = candidate.waitForEvent('download');
  await candidate.getByRole('button', { name: 'Download CV.txt' }).click();
  expect((await download).suggestedFilename()).toBe('CV.txt');
  await candidate.getByRole('button', { name: 'Is something wrong? Correct your details' }).click();
  await candidate.getByLabel('First name').fill('Inès');
  await candidate.getByRole('button', { name: 'I agree, with my corrections' }).click();
  await expect(candidate.getByRole('heading', { name: 'You agreed', exact: true })).toBeFocused();
  await expect(candidate.getByText(`${clientName} has received your details.`)).toBeVisible();

  // The agency's page is updated without a reload.
  await expect(waiting(page)).toHaveCount(0);
  const submitted = page.getByRole('row', { name: `Inès ${person.lastName} Pending` });
  await expect(submitted).toContainText('Pending');
  await submitted.getByRole('link').click();
  await expect(page.getByText(/^Confirmed by the candidate, /)).toBeVisible();
  const candidateId = new URL(page.url()).searchParams.get('candidateId') ?? '';

  // The details of the person who agreed can't be changed to someone else's.
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: /^Edit / });
  await expect(drawer).toContainText('These details and the country can’t be changed');
  for (const label of ['First name', 'Last name', 'Email address', 'Contact number', 'LinkedIn']) {
    await expect(drawer.getByRole('textbox', { name: label })).toHaveAttribute('readonly');
    await expect(drawer.getByRole('textbox', { name: label })).toHaveAccessibleDescription(
      'Confirmed by the candidate.',
    );
  }
  await expect(drawer.getByRole('textbox', { name: 'Location' })).toBeEditable();
  await page.keyboard.press('Escape');

  const employer = await newPage(browser, baseURL);
  await startSession(employer, people.brightwaterEmployer);
  await employer.goto(`/employer/candidates/${candidateId}`);
  await expect(employer.getByRole('heading', { name: `Inès ${person.lastName}` })).toBeVisible();
  await expect(employer.getByText(/^Confirmed by the candidate, /)).toBeVisible();

  // The list of all candidates shows the state of the consent too.
  await page.goto(`/candidate?keywords=${encodeURIComponent(person.lastName)}`);
  const listed = page.getByRole('row').filter({ hasText: person.lastName });
  await expect(listed.getByRole('img', { name: /^Right to represent: Confirmed by the candidate, / })).toBeVisible();
});

test('a candidate refuses with a message, which the agency reads; the client receives nobody', async ({
  page,
  browser,
  baseURL,
}) => {
  const { owner, employer, engagementId, talentRequestId } = await createConsentEngagement(baseURL);
  const person = newPerson();
  await requestConsentOverHttp(owner, talentRequestId, person);
  await openTab(page, people.owner, engagementId);
  const candidate = await newPage(browser, baseURL);
  const link = await waitForEmailedLink(candidate, person.emailAddress, subject);
  await candidate.goto(link);
  await candidate.getByRole('button', { name: 'I don’t agree' }).click();
  const dialog = candidate.getByRole('alertdialog', { name: 'You don’t agree?' });
  await dialog.getByRole('textbox').fill('I have accepted another offer.');
  await dialog.getByRole('button', { name: 'Send my answer' }).click();
  await expect(candidate.getByRole('heading', { name: 'You didn’t agree' })).toBeFocused();
  await candidate.goto(link);
  await expect(candidate.getByRole('heading', { name: 'You didn’t agree' })).toBeVisible();
  await expect(candidate.getByRole('button', { name: 'I agree', exact: true })).toHaveCount(0);

  const row = waiting(page).getByRole('row').filter({ hasText: person.emailAddress });
  await expect(row).toContainText('Refused');
  await expect(row).toContainText('“I have accepted another offer.”');
  const received = await employer.call(listReceivedCandidatesEndpoint, { engagementId, talentRequestId });
  expect(JSON.stringify(received)).not.toContain(person.emailAddress);
});

test('a candidate withdraws the consent, and is Withdrew for the agency and gone for the client', async ({
  page,
  browser,
  baseURL,
}) => {
  const { owner, engagementId, talentRequestId } = await createConsentEngagement(baseURL);
  const person = newPerson();
  await requestConsentOverHttp(owner, talentRequestId, person);
  await openTab(page, people.owner, engagementId);
  const candidate = await newPage(browser, baseURL);
  await candidate.goto(await waitForEmailedLink(candidate, person.emailAddress, subject));
  await candidate.getByRole('button', { name: 'I agree', exact: true }).click();
  await expect(candidate.getByRole('heading', { name: 'You agreed', exact: true })).toBeVisible();
  // Until the lists have reloaded, the consent request's own row may still be shown.
  const row = page.getByRole('row', { name: `${person.firstName} ${person.lastName} Pending` });
  await row.getByRole('link').click();
  await expect(page.getByText(/^Confirmed by the candidate, /)).toBeVisible();
  await expect(page.locator('[data-live="true"]')).toBeAttached();

  await candidate.getByRole('button', { name: 'Withdraw consent' }).click();
  const dialog = candidate.getByRole('alertdialog', { name: 'Withdraw your consent?' });
  await dialog.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(candidate.getByRole('heading', { name: 'You withdrew your consent' })).toBeFocused();

  await expect(page.getByText(/^Withdrawn by the candidate, /)).toBeVisible();
  await expect(page.getByText('Withdrew').first()).toBeVisible();
  const candidateId = new URL(page.url()).searchParams.get('candidateId') ?? '';
  const employer = await newPage(browser, baseURL);
  await startSession(employer, people.brightwaterEmployer);
  await employer.goto(`/employer/candidates/${candidateId}`);
  await expect(employer.getByText('Page Not Found')).toBeVisible();
});

test('of two agencies that ask the same person, the one whose request is confirmed first owns the candidate', async ({
  page,
  browser,
  baseURL,
}) => {
  const { owner, rival, engagementId, talentRequestId } = await createConsentEngagement(baseURL);
  const person = newPerson();
  await requestConsentOverHttp(owner, talentRequestId, person);
  await requestConsentOverHttp(rival, talentRequestId, person);
  const candidate = await newPage(browser, baseURL);
  await openTab(page, people.owner, engagementId);
  const links = {
    owner: await waitForEmailedLink(candidate, person.emailAddress, /^Harbour Talent would/),
    rival: await waitForEmailedLink(candidate, person.emailAddress, /^Quayside .* would/),
  };
  await candidate.goto(links.rival);
  await candidate.getByRole('button', { name: 'I agree', exact: true }).click();
  await expect(candidate.getByText(`${clientName} has received your details.`)).toBeVisible();
  await candidate.goto(links.owner);
  await candidate.getByRole('button', { name: 'I agree', exact: true }).click();
  await expect(candidate.getByText(`Harbour Talent has not sent your details to ${clientName} yet.`)).toBeVisible();

  const row = waiting(page).getByRole('row').filter({ hasText: person.emailAddress });
  await expect(row).toContainText('Agreed, not submitted');
  await expect(row).not.toContainText('Quayside');
  const theirs = await rival.call(listEngagementCandidatesEndpoint, { engagementId });
  expect(JSON.stringify(theirs)).toContain(person.lastName);
  const own = await owner.call(listEngagementCandidatesEndpoint, { engagementId });
  expect(JSON.stringify(own)).not.toContain(person.lastName);
});

test('an unknown link, and the link of a cancelled request, say what happened', async ({ page, baseURL }) => {
  await page.goto('/consent/nobody-has-this');
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expect(page.getByText('This link is incomplete or no longer exists.')).toBeVisible();

  const { owner, talentRequestId } = await createConsentEngagement(baseURL);
  const person = newPerson();
  const { consentRequestId } = await requestConsentOverHttp(owner, talentRequestId, person);
  const link = await waitForEmailedLink(page, person.emailAddress, subject);
  await owner.call(cancelConsentEndpoint, { consentRequestId });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This request is no longer open' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I agree', exact: true })).toHaveCount(0);
});

test('a draft candidate is asked for consent, agrees, and is submitted from the draft', async ({
  page,
  browser,
  baseURL,
}) => {
  const { owner, engagementId, talentRequestId } = await createConsentEngagement(baseURL);
  const person = newPerson();
  const text = `${person.firstName} ${person.lastName}\n\nPerfusionist with eleven years in theatres.`;
  const cv = await owner.upload(
    uploadDocumentEndpoint,
    { kind: 'cv' },
    { name: 'CV.txt', bytes: new TextEncoder().encode(text) },
  );
  const { draftCandidateId } = await owner.call(saveDraftCandidateEndpoint, {
    talentRequestId,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.emailAddress,
    documentId: cv.documentId,
  });
  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/draft/${draftCandidateId}`);
  await page.getByRole('link', { name: 'Submit Candidate' }).click();
  await page.getByLabel('Base salary').fill('100000');
  await page.getByRole('button', { name: 'Ask for consent' }).click();
  await expect(waiting(page).getByRole('row').filter({ hasText: person.emailAddress })).toContainText('Waiting');

  const candidate = await newPage(browser, baseURL);
  await candidate.goto(await waitForEmailedLink(candidate, person.emailAddress, subject));
  await candidate.getByRole('button', { name: 'I agree', exact: true }).click();
  await expect(candidate.getByRole('heading', { name: 'You agreed', exact: true })).toBeFocused();

  await page.goto(`/engagement/${engagementId}/candidates`);
  await expect(page.getByRole('row', { name: `${person.firstName} ${person.lastName} Pending` })).toBeVisible();
  await page.goto(`/engagement/${engagementId}/draft/${draftCandidateId}`);
  await expect(page.getByText('This draft has been submitted and is closed.')).toBeVisible();
});
