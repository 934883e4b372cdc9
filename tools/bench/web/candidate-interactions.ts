import type { Page } from 'playwright-core';
import { click, clickOn, openAndClose, press, waitUntilSettled, type, type PageInteractions } from './actions.ts';
import { importInteractions } from './import-interactions.ts';
import { employerEmail } from './pages.ts';

/** The engagement whose employer's pages are measured. */
export const employerEngagementTitle = 'Perioperative nursing, permanent team';

const inCentre = async (page: Page): Promise<void> => {
  await click(page, 'button', /^Candidate$/);
  await click(page, 'button', 'Next page');
  await click(page, 'button', /^Pending/);
  await press(page, 'j', 'j', 'k', 'x', 'Shift+X', 'x');
  await click(page, 'combobox', 'Keyword');
  await type(page, 'person 12');
};

/** Selects candidates one by one and all at once, and opens what can be done with the selection. */
const withSelection = async (page: Page): Promise<void> => {
  await press(page, 'j', 'x', 'j', 'Shift+X', 'x');
  await click(page, 'checkbox', /^Select all/);
  await openAndClose(page, 'Submit to another request');
  await openAndClose(page, /^Withdraw$/);
};

/** The most frequent interactions with the pages of candidates, people and draft candidates. */
export const candidateInteractions: readonly PageInteractions[] = [
  { path: '/candidate', does: inCentre },
  { path: '/candidate?pageSize=100', does: inCentre },
  { path: '/candidate?candidateStatusId=1&pageSize=10', does: withSelection },
  { path: '/candidate?candidateStatusId=1&pageSize=100', does: withSelection },
  {
    path: '/candidate?candidateStatusId=1',
    does: async (page) => {
      // The viewer, opened from the list: its neighbours, then its actions.
      await clickOn(page.getByRole('table').getByRole('link').first());
      await waitUntilSettled(page);
      await click(page, 'button', 'Next candidate');
      await click(page, 'button', 'Previous candidate');
      await openAndClose(page, 'Edit');
    },
  },
  {
    path: '/people',
    does: async (page) => {
      await click(page, 'button', 'Next page');
      await press(page, 'j', 'j', 'k');
      await press(page, '/');
      await type(page, 'person 12');
    },
  },
  {
    path: '/people?pageSize=25',
    does: async (page) => {
      // A person's page, with its submissions and notes.
      await clickOn(page.getByRole('table').getByRole('link').first());
      await waitUntilSettled(page);
      await click(page, 'button', /^Submit again/);
      await clickOn(page.getByRole('dialog').getByLabel(/^Search by role/));
      await type(page, 'nurse');
      await press(page, 'Escape');
      await click(page, 'textbox', /note/i);
      await type(page, 'called');
    },
  },
  {
    path: '/employer/engagements',
    who: employerEmail,
    does: async (page) => {
      // The employer's candidates: the list with a selection, the page of a candidate, then the board.
      await clickOn(page.getByRole('link', { name: employerEngagementTitle }).first());
      await waitUntilSettled(page);
      await page.locator('a[href^="/employer/candidates/"]').first().waitFor();
      await waitUntilSettled(page);
      await press(page, 'j', 'j', 'x');
      await openAndClose(page, 'Move to…');
      await clickOn(page.locator('a[href^="/employer/candidates/"]').first());
      await page.waitForURL(/\/employer\/candidates\//);
      await waitUntilSettled(page);
      await click(page, 'button', 'Next candidate');
      await page.goBack();
      await click(page, 'link', 'Pipeline');
      await openAndClose(page, /^Move /);
      await page
        .getByRole('group', { name: /^Pending/ })
        .getByRole('link')
        .first()
        .focus();
      await press(page, 'ArrowDown', 'ArrowDown', 'ArrowUp');
    },
  },
  ...importInteractions,
  {
    path: '/candidates/drafts',
    does: async (page) => {
      // Opens the list of draft candidates, then the first draft's page with its assessment.
      await press(page, 'j', 'j', 'k');
      await clickOn(page.getByRole('table').getByRole('link').first());
      await waitUntilSettled(page);
      await openAndClose(page, 'Edit');
      await openAndClose(page, 'Discard');
    },
  },
];
