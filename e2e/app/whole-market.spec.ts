import { expect, test, type Browser, type Page } from '@playwright/test';
import { bidByKeyboard } from '#e2e/actors/auction.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { pdfCv } from './cv.ts';
import { pageSettled } from './layout-checks.ts';

/*
 * Takes two engagements from the draft to the hire and its fee, with everyone using only the browser. Bidding ends on a
 * whole minute, as an employer enters it; the second engagement runs while the first one waits for that end.
 */

/** Returns a time as a user enters it, in these journeys' time zone, UTC. */
const enteredTime = (inMinutes: number) => {
  const [year, month, day, time] = new Date(Date.now() + inMinutes * 60_000).toISOString().slice(0, 16).split(/[-T]/);
  return { date: [month, day, year].join(''), time: time ?? '' };
};

const signedIn = async (browser: Browser, email: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(15_000);
  await startSession(page, email);
  return page;
};

const enterDate = async (page: Page, inMinutes: number, within: 'main' | 'dialog' = 'main'): Promise<void> => {
  await page.getByRole(within).getByRole('spinbutton', { name: /month/ }).first().focus();
  await page.keyboard.type(enteredTime(inMinutes).date, { delay: 20 });
};

/** Drafts and publishes an engagement with one talent request; returns its ID. */
const publishEngagement = async (
  employer: Page,
  { title, jobTitle, kind }: { title: string; jobTitle: string; kind: 'Competitive' | 'Success fee' },
): Promise<string> => {
  await employer.goto('/employer/engagements/new');
  await employer.getByRole('radio', { name: kind }).check({ force: true });
  await employer.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await employer.getByRole('textbox', { name: 'Description' }).first().fill('Two wards, in rotating shifts.');
  await employer.getByLabel('Role category').selectOption({ label: 'Professional' });
  await employer.getByLabel('Employment class').selectOption({ label: 'Permanent full-time' });
  for (const [label, typed, option] of [
    ['Classification', 'Healthcare', /Healthcare/],
    ['Country', 'Australia', 'Australia'],
    ['Time zone', 'Melbourne', /Melbourne/],
  ] as const) {
    await employer.getByRole('combobox', { name: label, exact: true }).fill(typed);
    await employer.getByRole('option', { name: option }).first().click();
  }
  await employer.getByRole('textbox', { name: 'Location' }).first().fill('Geelong, Australia');
  await enterDate(employer, 9 * 1440);
  await employer.getByRole('textbox', { name: 'Terms' }).fill('The fee is due within 30 days of the start.');
  const request = employer.getByRole('group', { name: 'Talent request 1' });
  await request.getByRole('textbox', { name: 'Job title' }).fill(jobTitle);
  await request.getByRole('textbox', { name: 'Location' }).fill('Geelong');
  if (kind === 'Competitive') {
    await employer.getByLabel('Bid type').first().selectOption({ label: 'Ranked' });
    await employer.getByLabel('Bid method').first().selectOption({ label: 'Fixed amount per hire' });
    await employer.getByLabel('Award type').first().selectOption({ label: 'One agency' });
    // A bid just before the end would extend the bidding, and the journey would have to wait.
    await request.getByText('Bidding rules', { exact: false }).first().click();
    await request.getByText('More rules').click();
    await request.getByRole('textbox', { name: 'Extension', exact: true }).fill('0');
  } else {
    await employer.getByRole('textbox', { name: 'Fee' }).fill('12500');
  }
  await employer.getByRole('textbox', { name: 'Hiring lead', exact: true }).fill('Priya Raman');
  await employer.getByRole('textbox', { name: 'Hiring lead’s email' }).fill('priya.raman@brightwater.example');
  await employer.getByRole('button', { name: 'Publish' }).click();
  await expect(employer.getByText(/^Engagement \d{6} has been published\.$/)).toBeVisible();
  return new URL(employer.url()).pathname.split('/').at(-1) ?? '';
};

const apply = async (agency: Page, engagementId: string, title: string): Promise<void> => {
  await agency.goto(`/opportunities?q=${encodeURIComponent(title)}`);
  await agency.getByRole('link', { name: title }).first().click();
  await agency.getByRole('button', { name: 'Submit Application' }).click();
  await agency.getByRole('dialog').getByRole('button', { name: 'Submit Application' }).click();
  await expect(agency.getByText(`Your application for ${title} has been submitted.`)).toBeVisible();
  await agency.goto(`/engagement/${engagementId}/requests`);
};

