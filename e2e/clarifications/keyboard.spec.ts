import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { pressByKeyboard, typeByKeyboard } from '#e2e/actors/keyboard.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('by keyboard only: an agency asks, and the employer answers [K01]', async ({ page, browser, baseURL }) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const { records } = await owner.call(listBoardEndpoint, { keyword: 'Perioperative' });
  const engagementId = records[0]?.engagementId ?? '';
  const topic = `Lifts ${randomUUID().slice(0, 8)}`;
  const employerPage = await (await browser.newContext()).newPage();
  await startSession(employerPage, people.employer);
  await startSession(page, people.owner);

  await page.goto(`/engagement/${engagementId}/clarifications`);
  await pressByKeyboard(page, page.getByRole('button', { name: 'Ask a question' }));
  const dialog = page.getByRole('dialog', { name: /^Ask / });
  await typeByKeyboard(page, dialog.getByLabel('Topic'), topic);
  await typeByKeyboard(page, dialog.getByLabel('Question'), 'Which wards have a lift?');
  await pressByKeyboard(page, dialog.getByRole('button', { name: 'Send question' }));
  await expect(page.getByRole('heading', { name: topic })).toBeVisible();

  await employerPage.goto(`/employer/engagements/${engagementId}/clarifications`);
  await pressByKeyboard(employerPage, employerPage.getByRole('button', { name: new RegExp(topic) }));
  await typeByKeyboard(employerPage, employerPage.getByRole('textbox', { name: 'Message' }), 'All but the last one.');
  await pressByKeyboard(employerPage, employerPage.getByRole('button', { name: 'Send answer' }));
  await expect(page.getByRole('article').last()).toContainText('All but the last one.');
});
