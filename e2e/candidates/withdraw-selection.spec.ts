import { expect, test, type Request } from '@playwright/test';
import { withdrawCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { axeViolations } from '#e2e/app/axe.ts';
import { findOverflowingElements } from '#e2e/app/layout-checks.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishWithApprovedAgency } from '#e2e/actors/own-engagement.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitCandidateOverHttp, talentRequestWithTitle } from '#e2e/actors/submitter.ts';

test('several candidates are withdrawn with one reason; an interrupted run continues after a reload, and all are undone together', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const engagementId = await republishWithApprovedAgency(owner, employer, 'Regional Sales Manager, Foodservice');
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Regional Sales Manager');
  const lastName = `Vestergaard ${String(process.pid)}${String(Date.now()).slice(-6)}`;
  const ids = new Map<string, string>();
  for (const firstName of ['Signe', 'Tove', 'Una']) {
    const { _id } = await submitCandidateOverHttp(owner, talentRequestId, {
      firstName,
      lastName,
      confirmsConsent: true,
    });
    ids.set(firstName, _id);
  }

  await startSession(page, people.owner);
  await page.goto(`/candidate?keywords=${encodeURIComponent(lastName)}`);
  const rows = page.getByRole('table', { name: 'Candidates' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  const row = (firstName: string) => rows.filter({ hasText: `${firstName} ${lastName}` });
  for (const name of ids.keys()) await row(name).getByRole('checkbox').check();
  const withdraw = page.getByRole('region', { name: '3 selected' }).getByRole('button', { name: 'Withdraw' });
  await withdraw.click();
  const ask = page.getByRole('alertdialog', { name: 'Withdraw 3 candidates?' });
  // Cancelling keeps the selection, and the focus returns to the button.
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(withdraw).toBeFocused();
  // While the requests are sent, a colleague withdraws one of the selected candidates, and the response for another is
  // lost after the server has sent it. If the colleague had acted before the requests, the list would have removed that
  // candidate from the selection.
  const colleague = { candidateId: ids.get('Una') ?? '', withdrawReasons: [1] };
  let withdrawnByColleague: Promise<unknown> | undefined;
  const keys: string[] = [];
  const isOfTove = (request: Request): boolean => request.postData()?.includes(ids.get('Tove') ?? '?') ?? false;
  await page.route('**/candidate/withdraw', async (route) => {
    withdrawnByColleague ??= owner.call(withdrawCandidateEndpoint, colleague);
    await withdrawnByColleague;
    if (!isOfTove(route.request())) return route.continue();
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    await route.fetch();
    return route.abort();
  });
  await withdraw.click();
  await expect(ask).toContainText('You can undo this for 10 minutes.');
  await ask.getByRole('checkbox').first().check({ force: true });
  await ask.getByRole('button', { name: 'Withdraw' }).click();

  const results = page.getByRole('alertdialog', { name: 'Withdrawn 1 of 3' });
  const result = (firstName: string) => results.getByRole('listitem').filter({ hasText: `${firstName} ${lastName}` });
  await expect(result('Signe')).toContainText('Withdrawn');
  await expect(result('Tove')).toContainText('No result yet: ');
  await expect(result('Una')).toContainText('Not withdrawn: ');
  expect(await axeViolations(page)).toEqual([]);

  await page.unroute('**/candidate/withdraw');
  await page.reload();
  const banner = page.getByRole('status').filter({ hasText: 'Withdrawn 1 of 3.' });
  await expect(banner).toContainText('1 candidate has no result yet.');
  expect(await axeViolations(page)).toEqual([]);
  const resent = page.waitForRequest(isOfTove);
  await banner.getByRole('button', { name: 'Continue' }).click();
  expect(new Set([...keys, (await resent).headers()['idempotency-key']]).size).toBe(1);
  const resumed = page.getByRole('alertdialog', { name: 'Withdrawn 2 of 3' });
  await resumed.getByRole('button', { name: 'Close' }).last().click();

  const undo = page.getByRole('status').filter({ hasText: 'Withdrawn 2 of 3.' });
  await expect(undo).toContainText(/You can undo this until \d\d:\d\d\./);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await findOverflowingElements(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await undo.getByRole('button', { name: 'Undo' }).click();
  await expect(undo).toHaveCount(0);
  // The dialog of the run opens only after the next paint, so its absence doesn't mean that the run is over.
  await expect(page.getByText('Undone for 2 candidates')).toBeVisible();
  await page.goto(`/candidate?keywords=${encodeURIComponent(lastName)}&candidateStatusId=1`);
  await expect(row('Signe')).toBeVisible();
  await expect(row('Tove')).toBeVisible();
  await expect(row('Una')).toHaveCount(0);
});