const approve = async (employer: Page, engagementId: string, agencyName: string): Promise<void> => {
  await employer.goto(`/employer/engagements/${engagementId}/applications`);
  await employer.getByRole('button', { name: `Approve ${agencyName}` }).click();
  await employer.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(employer.getByText(`${agencyName} has been approved.`)).toBeVisible();
};

const submitCandidate = async (agency: Page, engagementId: string, lastName: string): Promise<void> => {
  await agency.goto(`/engagement/${engagementId}/requests`);
  await agency.getByRole('article').getByRole('link', { name: 'Submit Candidate' }).first().click();
  await agency.getByLabel('CV', { exact: true }).setInputFiles({
    name: `${lastName}.pdf`,
    mimeType: 'application/pdf',
    buffer: await pdfCv([`Aino ${lastName}`, 'Midwife', 'Nine years on wards']),
  });
  await agency.getByLabel('First name', { exact: true }).fill('Aino');
  await agency.getByLabel('Last name', { exact: true }).fill(lastName);
  const address = `aino.${lastName.toLowerCase()}.${Date.now().toString(36)}@people.example`;
  await agency.getByLabel('Email address', { exact: true }).fill(address);
  await agency.getByLabel('Base salary', { exact: true }).fill('96000');
  await expect(agency.getByText(/Draft saved/)).toBeVisible();
  await agency.getByRole('button', { name: 'Submit Candidate' }).click();
  await expect(agency.getByText(`Aino ${lastName} has been submitted to Brightwater Utilities.`)).toBeVisible();
};

/** Moves a candidate through the pipeline until they are hired; the dialog states the fee. */
const hire = async (employer: Page, engagementId: string, lastName: string, fee: string): Promise<void> => {
  const name = `Aino ${lastName}`;
  await employer.goto(`/employer/engagements/${engagementId}`);
  await employer.getByRole('main').getByRole('link', { name }).first().click();
  await expect(employer.getByRole('heading', { name, level: 1 })).toBeVisible();
  for (const status of ['Shortlisted', 'Screening', 'Interviewing', 'Offer Extended']) {
    await employer.getByRole('button', { name: `Move to ${status}` }).click();
    await employer
      .locator('[role=dialog], [role=alertdialog]')
      .getByRole('button', { name: `Move to ${status}` })
      .click();
    await expect(employer.getByText(`${name} has been moved to ${status}.`)).toBeVisible();
    await pageSettled(employer);
  }
  await employer.getByRole('button', { name: 'Hire', exact: true }).click();
  const dialog = employer.locator('[role=dialog], [role=alertdialog]');
  await expect(dialog).toContainText(fee);
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click();
  await expect(employer.getByText(`${name} has been hired.`)).toBeVisible();
};

const expectEarnings = async (agency: Page, engagementId: string, fee: string): Promise<void> => {
  await agency.goto(`/engagement/${engagementId}`);
  await expect(agency.locator('dl').filter({ hasText: 'Total agency earnings' })).toContainText(fee);
};

