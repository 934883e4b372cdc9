import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { decideApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { resubmitStateEndpoint } from '#contract/candidates/endpoints.ts';
import { openDisputeEndpoint, readDefenceEndpoint } from '#contract/disputes/endpoints.ts';
import { changeOwnershipTermsEndpoint } from '#contract/tenants/endpoints.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { waitForEmail } from '#e2e/actors/mailbox.ts';
import { applyToEngagement, newEngagementJobTitle, publishNewEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { clockAhead } from '#e2e/worlds/clock-ahead.ts';
import { newDataDir, startProduct, type RunningProduct } from '#e2e/worlds/product.ts';

const ownershipDays = 30;

const signInAll = (baseUrl: string): Promise<[HttpActor, HttpActor, HttpActor]> =>
  Promise.all([
    signInOverHttp(baseUrl, people.brightwaterEmployer),
    signInOverHttp(baseUrl, people.owner),
    signInOverHttp(baseUrl, people.rivalOwner),
  ]);

/** Publishes a talent request for which both agencies may submit. */
const newRequest = async ([employer, owner, rival]: [HttpActor, HttpActor, HttpActor]) => {
  const engagementId = await publishNewEngagement(employer, {});
  for (const agency of [owner, rival]) {
    const applicationId = await applyToEngagement(agency, employer, engagementId);
    await employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
  }
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, newEngagementJobTitle);
  return { engagementId, talentRequestId };
};

const newPerson = (name: string) => {
  const mark = randomUUID().slice(0, 8);
  return { lastName: `${name} ${mark}`, emailAddress: `${mark}@inbox.example` };
};

test('all parties see a decision after its deadline, and an ownership that has ended lets the other agency submit', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const dataDir = newDataDir();
  let product: RunningProduct = await startProduct({}, { dataDir });
  const restartAhead = async (days: number): Promise<void> => {
    await product.stop();
    product = await startProduct({}, { dataDir, port: product.port, nodeArguments: clockAhead(days * 24) });
  };
  const open = async (as: string, path: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: product.url })).newPage();
    await startSession(page, as);
    await page.goto(path);
    return page;
  };
  try {
    const actors = await signInAll(product.url);
    const [employer, owner, rival] = actors;
    await employer.call(changeOwnershipTermsEndpoint, {
      ownershipDays,
      ownershipScope: 'all_requests',
      requiresCandidateConsent: false,
    });
    const [first, second] = [await newRequest(actors), await newRequest(actors)];
    const [disputed, expiring] = [newPerson('Ferreira'), newPerson('Lindqvist')];
    const { _id: disputedId } = await submitCandidateOverHttp(owner, first.talentRequestId, disputed);
    const { _id: expiringId } = await submitCandidateOverHttp(owner, first.talentRequestId, expiring);
    await rival.call(openDisputeEndpoint, {
      ...first,
      ...disputed,
      firstName: 'Aino',
      contacts: [
        { on: '2026-01-15', channel: 'meeting', direction: 'to-candidate', summary: 'Interview in our office.' },
      ],
      statement: 'She asked us to present her.',
    });
    await expect
      .poll(async () => (await owner.call(readDefenceEndpoint, { candidateId: disputedId })).disputes.length)
      .toBe(1);
    const viewer = (candidateId: string): string => `/candidates/viewer?candidateId=${candidateId}`;
    const daysLeft = /, \d+ days left$/;
    const owned = await open(people.owner, viewer(expiringId));
    await expect(owned.getByText(daysLeft)).toBeVisible();
    const mayRivalSubmit = async (actor: HttpActor): Promise<boolean> =>
      (await actor.call(resubmitStateEndpoint, { ...second, email: expiring.emailAddress })).isAllowed;
    expect(await mayRivalSubmit(rival)).toBe(false);
    await owned.context().close();

    // Both the owner and Rolecall miss their deadlines. Nothing is decided automatically.
    await restartAhead(8);
    const name = `Aino ${disputed.lastName}`;
    const opener = await open(people.rivalOwner, '/candidates/disputes');
    const own = opener.getByRole('region', { name });
    await expect(own).toContainText('Decision overdue');
    await expect(own).toContainText('Rolecall’s decision is late.');
    const defender = await open(people.owner, viewer(disputedId));
    const block = defender.getByRole('region', { name: 'Ownership dispute', exact: true });
    await expect(block).toContainText('Decision overdue');
    await expect(block).toContainText('Until it decides, you keep the candidate');
    await expect(block.getByRole('button', { name: 'Answer' })).toHaveCount(0);
    const client = await open(people.brightwaterEmployer, `/employer/candidates/${disputedId}`);
    await client.getByRole('button', { name: 'Choose another step' }).click();
    const move = client.getByRole('dialog', { name: /^Move Aino/ });
    await move.getByRole('radio', { name: 'Hired' }).check();
    await expect(move.getByRole('button', { name: 'Hire', exact: true })).toHaveAccessibleDescription(
      /^The ownership of this candidate is disputed/,
    );
    const staff = await open(people.providerAdmin, '/provider/disputes');
    const both = staff.getByRole('region', { name });
    await expect(both).toContainText('Decision overdue');
    await expect(both).toContainText('No answer yet');
    await both.getByRole('button', { name: 'Dismiss' }).click();
    const decision = staff.getByRole('alertdialog', { name: /^Dismiss Quayside/ });
    await decision.getByLabel('Reasons').fill('The owner was first, and no agreement was shown.');
    await decision.getByRole('button', { name: 'Dismiss' }).click();
    await expect(both).toContainText('Dismissed');
    await expect(block).toContainText('You keep the candidate');
    // The owner reads the late decision on the candidate's timeline and by email. Quayside has turned such emails off.
    const steps = defender.getByRole('list', { name: 'Timeline' });
    await expect(steps).toContainText('Ownership disputed by another agency');
    await expect(steps).toContainText('Dispute dismissed by Rolecall');
    await expect(steps).toContainText('The owner was first, and no agreement was shown.');
    const email = await waitForEmail(defender, people.owner, `You keep the candidate: ${newEngagementJobTitle}`);
    expect(email).toContain(`Rolecall decided that your agency represents ${name}.`);
    expect(email).toContain(`candidateId=${disputedId}`);
    for (const shown of [email, await steps.innerText()]) expect(shown).not.toContain('Quayside');
    await expect(own).toContainText('Dismissed');
    await expect(own).toContainText('The owner was first, and no agreement was shown.');
    await client.goto(`/employer/candidates/${disputedId}`);
    await expect(client.getByRole('list', { name: 'Timeline' })).toContainText('Dispute dismissed by Rolecall');
    for (const page of [opener, defender, client, staff]) await page.context().close();

    // The ownership ends on its date. The former owner's candidate stays where it is.
    await restartAhead(ownershipDays + 1);
    const [, ownerLater, rivalLater] = await signInAll(product.url);
    const former = await open(people.owner, viewer(expiringId));
    await expect(former.getByRole('heading', { name: new RegExp(expiring.lastName) }).first()).toBeVisible();
    await expect(former.getByText(daysLeft)).toHaveCount(0);
    expect(await mayRivalSubmit(rivalLater)).toBe(true);
    const { _id: takenId } = await submitCandidateOverHttp(rivalLater, second.talentRequestId, expiring);
    const next = await open(people.rivalOwner, viewer(takenId));
    await expect(next.getByText(daysLeft)).toBeVisible();
    expect(await mayRivalSubmit(ownerLater)).toBe(false);
    const employerPage = await open(people.brightwaterEmployer, `/employer/candidates/${takenId}`);
    await expect(employerPage.getByRole('main')).toContainText('Quayside');
    await employerPage.goto(`/employer/candidates/${expiringId}`);
    await expect(employerPage.getByRole('main')).toContainText('Harbour Talent');
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
