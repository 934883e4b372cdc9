import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toPage } from '#contract/common/paging.ts';
import { listNotificationsEndpoint } from '#contract/notifications/endpoints.ts';
import { downloadCandidateSubmissionReportEndpoint, listReportsEndpoint } from '#contract/reports/endpoints.ts';
import { reportCopy } from '#contract/reports/copy.ts';
import { openApp, unapprovedOwner } from '#web/testing/open-app.tsx';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const reports = (['candidateSubmission', 'engagementNotices', 'availableOpportunities'] as const).map((reportId) => ({
  reportId,
  ...reportCopy[reportId],
  can: { download: { allowed: true as const } },
}));
const candidateReport = reportCopy.candidateSubmission.name;

const openReports = async () => {
  const api = fakeApi(
    answer(listReportsEndpoint, reports),
    answer(downloadCandidateSubmissionReportEndpoint, new Response('a workbook')),
  );
  const screen = await openApp('/404');
  const button = screen.getByRole('button', { name: 'Download Report' });
  (await button.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Download Report' });
  await expect.element(dialog.getByText('Showing 3 Reports')).toBeVisible();
  const titles = () =>
    dialog
      .getByRole('listitem')
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent);
  return { api, screen, dialog, titles };
};

/** Waits for the dialog's status to change, and returns how long it stayed the same, in milliseconds. */
const changeOf = (status: Element): Promise<number> => {
  const began = performance.now();
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      resolve(performance.now() - began);
    }).observe(status, { characterData: true, childList: true, subtree: true });
  });
};

test('Download Report has three reports, searched by name or description after 500 ms, with how many are shown [R01]', async () => {
  const { dialog, titles } = await openReports();
  expect(titles()).toEqual(reports.map(({ name }) => name));
  const search = dialog.getByRole('searchbox', { name: 'Search by name or description' });
  await search.click();
  await userEvent.keyboard('notice');
  const waited = changeOf(await dialog.getByRole('status').findElement());
  await userEvent.keyboard('s');
  expect(await waited).toBeGreaterThanOrEqual(500);
  await expect.element(dialog.getByText('Showing 1 Reports')).toBeVisible();
  expect(titles()).toEqual(['All Engagement Notices']);
  await search.fill('salary and fee');
  await expect.poll(titles).toEqual([candidateReport]);
  await search.fill('zzz');
  await expect.element(dialog.getByText('Showing 0 Reports')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear the search' }).click();
  await expect.element(dialog.getByText('Showing 3 Reports')).toBeVisible();
});

test('ranges are 30, 60 or 90 days or custom dates, whose start is required and whose end is not after today [R01]', async () => {
  const { api, screen, dialog } = await openReports();
  const range = (days: number) => dialog.getByRole('button', { name: `Last ${String(days)} days` });
  const told = screen.getByRole('region', { name: 'Messages' });
  await expect.element(range(30)).toHaveAttribute('aria-pressed', 'true');
  for (const days of [60, 90]) {
    await range(days).click();
    await expect.element(range(days)).toHaveAttribute('aria-pressed', 'true');
  }
  const download = dialog.getByRole('button', { name: `Download: ${candidateReport}` });
  // Enters custom dates: moving the end date a year ahead puts it in the future.
  const year = dialog.getByRole('group', { name: 'To' }).getByRole('spinbutton', { name: /year/ });
  (await year.findElement()).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(range(90)).toHaveAttribute('aria-pressed', 'false');
  await expect.element(dialog.getByText('The end date cannot be after today.')).toBeVisible();
  await download.click();
  await expect.element(told.getByText('The end date cannot be after today.')).toBeVisible();
  await range(30).click();
  for (const part of dialog.getByRole('group', { name: 'From' }).getByRole('spinbutton').elements()) {
    (part as HTMLElement).focus();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
  await download.click();
  await expect.element(dialog.getByText('Please provide a start date')).toBeVisible();
  await expect.element(told.getByText('Please provide a start date')).toBeVisible();
  await expect.element(told.getByText('Warning').last()).toBeVisible();
  expect(api.sentTo(downloadCandidateSubmissionReportEndpoint)).toEqual([]);
});

test('the header has Download Report, Contact Support, the bell with its count and the account drawer [L03]', async () => {
  const news = { ...toPage([], { pageCurrent: 0, pageSize: 10 }, 0), unseen: 3 };
  fakeApi(answer(listNotificationsEndpoint, news));
  const screen = await openApp('/404');
  const header = screen.getByRole('banner').first();
  for (const width of [1440, 360]) {
    await page.viewport(width, 780);
    await expect.element(header.getByRole('button', { name: 'Download Report' })).toBeVisible();
    await expect.element(header.getByRole('button', { name: 'Contact Support' })).toBeVisible();
    await expect.element(header.getByRole('button', { name: /^Notifications, 3/ })).toBeVisible();
    await header.getByRole('button', { name: /’s account/ }).click();
    await expect.element(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectAccessible();
  }
});

test('an agency that is not approved has no reports [L03]', async () => {
  fakeApi();
  const screen = await openApp('/404', unapprovedOwner('pending'));
  await expect.element(screen.getByRole('button', { name: 'Contact Support' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download Report' }).elements()).toEqual([]);
});
