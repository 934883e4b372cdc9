import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { decideApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, newEngagementJobTitle, publishNewEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

/** Submits a new person for Harbour Talent to a new engagement that is also open to Quayside. */
const newOwnedPerson = async (baseUrl: string) => {
  const [employer, owner, rival] = [
    await signInOverHttp(baseUrl, people.brightwaterEmployer),
    await signInOverHttp(baseUrl, people.owner),
    await signInOverHttp(baseUrl, people.rivalOwner),
  ];
  const engagementId = await publishNewEngagement(employer, {});
  for (const agency of [owner, rival]) {
    const applicationId = await applyToEngagement(agency, employer, engagementId);
    await employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
  }
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, newEngagementJobTitle);
  const mark = randomUUID().slice(0, 8);
  const emailAddress = `${mark}@inbox.example`;
  const lastName = `Ferreira ${mark}`;
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, { lastName, emailAddress });
  return { engagementId, talentRequestId, candidateId, emailAddress, lastName };
};

const fillProof = async (dialog: Locator, page: Page, summary: string): Promise<void> => {
  await page.getByRole('group', { name: 'Date' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type('01152026');
  await dialog.getByLabel('How').selectOption({ label: 'Meeting' });
  await dialog.getByLabel('Who got in touch').selectOption({ label: 'We did' });
  await dialog.getByLabel('Summary of the contact').fill(summary);
  await dialog.getByLabel('Statement').fill('The candidate asked us to present this position.');
};

test('an agency disputes the owner of a candidate, the owner answers, and Rolecall decides for the agency', async ({
  page,
  browser,
  baseURL,
}) => {
  const { engagementId, talentRequestId, candidateId, emailAddress, lastName } = await newOwnedPerson(baseURL ?? '');
  const newPage = async (as: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await startSession(other, as);
    return other;
  };

  // The rival learns only that the candidate isn't available, and opens a dispute.
  await startSession(page, people.rivalOwner);
  await page.goto(`/engagement/${engagementId}/submit/${talentRequestId}`);
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email address').fill(emailAddress);
  const cv = { name: 'Ferreira.txt', mimeType: 'text/plain', buffer: Buffer.from(`Nadia ${lastName}\nPerfusionist\n`) };
  const savedWithCv = page.waitForRequest((request) => /"documentId":"/u.test(request.postData() ?? ''));
  await page.getByLabel('CV', { exact: true }).setInputFiles(cv);
  await (await savedWithCv).response();
  await page.getByLabel('Last name').focus();
  await page.getByRole('button', { name: 'Dispute ownership' }).click();
  const proof = page.getByRole('alertdialog', { name: `Dispute the ownership of Nadia ${lastName}` });
  await proof.getByRole('button', { name: 'Dispute ownership' }).click();
  await expect(proof.getByText('Statement is required!')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await fillProof(proof, page, 'Interview in our office, with a signed agreement.');
  await proof.getByRole('button', { name: 'Dispute ownership' }).click();
  await expect(page.getByText('Dispute opened')).toBeVisible();
  await page.goto('/candidates/disputes');
  const own = page.getByRole('region', { name: `Nadia ${lastName}` });
  await expect(own).toContainText('Waiting for Rolecall');
  await expect(own).not.toContainText('Harbour Talent');
  // The CV that the agency couldn't submit is part of its proof.
  await expect(own).toContainText('CV uploaded');

  // The employer can't hire the candidate during the dispute.
  const employer = await newPage(people.brightwaterEmployer);
  await employer.goto(`/employer/candidates/${candidateId}`);
  await employer.getByRole('button', { name: 'Choose another step' }).click();
  const move = employer.getByRole('dialog', { name: /^Move Aino/ });
  await move.getByRole('radio', { name: 'Hired' }).check();
  await expect(move.getByRole('button', { name: 'Hire', exact: true })).toHaveAccessibleDescription(
    /^The ownership of this candidate is disputed/,
  );

  // The owner answers without learning who opened the dispute.
  const owner = await newPage(people.owner);
  await owner.goto(`/candidates/viewer?candidateId=${candidateId}`);
  const block = owner.getByRole('region', { name: 'Ownership dispute', exact: true });
  await expect(block).toContainText('Waiting for your answer');
  await expect(block).not.toContainText('Quayside');
  await block.getByRole('button', { name: 'Answer' }).click();
  const answer = owner.getByRole('alertdialog', { name: 'Answer the dispute' });
  await fillProof(answer, owner, 'We met the candidate at a job fair.');
  await answer.getByRole('button', { name: 'Answer' }).click();
  await expect(block).toContainText('Waiting for Rolecall');
  await expect(block).toContainText('We met the candidate at a job fair.');

  // Rolecall reads both statements and decides.
  const staff = await newPage(people.providerAdmin);
  await staff.goto('/provider/disputes');
  const both = staff.getByRole('region', { name: `Nadia ${lastName}` });
  await expect(both).toContainText('We met the candidate at a job fair.');
  await expect(both).toContainText('Interview in our office, with a signed agreement.');
  await expect(both).toContainText('CV uploaded');
  expect(await axeViolations(staff)).toEqual([]);
  await both.getByRole('button', { name: 'Uphold' }).click();
  const decision = staff.getByRole('alertdialog', { name: /^Uphold Quayside/ });
  await decision.getByLabel('Reasons').fill('Only one agency has a signed agreement.');
  await decision.getByRole('button', { name: 'Uphold' }).click();
  await expect(both).toContainText('Upheld');

  await expect(block).toContainText('Another agency represents the candidate');
  await expect(block).toContainText('Only one agency has a signed agreement.');
  await expect(owner.getByText('Ownership disputed by another agency')).toBeVisible();
  await expect(own).toContainText('Upheld');
  // The employer's timeline shows that there was a dispute, but not with which agency.
  await employer.goto(`/employer/candidates/${candidateId}`);
  const received = employer.getByRole('list', { name: 'Timeline' });
  await expect(received).toContainText('Ownership disputed by another agency');
  await expect(received).toContainText('Dispute upheld by Rolecall');
  await expect(received).not.toContainText('Quayside');

  // The new owner submits the candidate, and the candidate's timeline shows the dispute.
  const rival = await signInOverHttp(baseURL ?? '', people.rivalOwner);
  const { _id: submittedId } = await submitCandidateOverHttp(rival, talentRequestId, { lastName, emailAddress });
  await page.goto(`/candidates/viewer?candidateId=${submittedId}`);
  const submitted = page.getByRole('list', { name: 'Timeline' });
  await expect(submitted).toContainText('Ownership disputed');
  await expect(submitted).toContainText('Dispute upheld by Rolecall');
});
