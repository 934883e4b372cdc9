import { expect, test, type Browser, type Page } from '@playwright/test';
import { people } from '../actors/people.ts';
import { tabTo, tabUntil } from '#e2e/actors/keyboard.ts';
import { startSession } from '../actors/session.ts';
import { docxCv, pdfCv } from './cv.ts';
import { pageSettled } from './layout-checks.ts';

/** The actions that one journey performs by mouse, and the other by keyboard. */
interface Hand {
  press(page: Page, role: 'button' | 'link' | 'radio', name: string | RegExp, within?: 'dialog'): Promise<void>;
  write(page: Page, label: string, text: string): Promise<void>;
}

/**
 * Finds buttons and radio buttons by their full name, but links by part of their name, since a row's link contains more
 * than the title.
 */
const found = (page: Page, role: 'button' | 'link' | 'radio', name: string | RegExp, within?: 'dialog') =>
  (within === 'dialog' ? page.locator('[role=dialog], [role=alertdialog]') : page)
    .getByRole(role, { name, exact: typeof name === 'string' && role !== 'link' })
    .first();

const mouse: Hand = {
  press: async (page, role, name, within) => {
    await found(page, role, name, within).click();
  },
  write: async (page, label, text) => {
    await page.getByLabel(label, { exact: true }).click();
    await page.getByLabel(label, { exact: true }).fill(text);
  },
};

