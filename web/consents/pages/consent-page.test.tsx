import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  agreedConsentPage,
  consentRefusalResponse,
  sampleExport,
  sampleConsentPage,
  renderConsentPage,
} from '#web/consents/parts/testing/fake-consent.tsx';
import { expectAccessible, expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';

afterEach(() => vi.unstubAllGlobals());

test('the page says who asks, for whom, and what is shared, before it asks for an answer', async () => {
  const { screen } = await renderConsentPage(() => sampleConsentPage());
  const question = screen.getByRole('heading', { name: 'May Harbour Talent represent you to Northwind Health?' });
  await expect.element(question).toBeVisible();
  for (const words of ['Ines Okafor', 'AUD 104,000.00', 'Registration.pdf', 'Six years, four of them in emergency.'])
    await expect.element(screen.getByText(words, { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'mara@harbour.example' })).toBeVisible();
  await expectAccessibleEverywhere();
});

test('agreeing names what was read, and moves the focus to the confirmation', async () => {
  const { screen, sent } = await renderConsentPage(() => sampleConsentPage(), {
    answer: () => Response.json(agreedConsentPage()),
  });
  await screen.getByRole('button', { name: 'I agree' }).click();
  await expect.element(screen.getByRole('heading', { name: 'You agreed' })).toHaveFocus();
  await expect.element(screen.getByText(/Northwind Health has received your details/)).toBeVisible();
  expect(sent).toEqual([{ step: 'answer', body: { agrees: true, shownHash: 'hash-1', corrections: {} } }]);
  await expectAccessibleEverywhere();
});

test('only corrected details are sent, and an empty name is reported at its field', async () => {
  const { screen, sent } = await renderConsentPage(() => sampleConsentPage(), {
    answer: () => Response.json(agreedConsentPage()),
  });
  await screen.getByRole('button', { name: 'Is something wrong? Correct your details' }).click();
  const last = screen.getByLabelText('Last name');
  await expect.element(screen.getByLabelText('First name')).toHaveFocus();
  await last.fill('');
  await screen.getByRole('button', { name: 'I agree, with my corrections' }).click();
  await expect.element(last).toHaveAccessibleDescription('Last name is required!');
  expect(sent).toEqual([]);
  await expectAccessible();
  await last.fill('Okafor-Lind');
  await screen.getByRole('button', { name: 'I agree, with my corrections' }).click();
  await expect.element(screen.getByRole('heading', { name: 'You agreed' })).toBeVisible();
  expect(sent.at(0)?.body['corrections']).toEqual({ lastName: 'Okafor-Lind' });
});

test('a page that has changed is loaded again and says so, and corrections stay', async () => {
  let current = sampleConsentPage();
  const { screen } = await renderConsentPage(() => current, {
    answer: () =>
      consentRefusalResponse(
        'page-changed',
        'The details to be shared have changed. Read them again before you answer.',
      ),
  });
  await screen.getByRole('button', { name: 'Is something wrong? Correct your details' }).click();
  await screen.getByLabelText('Phone optional').fill('+61491570158');
  current = sampleConsentPage({ shownHash: 'hash-2', baseSalary: '110000.00', location: 'Yarraville' });
  await screen.getByRole('button', { name: 'I agree, with my corrections' }).click();
  await expect.element(screen.getByText(/The details to be shared have changed since you opened/)).toBeVisible();
  await expect.element(screen.getByText('AUD 110,000.00')).toBeVisible();
  await expect.element(screen.getByLabelText('Phone optional')).toHaveValue('+61491570158');
  await expect.element(screen.getByLabelText('Where you live optional')).toHaveValue('Yarraville');
});

test('a refusal may have a message, by keyboard alone', async () => {
  const refused = sampleConsentPage({
    state: 'refused',
    answeredAt: '2026-11-27T03:04:00.000Z',
    can: { answer: false, withdraw: false },
  });
  const { screen, sent } = await renderConsentPage(() => sampleConsentPage(), { answer: () => Response.json(refused) });
  const refuse = screen.getByRole('button', { name: 'I don’t agree' });
  (await refuse.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('alertdialog', { name: 'You don’t agree?' });
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('Not now.');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'You didn’t agree' })).toBeVisible();
  expect(sent.at(0)?.body).toEqual({ agrees: false, shownHash: 'hash-1', note: 'Not now.' });
});

