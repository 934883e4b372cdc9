import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { moveCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import {
  readCandidateUpdateEmailsEndpoint,
  changeEmailPreferenceEndpoint,
  changeSettingsEndpoint,
  listNotificationsEndpoint,
  readEmailPreferenceEndpoint,
  readSettingsEndpoint,
} from '#contract/notifications/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

test('the email preference is reached from the account, describes its effect, and is saved', async ({
  page,
  baseURL,
}) => {
  const person = await signInOverHttp(baseURL ?? '', people.standard, demoPassword);
  await startSession(page, people.standard);
  await page.goto('/');
  await page.getByRole('button', { name: /’s account/ }).click();
  await page.getByRole('link', { name: 'Email Notification' }).click();
  await expect(page).toHaveURL(/\/email-notification-settings$/);
  await expect(page.getByRole('heading', { name: 'Email Preference', exact: true })).toBeVisible();
  const quiet = page.getByRole('switch', { name: 'Quiet hours' });
  if (!(await quiet.isChecked())) await quiet.click();
  await page.getByLabel('From').selectOption('21:00');
  await page.getByLabel('To').selectOption('06:30');
  await page.getByLabel('Emails per day').fill('5');
  await expect(
    page.getByText(
      'Between 21:00 and 06:30 we only email you about deadlines. Other emails arrive at 06:30. After 5 emails a day, the rest arrive together in one email.',
    ),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Email Preference has been saved')).toBeVisible();
  const kept = await person.call(readEmailPreferenceEndpoint, {});
  expect([kept.quietFrom, kept.quietTo, kept.mailsPerDay]).toEqual(['21:00', '06:30', 5]);
  for (const number of ['0', '']) {
    await page.reload();
    await page.getByLabel('Emails per day').fill(number);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Emails per day must be a number from 1 to 200.')).toBeVisible();
  }
});

test('a topic that is off sends neither notifications nor email; with email off, only the bell shows it [N04]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const person = await signInOverHttp(baseURL ?? '', people.standard, demoPassword);
  const employer = await signInOverHttp(baseURL ?? '', people.employer, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const engagementId = board.records[0]?.engagementId ?? '';
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse');

  /** Moves a candidate; returns the number of email recipients, and whether this user was notified at the bell. */
  const told = async (): Promise<{ mails: number; atBell: boolean }> => {
    const lastName = `Winter ${randomUUID().slice(0, 8)}`;
    const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, {
      lastName,
      confirmsConsent: true,
    });
    await employer.call(moveCandidateEndpoint, { candidateId, candidateStatusId: candidateStatus.interviewing });
    // All emails are created in one transaction, and the owner is always a recipient.
    const recipients = async () => (await owner.call(readCandidateUpdateEmailsEndpoint, { candidateId })).recipients;
    await expect.poll(recipients).toBeGreaterThan(0);
    const { records } = await person.call(listNotificationsEndpoint, { state: 'all', pageSize: 50 });
    return { mails: await recipients(), atBell: records.some((one) => one.candidateId === candidateId) };
  };
  // The demo's users have different settings, so this test starts by turning everything on.
  await person.call(changeEmailPreferenceEndpoint, {
    notificationSummary: true,
    applicationUpdated: true,
    candidateStatusChanged: true,
  });
  await person.call(changeSettingsEndpoint, { applications: true, clarifications: true, fulfillment: true });
  const all = await told();
  expect(all.atBell).toBe(true);

  await startSession(page, people.standard);
  const turn = async (name: string, on: boolean): Promise<void> => {
    const one = page.getByRole('switch', { name });
    // Some of the demo's users have topics turned off.
    if ((await one.isChecked()) === on) return;
    await one.click();
    await expect(page.getByText(`${name} turned ${on ? 'on' : 'off'}.`)).toBeVisible();
  };
  await page.goto('/email-notification-settings');
  for (const name of ['Notification summary', 'Application updated', 'Candidate status changed'])
    await turn(name, false);
  await expect(page.getByText('You don’t get any emails.')).toBeVisible();
  const { notificationSummary, applicationUpdated, candidateStatusChanged } = await person.call(
    readEmailPreferenceEndpoint,
    {},
  );
  expect([notificationSummary, applicationUpdated, candidateStatusChanged]).toEqual([false, false, false]);
  expect(await told()).toEqual({ mails: all.mails - 1, atBell: true });

  // Topics and email settings are on the same page.
  await page.goto('/activitystream/settings');
  for (const name of ['Notification summary', 'Application updated', 'Candidate status changed'])
    await turn(name, true);
  const subjects = ['Applications', 'Clarifications', 'Fulfillment'];
  for (const name of subjects) await turn(name, false);
  const { applications, clarifications, fulfillment } = await person.call(readSettingsEndpoint, {});
  expect([applications, clarifications, fulfillment]).toEqual([false, false, false]);
  expect(await told()).toEqual({ mails: all.mails - 1, atBell: false });
  for (const name of subjects) await turn(name, true);
  expect(await told()).toEqual(all);
});
