import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { discardDraftEndpoint, saveDraftEndpoint } from '#contract/candidates/endpoints.ts';
import { fakeImportResponses, submissionPath } from '#web/candidates/parts/testing/fake-submission.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { expectAccessible, expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { tabTo } from '#web/ui/testing/tab-to.ts';

const openList = async () => {
  const api = fakeApi(...fakeImportResponses());
  const screen = await openApp(`${submissionPath}/cvs`);
  const row = (name: string) => screen.getByRole('row').filter({ hasText: name });
  await expect.element(row('Dane Whitcombe').getByText('Ready')).toBeVisible();
  return { api, screen, row };
};

test('the list of imported CVs is accessible on desktop and phone, with its dialog', async () => {
  const { screen, row } = await openList();
  await expect.element(row('Scan.docx').getByText('This CV is a picture without text.')).toBeVisible();
  await expectAccessibleEverywhere();
  await screen.getByRole('checkbox', { name: 'Select Dane Whitcombe' }).click({ force: true });
  await screen.getByRole('button', { name: 'Submit 1' }).click();
  await expect.element(screen.getByRole('dialog').or(screen.getByRole('alertdialog'))).toBeVisible();
  await expectAccessibleEverywhere();
  await userEvent.keyboard('{Escape}');
  await screen.unmount();
});

test('by keyboard alone, a missing salary is entered, a CV is removed, and the rest is selected to be submitted', async () => {
  await page.viewport(360, 780);
  const { api, screen, row } = await openList();
  const salary = screen.getByLabelText(/^Base salary of Marguerite Osei/);
  await tabTo(salary);
  await userEvent.keyboard('98000{Enter}');
  await expect.element(row('Marguerite Osei').getByText('Ready')).toBeVisible();
  expect(api.sentTo(saveDraftEndpoint).map(({ body }) => body['fields'])).toMatchObject([{ baseSalary: '98000' }]);
  await tabTo(screen.getByRole('button', { name: 'Remove Unnamed candidate' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Scan.docx')).not.toBeInTheDocument();
  expect(api.sentTo(discardDraftEndpoint)).toHaveLength(1);
  await tabTo(screen.getByRole('checkbox', { name: 'Select Marguerite Osei' }));
  await userEvent.keyboard(' ');
  await tabTo(screen.getByRole('checkbox', { name: 'Select Dane Whitcombe' }));
  await userEvent.keyboard(' ');
  await tabTo(screen.getByRole('button', { name: 'Submit 2' }));
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog').or(screen.getByRole('alertdialog'));
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Submit 2' })).toHaveFocus();
  await screen.unmount();
});

test('the row of a file that was refused links nowhere, so that a click on it keeps its result', async () => {
  const { screen, row } = await openList();
  await screen.getByLabelText('CVs').upload(new File(['...'], 'Picture.gif'));
  const refused = row('Picture.gif');
  await expect.element(refused.getByText(/gif files/)).toBeVisible();
  expect(refused.getByRole('link').elements()).toHaveLength(0);
  await refused.getByText('Picture.gif').click();
  await expect.element(refused).toBeVisible();
  expect(screen.href()).toBe(`${submissionPath}/cvs`);
  await expect
    .element(row('Dane Whitcombe').getByRole('link').first())
    .toHaveAttribute('href', expect.stringContaining('draft='));
  await screen.unmount();
});