const keyboard: Hand = {
  press: async (page, role, name, within) => {
    const target = found(page, role, name, within);
    await expect(target).toBeVisible();
    if (role === 'radio') {
      // Tab reaches a radio group, and the arrow keys move inside it.
      const group = page.getByRole('radiogroup').filter({ has: target });
      await tabUntil(page, async () =>
        group.evaluate((element) => element.contains(document.activeElement)).catch(() => false),
      );
      for (let n = 0; n < 8 && !(await target.isChecked()); n += 1)
        await page.keyboard.press(n === 0 ? ' ' : 'ArrowDown');
      await expect(target).toBeChecked();
      return;
    }
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  write: async (page, label, text) => {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeVisible();
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
};

/** Opens a separate browser in which a user is signed in. */
const personIn = async (browser: Browser, baseURL: string | undefined, email: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await startSession(page, email);
  await page.goto('/');
  return page;
};

interface Plan {
  engagement: string;
  request: string;
  person: { firstName: string; lastName: string; emailAddress: string };
  salary: string;
  /** The expected fee, calculated by hand. */
  fee: string;
  cv: { name: string; mimeType: string; bytes: () => Promise<Buffer> };
  answers: boolean;
}

const journey = async (agency: Page, employer: Page, hand: Hand, plan: Plan): Promise<void> => {
  const name = `${plan.person.firstName} ${plan.person.lastName}`;

  // The agency finds an open engagement and applies.
  await agency.goto('/opportunities');
  await hand.write(agency, 'Keywords', plan.engagement);
  await expect(agency).toHaveURL(/q=/);
  await hand.press(agency, 'link', plan.engagement);
  await hand.press(agency, 'button', 'Submit Application');
  await expect(agency.getByRole('dialog')).toContainText(
    'By choosing Submit Application, your agency accepts version 4',
  );
  await hand.press(agency, 'button', 'Submit Application', 'dialog');
  await expect(agency.getByText('Submitting engagement application...')).toBeVisible();
  await expect(agency.getByText("We'll notify you when your application is submitted.")).toBeVisible();
  await expect(agency.getByText(`Your application for ${plan.engagement} has been submitted.`)).toBeVisible();

  // In a second browser the employer reads the application and approves it.
  await employer.goto('/employer/engagements');
  await hand.press(employer, 'link', plan.engagement);
  // Opens the engagement's Applications tab, whose name includes a count, rather than the list of all applications.
  await hand.press(employer, 'link', /^Applications\s*\d+$/);
  await hand.press(employer, 'button', 'Approve Harbour Talent');
  await hand.press(employer, 'button', 'Approve', 'dialog');
  await expect(employer.getByText('Harbour Talent has been approved.')).toBeVisible();

  // The agency submits a candidate with a real CV.
  await agency.goto('/engagement/board?keyword=' + encodeURIComponent(plan.engagement));
  await hand.press(agency, 'link', plan.engagement);
  await hand.press(agency, 'link', 'Talent Requests');
  const request = agency
    .getByRole('article')
    .filter({ has: agency.getByRole('heading', { name: new RegExp(`^${plan.request}`) }) });
  const submit = request.getByRole('link', { name: 'Submit Candidate' });
  if (hand === mouse) await submit.click();
  else {
    await expect(submit).toBeVisible();
    await tabTo(agency, submit);
    await agency.keyboard.press('Enter');
  }
  await expect(agency.getByRole('heading', { name: 'Submit a candidate' })).toBeVisible();
  await agency.getByLabel('CV', { exact: true }).setInputFiles({
    name: plan.cv.name,
    mimeType: plan.cv.mimeType,
    buffer: await plan.cv.bytes(),
  });
  await hand.write(agency, 'First name', plan.person.firstName);
  await hand.write(agency, 'Last name', plan.person.lastName);
  await hand.write(agency, 'Email address', plan.person.emailAddress);
  await hand.write(agency, 'Base salary', plan.salary);
  await expect(agency.getByText(new RegExp(`Agency fee AUD\\s${plan.fee.replace('.', '\\.')}`))).toBeVisible();
  if (plan.answers) {
    await hand.press(agency, 'radio', 'Yes');
    await hand.write(agency, 'How many years has the candidate worked in this field?', '9');
  }
  await expect(agency.getByText(/Draft saved/)).toBeVisible();
  await hand.press(agency, 'button', 'Submit Candidate');
  await expect(agency.getByText(`${name} has been submitted to Northwind Health.`)).toBeVisible();

  // The employer moves the candidate through the pipeline and hires them.
  await employer.goto('/employer/engagements');
  await hand.press(employer, 'link', plan.engagement);
  await hand.press(employer, 'link', name);
  await expect(employer.getByRole('heading', { name, level: 1 })).toBeVisible();
  for (const status of ['Shortlisted', 'Screening', 'Interviewing', 'Offer Extended']) {
    await hand.press(employer, 'button', `Move to ${status}`);
    await hand.press(employer, 'button', `Move to ${status}`, 'dialog');
    await expect(employer.getByText(`${name} has been moved to ${status}.`)).toBeVisible();
    await pageSettled(employer);
  }
  await hand.press(employer, 'button', 'Hire');
  await expect(employer.locator('[role=dialog], [role=alertdialog]')).toContainText(plan.fee);
  await hand.press(employer, 'button', 'Hire', 'dialog');
  await expect(employer.getByText(`${name} has been hired.`)).toBeVisible();

  // The agency's page shows the fee and the total.
  await agency.goto('/engagement/board?keyword=' + encodeURIComponent(plan.engagement));
  await hand.press(agency, 'link', plan.engagement);
  await expect(agency.locator('dl').filter({ hasText: 'Total agency earnings' })).toContainText(plan.fee);
  await hand.press(agency, 'link', /^Candidates/);
  const row = agency.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Hired');
  await expect(row).toContainText(plan.fee);
};

test('by mouse: from an open engagement to a hire, with agency and employer in parallel, and the exact fee', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const agency = await personIn(browser, baseURL, people.owner);
  const employer = await personIn(browser, baseURL, people.employer);
  // 15% of 112,500.00 is 16,875.00.
  await journey(agency, employer, mouse, {
    engagement: 'Clinical Nurse Educator, Emergency',
    request: 'Clinical Nurse Educator',
    person: { firstName: 'Solveig', lastName: 'Hartmann', emailAddress: 'solveig.hartmann@people.example' },
    salary: '112500',
    fee: '16,875.00',
    cv: {
      name: 'Hartmann-Solveig-CV.pdf',
      mimeType: 'application/pdf',
      bytes: () => pdfCv(['Solveig Hartmann', 'Clinical Nurse Educator', 'Nine years in emergency departments']),
    },
    answers: true,
  });
});

test('by keyboard only: the same journey, with a Word document and a fixed fee', async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  const agency = await personIn(browser, baseURL, people.owner);
  const employer = await personIn(browser, baseURL, people.employer);
  await journey(agency, employer, keyboard, {
    engagement: 'Allied health, regional clinics',
    request: 'Physiotherapist',
    person: { firstName: 'Tobias', lastName: 'Okonjo', emailAddress: 'tobias.okonjo@people.example' },
    salary: '96000',
    fee: '12,500.00',
    cv: {
      name: 'Okonjo-Tobias-CV.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      bytes: () => docxCv(['Tobias Okonjo', 'Physiotherapist', 'Six years in regional clinics']),
    },
    answers: false,
  });
});