/** Expects that the provider receives the notice about the fee. */
const expectPaymentNotice = async (provider: Page, fee: string): Promise<void> => {
  // A job sends the notice, and the list doesn't update when emails are created.
  await expect(async () => {
    await provider.goto('/provider/mails?status=sent');
    await expect(provider.getByRole('main')).toContainText(`Payment transaction: USD ${fee}`, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
};

/** The users of both engagements, each with their own page. */
interface Everybody {
  readonly employer: Page;
  readonly agency: Page;
  readonly rival: Page;
  readonly provider: Page;
}

const everybodySignedIn = async (browser: Browser): Promise<Everybody> => {
  const [employer, agency, rival, provider] = await Promise.all(
    [people.brightwaterEmployer, people.owner, people.rivalOwner, people.providerAdmin].map((email) =>
      signedIn(browser, email),
    ),
  );
  if (!employer || !agency || !rival || !provider) throw new Error('Somebody has not signed in.');
  return { employer, agency, rival, provider };
};

/** Opens a second tab for each user, so that their first tab stays as it is. */
const inSecondTabs = async ({ employer, agency, rival, provider }: Everybody): Promise<Everybody> => {
  const tab = async (page: Page): Promise<Page> => {
    const second = await page.context().newPage();
    second.setDefaultTimeout(15_000);
    return second;
  };
  return {
    employer: await tab(employer),
    agency: await tab(agency),
    rival: await tab(rival),
    provider: await tab(provider),
  };
};

/**
 * Takes a success fee engagement from the draft to the fee: one of two agencies places a candidate, and the employer
 * completes the engagement.
 */
const placeForASuccessFee = async ({ employer, agency, rival, provider }: Everybody): Promise<void> => {
  const title = `Midwives by fee ${Date.now().toString(36)}`;
  const engagementId = await publishEngagement(employer, { title, jobTitle: 'Midwife', kind: 'Success fee' });
  await apply(agency, engagementId, title);
  await apply(rival, engagementId, title);
  await approve(employer, engagementId, 'Harbour Talent');
  await approve(employer, engagementId, 'Quayside Search');
  await submitCandidate(agency, engagementId, 'Koskinen');
  await submitCandidate(rival, engagementId, 'Laaksonen');
  await hire(employer, engagementId, 'Koskinen', '12,500.00');
  await expectEarnings(agency, engagementId, '12,500.00');
  await rival.goto(`/engagement/${engagementId}/candidates`);
  await expect(rival.getByRole('row', { name: /Laaksonen/ })).toContainText('Not Selected');
  await employer.goto(`/employer/engagements/${engagementId}`);
  await expect(employer.getByRole('main')).toContainText('Completed');
  await expectPaymentNotice(provider, '12,500.00');
};

test('a competitive engagement from the draft to the fee: two agencies ask and bid, one is awarded and places a candidate; while bidding runs, another one is placed for a success fee [V02] [C13]', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const title = `Midwives by tender ${Date.now().toString(36)}`;
  const everybody = await everybodySignedIn(browser);
  const { employer, agency, rival, provider } = everybody;
  const engagementId = await publishEngagement(employer, { title, jobTitle: 'Midwife', kind: 'Competitive' });
  await apply(agency, engagementId, title);
  await apply(rival, engagementId, title);
  await approve(employer, engagementId, 'Harbour Talent');
  await approve(employer, engagementId, 'Quayside Search');

  await employer.goto(`/employer/engagements/${engagementId}`);
  await employer.getByRole('button', { name: 'Open Clarification' }).click();
  await employer.getByRole('dialog').getByRole('button', { name: 'Open Clarification' }).click();
  await expect(employer.getByText(/^Clarification is open until /)).toBeVisible();
  await agency.goto(`/engagement/${engagementId}/clarifications`);
  await agency.getByRole('button', { name: 'Ask a question' }).first().click();
  const question = agency.getByRole('dialog');
  await question.getByLabel('Topic').fill('Parking');
  await question.getByLabel('Question').fill('Is there a place to park?');
  await question.getByRole('button', { name: 'Send question' }).click();
  await expect(agency.getByRole('main')).toContainText('Is there a place to park?');
  await employer.goto(`/employer/engagements/${engagementId}/clarifications`);
  await employer.getByRole('button', { name: /Parking/ }).click();
  await employer.getByRole('textbox', { name: 'Message' }).fill('Yes, for every shift.');
  await employer.getByRole('button', { name: 'Send answer' }).click();
  await expect(agency.getByRole('main')).toContainText('Yes, for every shift.');

  await employer.goto(`/employer/engagements/${engagementId}`);
  await employer.getByRole('button', { name: 'Open Bidding' }).click();
  await enterDate(employer, 2, 'dialog');
  await employer.getByRole('dialog').getByLabel('Until').first().fill(enteredTime(2).time);
  await employer.getByRole('dialog').getByRole('button', { name: 'Open Bidding' }).click();
  await expect(employer.getByText(/^Bidding is open until /)).toBeVisible();
  for (const [page, amount] of [
    [agency, '9100'],
    [rival, '9400'],
  ] as const) {
    await page.goto(`/permauction/competitive/bidding/${engagementId}`);
    await bidByKeyboard(page, amount);
  }
  await expect(rival.getByRole('main')).toContainText('2');
  await provider.goto(`/provider/bidding/${engagementId}`);
  await expect(provider.getByRole('main')).toContainText('Midwife');

  const tabs = await inSecondTabs(everybody);
  await placeForASuccessFee(tabs);
  for (const tab of Object.values(tabs)) await tab.close();

  await employer.goto(`/employer/engagements/${engagementId}/bidding`);
  await employer.getByRole('button', { name: 'Publish results' }).click({ timeout: 180_000 });
  await employer.getByRole('alertdialog').getByRole('button', { name: 'Publish results' }).click();
  await expect(employer.getByText('The results were published.')).toBeVisible();
  await expect(agency.getByRole('region', { name: 'Awarded to your agency' })).toBeVisible();
  await expect(rival.getByRole('region', { name: 'Not awarded to your agency' })).toBeVisible();

  await submitCandidate(agency, engagementId, 'Virtanen');
  await hire(employer, engagementId, 'Virtanen', '9,100.00');
  await expectEarnings(agency, engagementId, '9,100.00');
  await expectPaymentNotice(provider, '9,100.00');
});
