import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import {
  changeEngagementEndpoint,
  changeRequestEndpoint,
  readOwnEngagementEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, approveApplicationTo, republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { findOverflowingElements, findOverlappingElements } from '../app/layout-checks.ts';

const title = 'Registered nurses, residential care';
const employerMail = 'hiring@tallowood.example';

let employer: HttpActor;
let agency: HttpActor;
test.beforeAll(async ({ baseURL }) => {
  employer = await signInOverHttp(baseURL ?? '', employerMail);
  agency = await signInOverHttp(baseURL ?? '', people.rivalOwner);
});

/**
 * Creates an engagement that the agency works on, with a unique title, since other journeys look engagements up by
 * title.
 */
const begin = async () => {
  const engagementId = await republishEngagement(employer, title, 'completed');
  await employer.call(changeEngagementEndpoint, { engagementId, title: 'Nurses for what changes' });
  await applyToEngagement(agency, employer, engagementId);
  await approveApplicationTo(employer, engagementId);
  return engagementId;
};
const nurseOf = async (engagementId: string) => {
  const { talentRequests } = await employer.call(readOwnEngagementEndpoint, { engagementId });
  const nurse = talentRequests.find(({ jobTitle }) => jobTitle === 'Registered Nurse');
  if (!nurse) throw new Error('There is no Registered Nurse.');
  return nurse;
};

const requestOn = (page: Page, jobTitle: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: new RegExp(`^${jobTitle}`) }) });
const looksRight = async (page: Page): Promise<void> => {
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflowingElements(page)).toEqual([]);
  expect(await findOverlappingElements(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('an employer changes the texts and questions of a talent request and adds another; the agency is notified and its page updated, and answers stay with the question they were given to', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const engagementId = await begin();
  const before = await nurseOf(engagementId);
  const asked = { text: 'Is the candidate registered?', kind: 'yes_no' as const, isMandatory: true, passing: 'yes' };
  const { talentRequestId, version } = before;
  await employer.call(changeRequestEndpoint, { talentRequestId, version, questions: [asked] });
  const [question] = (await nurseOf(engagementId)).questions;
  const lastName = `Oduya ${String(process.pid)}`;
  const { _id: candidateId } = await submitCandidateOverHttp(agency, talentRequestId, {
    lastName,
    answers: [{ questionId: question?.questionId ?? '', answer: 'yes' }],
  });

  const theirs = await (await browser.newContext()).newPage();
  await startSession(theirs, people.rivalOwner);
  await theirs.goto(`/engagement/${engagementId}/requests`);
  const nurseThere = requestOn(theirs, 'Registered Nurse');
  await expect(nurseThere).toContainText('0 of 3 roles filled');

  await startSession(page, employerMail);
  await page.goto(`/employer/engagements/${engagementId}`);
  const nurse = requestOn(page, 'Registered Nurse');
  await nurse.getByRole('button', { name: 'Edit Registered Nurse' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Edit Registered Nurse' });
  await dialog.getByLabel('Roles').fill('');
  await dialog.getByLabel('Base salary to').fill('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Roles must be at least 1.')).toBeVisible();
  await dialog.getByLabel('Roles').fill('5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Base salary to must not be below from.')).toBeVisible();
  await dialog.getByLabel('Base salary to').fill('990000');
  await dialog.getByRole('textbox', { name: 'Question 1' }).fill('Is the candidate registered in this state?');
  await dialog.getByRole('button', { name: 'Add Question' }).click();
  await dialog.getByRole('textbox', { name: 'Question 2' }).fill('How many years of practice?');
  await dialog.getByRole('combobox', { name: 'Answer type' }).last().selectOption({ label: 'Number' });
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Registered Nurse has been changed.')).toBeVisible();
  await expect(nurse).toContainText('0 of 5 roles filled');
  await expect(nurse).toContainText(lastName);

  // The agency's page is updated live.
  await expect(nurseThere).toContainText('0 of 5 roles filled');
  await expect(nurseThere).toContainText('990,000.00');
  await nurseThere.getByText('2 questions for each candidate').click();
  await expect(nurseThere).toContainText('Is the candidate registered in this state?');
  await expect(theirs.getByRole('button', { name: /^Notifications.* new/ })).toBeVisible();
  await theirs.getByRole('link', { name: /^Notices/ }).click();
  const notices = theirs.getByRole('list', { name: 'Notices' });
  await expect(notices).toContainText('Registered Nurse has changed.');
  const changed = notices.getByRole('listitem').filter({ hasText: 'Registered Nurse has changed.' }).first();
  await expect(changed).toContainText('was 3');
  await expect(changed).toContainText('is now 5');
  await expect(changed).toContainText('Is the candidate registered? (yes or no, mandatory)');
  await expect(changed).toContainText('Is the candidate registered in this state? (yes or no, mandatory)');
  await looksRight(theirs);

  // An answer stays with the version of the question that it answers.
  await page.goto(`/employer/candidates/${candidateId}`);
  await expect(page.getByRole('main')).toContainText('Is the candidate registered? (no longer asked)');
  await expect(page.getByRole('main')).not.toContainText('in this state');

  await page.goto(`/employer/engagements/${engagementId}`);
  await page.getByRole('button', { name: 'Add Talent Request' }).click();
  const adding = page.getByRole('alertdialog', { name: 'Add Talent Request' });
  await adding.getByLabel('Job title').fill('Night Coordinator');
  await adding.getByLabel('Roles').fill('1');
  await adding.getByRole('button', { name: 'Add Talent Request' }).click();
  await expect(adding).toHaveCount(0);
  await expect(requestOn(page, 'Night Coordinator')).toContainText('Available');
  await expect(notices).toContainText('Night Coordinator was added.');
  await theirs.goto(`/engagement/${engagementId}/requests`);
  await expect(requestOn(theirs, 'Night Coordinator')).toContainText('0 of 1 role filled');
  await theirs.context().close();

  await page.getByRole('link', { name: 'History' }).click();
  const history = page.getByRole('list', { name: 'History' });
  await expect(history).toContainText('Registered Nurse was changed: roles, base salary, questions.');
  await expect(history).toContainText('Night Coordinator was added.');
  await looksRight(page);
});

test("a colleague's concurrent change is not overwritten", async ({ page }) => {
  const engagementId = await begin();
  const { talentRequestId, version } = await nurseOf(engagementId);
  await startSession(page, employerMail);
  await page.goto(`/employer/engagements/${engagementId}`);
  await page.getByRole('button', { name: 'Edit Registered Nurse' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Job title').fill('Night Nurse');
  await employer.call(changeRequestEndpoint, { talentRequestId, version, noOfRoles: 7 });
  await expect(requestOn(page, 'Registered Nurse')).toContainText('0 of 7 roles filled');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Someone changed this talent request in the meantime.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit Registered Nurse' }).click();
  await expect(dialog.getByLabel('Roles')).toHaveValue('7');
});
