import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { readSubmissionEndpoint } from '#contract/candidates/endpoints.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import {
  applyToEngagement,
  approveApplicationTo,
  newEngagementJobTitle,
  publishNewEngagement,
} from '#e2e/actors/own-engagement.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

const title = 'Perioperative nursing, permanent team';

test('selected candidates become drafts for another talent request, each with its own outcome', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: title });
  const engagementId = board.records[0]?.engagementId ?? '';
  const from = await talentRequestWithTitle(owner, engagementId, 'Theatre Nurse');
  const to = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse');
  const { questions } = await owner.call(readSubmissionEndpoint, { talentRequestId: from.talentRequestId });
  const answers = questions.map(({ questionId, kind, options }) => ({
    questionId,
    answer: { yes_no: 'yes', number: '3', choice: options[0] ?? '', text: 'Two years' }[kind],
  }));

  const unique = `${String(process.pid)}${String(Date.now()).slice(-6)}`;
  const lastName = `Rosenvinge ${unique}`;
  const submit = (talentRequestId: string, firstName: string, given: object = {}) =>
    submitCandidateOverHttp(owner, talentRequestId, {
      ...given,
      firstName,
      lastName,
      emailAddress: `${firstName}.${unique}@inbox.example`.toLowerCase(),
      confirmsConsent: true,
    });
  await submit(from.talentRequestId, 'Maren', { answers });
  await submit(from.talentRequestId, 'Inga', { answers });
  await submit(to.talentRequestId, 'Thea');

  await startSession(page, people.owner);
  await page.goto(`/candidate?keywords=${encodeURIComponent(lastName)}`);
  const rows = page.getByRole('table', { name: 'Candidates' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  for (const at of [1, 2, 3]) await rows.nth(at).getByRole('checkbox').check();
  const action = page.getByRole('region', { name: '3 selected' }).getByRole('button', {
    name: 'Submit to another request',
  });
  await action.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Submit 3 candidates to another request');
  const choice = dialog.getByRole('button').filter({ hasText: to.jobTitle }).filter({ hasText: title });
  await expect(choice).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await choice.click();

  const outcomes = page.getByRole('alertdialog', { name: '2 of 3 drafts are ready' });
  await expect(outcomes).toBeVisible();
  const outcome = (name: string) => outcomes.getByRole('listitem').filter({ hasText: `${name} ${lastName}` });
  await expect(outcome('Maren')).toContainText('Draft started');
  await expect(outcome('Inga')).toContainText('Draft started');
  await expect(outcome('Thea')).toContainText('This candidate is already in this talent request.');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const isCut = await outcomes.getByRole('list').evaluate((list) => list.scrollWidth > list.clientWidth);
  expect(isCut).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await outcomes.getByRole('link', { name: 'Show drafts' }).click();

  const drafts = page.getByRole('region', { name: 'Drafts', exact: true });
  await expect(drafts.getByRole('link', { name: `Inga ${lastName}` })).toBeVisible();
  await drafts.getByRole('link', { name: `Maren ${lastName}` }).click();
  await expect(page.getByRole('heading', { name: 'Submit a candidate' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Maren');
  await expect(page.getByLabel('Email address')).toHaveValue(`maren.${unique}@inbox.example`);
  await expect(page.getByRole('listitem').filter({ hasText: 'CV.txt' })).toBeVisible();
});

test('a talent request whose limit of candidates the agency has reached is listed with the reason', async ({
  page,
  baseURL,
}) => {
  const [owner, employer] = await Promise.all([
    signInOverHttp(baseURL ?? '', people.owner, demoPassword),
    signInOverHttp(baseURL ?? '', 'hiring@calder.example'),
  ]);
  const capped = `Perfusionists, Wing ${randomUUID().slice(0, 8)}`;
  const engagementId = await publishNewEngagement(employer, { title: capped, cvCap: 4 });
  await applyToEngagement(owner, employer, engagementId);
  await approveApplicationTo(employer, engagementId);
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, newEngagementJobTitle);
  const lastName = `Lindqvist ${String(process.pid)}${String(Date.now()).slice(-6)}`;
  const pay = { baseSalary: '100000', totalCompensation: '110000', confirmsConsent: true };
  for (let at = 0; at < 4; at += 1) await submitCandidateOverHttp(owner, talentRequestId, { ...pay, lastName });

  await startSession(page, people.owner);
  await page.goto(`/candidate?keywords=${encodeURIComponent(lastName)}`);
  await page.getByRole('table', { name: 'Candidates' }).getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit to another request' }).click();
  const full = page.getByRole('dialog').getByRole('listitem').filter({ hasText: capped });
  await expect(full).toContainText(
    'Your agency has reached the limit for this talent request: 4 of 4 candidates submitted.',
  );
  await expect(full.getByRole('button')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});