test('consent is withdrawn after a confirmation', async () => {
  const withdrawn = agreedConsentPage({
    state: 'withdrawn',
    withdrawnAt: '2026-11-28T03:04:00.000Z',
    can: { answer: false, withdraw: false },
  });
  const { screen, sent } = await renderConsentPage(() => agreedConsentPage(), {
    withdrawal: () => Response.json(withdrawn),
  });
  await screen.getByRole('button', { name: 'Withdraw consent' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Withdraw your consent?' });
  await dialog.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect.element(screen.getByRole('heading', { name: 'You withdrew your consent' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Withdraw consent' })).not.toBeInTheDocument();
  expect(sent.map(({ step }) => step)).toEqual(['withdrawal']);
});

test('after a withdrawal, the candidate reads whether the employer can still see their details', async () => {
  const withdrawn = (isVisibleToClient: boolean) =>
    agreedConsentPage({
      state: 'withdrawn',
      withdrawnAt: '2026-11-28T03:04:00.000Z',
      isVisibleToClient,
      can: { answer: false, withdraw: false },
    });
  const hidden = /^Northwind Health had already received your details, but can no longer see them here\./;
  const visible = /^Northwind Health received your details and can still see them, because your candidacy had ended/;
  const { screen: after } = await renderConsentPage(() => withdrawn(false));
  await expect.element(after.getByText(hidden)).toBeVisible();
  await after.unmount();
  const { screen } = await renderConsentPage(() => withdrawn(true));
  await expect.element(screen.getByText(visible)).toBeVisible();
  await expect.element(screen.getByText(hidden)).not.toBeInTheDocument();
});

test('a code opens the data, to keep as a file or on paper; a wrong one is reported at its field', async () => {
  const { screen } = await renderConsentPage(() => agreedConsentPage(), {
    code: () => Response.json({ minutes: 15 }),
    export: ({ body }) =>
      body['code'] === '123456'
        ? Response.json(sampleExport)
        : consentRefusalResponse('code-wrong', 'This code is wrong or has expired. Ask for a new one.'),
  });
  await screen.getByRole('button', { name: 'Download my data' }).click();
  const field = screen.getByLabelText('Code from the email');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('999{Enter}');
  await expect.element(field).toHaveAccessibleDescription('This code is wrong or has expired. Ask for a new one.');
  await expectAccessible();
  await field.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Your data at Harbour Talent' })).toBeVisible();
  await expect.element(screen.getByText('Last name: “Okafour” became “Okafor”')).toBeVisible();
  const record = screen.getByRole('region', { name: 'Your data at Harbour Talent' });
  await expect.element(record.getByRole('heading', { name: 'The consent you gave' })).toBeVisible();
  const { steps = [], documents = [] } = sampleExport.submissions[0] ?? {};
  const valuesOf = async (label: string): Promise<number> => {
    const term = await record.getByText(label, { exact: true }).findElement();
    return term.nextElementSibling?.querySelectorAll('li').length ?? 0;
  };
  expect(await valuesOf('History')).toBe(steps.length);
  expect(await valuesOf('Documents')).toBe(documents.length);
  await expect.element(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expectAccessible();
});

test('deletion asks once more, and may have to wait for the end of the guarantee', async () => {
  let isHired = true;
  const running = 'You were hired for this position, and the guarantee period is still running.';
  const { screen } = await renderConsentPage(() => agreedConsentPage(), {
    code: () => Response.json({ minutes: 15 }),
    erasure: () => (isHired ? consentRefusalResponse('guarantee-running', running) : Response.json({})),
  });
  await screen.getByRole('button', { name: 'Delete my data' }).click();
  const field = screen.getByLabelText('Code from the email');
  await field.fill('123456');
  const erase = async (): Promise<void> => {
    await screen.getByRole('button', { name: 'Delete my data' }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete your data?' });
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
  };
  await erase();
  await expect.element(field).toHaveAccessibleDescription(running);
  isHired = false;
  await erase();
  await expect.element(screen.getByRole('heading', { name: 'Your data has been deleted' })).toHaveFocus();
  await expectAccessible();
});

test.each([
  ['expired', /The deadline for your answer was 10 Dec 2026/],
  ['cancelled', /Harbour Talent has withdrawn its request/],
] as const)('%s', async (state, words) => {
  const { screen } = await renderConsentPage(() =>
    sampleConsentPage({ state, can: { answer: false, withdraw: false } }),
  );
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('an unknown link says what to do', async () => {
  const words = 'This link is incomplete or no longer exists. Ask the agency for a new one.';
  const { screen } = await renderConsentPage(() => consentRefusalResponse('link-unknown', words, 404));
  await expect.element(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expect.element(screen.getByText(words)).toBeVisible();
});
