import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  searchBoardEndpoint,
  suggestBoardKeywordsEndpoint,
  summarizeBoardEndpoint,
} from '#contract/board/endpoints.ts';
import type { BoardSummary } from '#contract/board/shapes.ts';
import { fakeBoardResponses, sampleBoardSummary } from '#web/board/parts/testing/fake-board.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { openApp, owner } from '#web/testing/open-app.tsx';
import { expectAccessible, expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';

const all = '/engagement/board?assignToMe=false';

const openBoard = async (...[href = all, who]: Partial<Parameters<typeof openApp>>) => {
  const screen = await openApp(href, who);
  const table = screen.getByRole('table', { name: 'Engagements' });
  const link = (row: number) => table.getByRole('row').nth(row).getByRole('link').first();
  await expect.element(link(1)).toBeVisible();
  return { screen, table, link };
};

test('/engagement/board without a query shows approved engagements in fulfillment that are assigned to the user', async () => {
  fakeApi(...fakeBoardResponses());
  const { screen } = await openBoard('/engagement/board');
  await expect
    .element(screen.getByRole('link', { name: /Fulfillment, assigned to me/ }))
    .toHaveAttribute('aria-current', 'page');
  expect(screen.query()).toEqual({
    applicationStatusId: '2',
    assignToMe: 'true',
    engagementStatusId: '2',
    pageCurrent: '0',
    pageSize: '10',
  });
  await expect.element(screen.getByRole('switch', { name: 'Assigned to me' })).toBeChecked();
});

test('a URL may list several statuses separated by commas, as in the API', async () => {
  const api = fakeApi(...fakeBoardResponses());
  await openBoard(`${all}&applicationStatusId=2,7`);
  expect(api.sentTo(searchBoardEndpoint).map(({ query }) => query.getAll('applicationStatusId').join(','))).toEqual([
    '2,7',
  ]);
});

test('the list is navigated by keyboard: j moves, Enter opens, and going back continues at the same row', async () => {
  fakeApi(...fakeBoardResponses());
  const { screen, table, link } = await openBoard();
  for (const row of [1, 2, 3]) {
    await userEvent.keyboard('j');
    await expect.element(link(row)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(screen.href).toMatch(/^\/engagement\/[0-9a-f-]{36}/);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  // The focused link has been removed, so the focus moves to the page.
  await expect.element(screen.getByRole('main')).toHaveFocus();
  screen.back();
  await expect.element(link(3)).toHaveFocus();
  await expect.element(link(3)).toBeInViewport();
  await userEvent.keyboard('j');
  await expect.element(link(4)).toHaveFocus();

  // A new visit to the list starts at the first row.
  await screen.open('/privacy');
  await screen.open(all);
  await expect.element(table.getByRole('row').nth(1)).toBeVisible();
  expect(document.activeElement?.tagName).not.toBe('A');
});

test('users without permission to see the work of others have no switch for it, and no earnings', async () => {
  fakeApi(...fakeBoardResponses(sampleBoardSummary({ seesAll: false, earnings: [] })));
  const { screen } = await openBoard('/engagement/board', {
    ...owner,
    permissions: ['Auctions=View Auctions / Staging'],
  });
  await expect
    .element(
      screen
        .getByRole('region', { name: 'Summary' })
        .getByRole('link', { name: /Bidding/ })
        .getByText('8'),
    )
    .toBeVisible();
  expect(screen.getByRole('switch', { name: 'Assigned to me' }).elements()).toEqual([]);
  expect(screen.getByText('Total agency earnings').elements()).toEqual([]);
});

test('a page beyond the last one redirects to the last one, and the Back button does not return to it', async () => {
  fakeApi(...fakeBoardResponses());
  const { screen } = await openBoard('/engagement/board');
  await expect.poll(screen.query).toMatchObject({ assignToMe: 'true' });
  await screen.open(`${all}&pageCurrent=999`);
  await expect.poll(screen.query).toMatchObject({ assignToMe: 'false', pageCurrent: '2' });
  await expect.element(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('table', { name: 'Engagements' }).getByRole('row').nth(1)).toBeVisible();
  screen.back();
  await expect.poll(screen.query).toMatchObject({ assignToMe: 'true' });
});

test('a row shows both the remaining time and the exact deadline; the default order is named, can be reversed and restored', async () => {
  fakeApi(...fakeBoardResponses());
  const { screen, table } = await openBoard();
  await expect.element(table.getByText(/^(Today|[A-Z][a-z]{2} \d\d [A-Z][a-z]{2}) .*\d\d:\d\d$/).first()).toBeVisible();
  const newest = screen.getByRole('button', { name: 'Newest first' });
  await expect.element(newest).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: 'Closing in' }).click();
  await expect.element(newest).toHaveAttribute('aria-pressed', 'false');
  await newest.click();
  await expect.element(newest).toHaveAttribute('aria-pressed', 'true');
  await newest.click();
  await expect.element(screen.getByRole('button', { name: 'Oldest first' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.query()).toMatchObject({ sortBy: 'createdWhen', sortOrder: 'asc' });
});

test('on a phone the current view is scrolled into view, also after the counts have loaded', async () => {
  await page.viewport(360, 800);
  fakeApi(...fakeBoardResponses());
  const { screen } = await openBoard();
  const link = screen.getByRole('link', { name: /^All \d+/ });
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  await expect.element(link).toBeInViewport({ ratio: 1 });
});

test.each([1440, 360])('at %i px nothing moves when the figures and the earnings arrive', async (width) => {
  await page.viewport(width, 800);
  let arrive = (_summary: BoardSummary): void => undefined;
  const held = new Promise<BoardSummary>((resolve) => (arrive = resolve));
  fakeApi(
    answer(summarizeBoardEndpoint, () => held),
    ...fakeBoardResponses(),
  );
  const { screen } = await openBoard();
  const figures = screen.getByRole('region', { name: 'Summary' });
  await expect.element(figures).toHaveAttribute('aria-busy', 'true');
  const heightOfFigures = async () => (await figures.findElement()).getBoundingClientRect().height;
  const before = await heightOfFigures();
  arrive(sampleBoardSummary());
  await expect.element(figures).toHaveAttribute('aria-busy', 'false');
  await expect.element(figures.getByText('Total agency earnings')).toBeVisible();
  expect(await heightOfFigures()).toBe(before);
});

test('matches are suggested while typing, and picked with the keyboard only [G01]', async () => {
  fakeApi(
    answer(suggestBoardKeywordsEndpoint, [{ text: 'Senior Actuarial Analyst 23', of: 'title' }]),
    ...fakeBoardResponses(),
  );
  const { screen, table } = await openBoard();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('combobox', { name: 'Keyword' })).toHaveFocus();
  await userEvent.keyboard('actuar');
  await expect.element(screen.getByRole('option', { name: /Senior Actuarial Analyst/ }).first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(screen.query).toMatchObject({ keyword: 'Senior Actuarial Analyst 23' });
  await expect.poll(() => table.getByRole('row').elements().length).toBe(2);
  expect(screen.getByRole('listbox').elements()).toEqual([]);
});

test('the keyboard help lists the shortcuts, and single-character shortcuts can be turned off [G01]', async () => {
  fakeApi(...fakeBoardResponses());
  const { screen, link } = await openBoard();
  await userEvent.keyboard('?');
  const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help.getByText('Search this page')).toBeVisible();
  await expectAccessible();
  await help.getByLabelText(/^Single-key shortcuts/).click();
  await expect.element(help.getByLabelText(/^Single-key shortcuts/)).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  (await link(1).findElement()).focus();
  await userEvent.keyboard('j');
  await expect.element(link(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link(2)).toHaveFocus();
});

test('at 1440, 1100 and 360 px nothing overflows and axe finds nothing, light and dark', async () => {
  fakeApi(...fakeBoardResponses());
  const { screen } = await openBoard();
  await expect.element(screen.getByText(/Senior Actuarial Analyst/).first()).toBeVisible();
  await expectAccessibleEverywhere();
  await page.viewport(1100, 800);
  await expectAccessible();
});
