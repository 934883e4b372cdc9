import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import type { DraftValues, RequestFormValues } from '#web/engagements/parts/draft/draft-values.ts';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { LotRulesSection } from './lot-rules-fields.tsx';
import { initialLotRules, type FormLotRules } from './lot-rules-values.ts';

const requestWith = (lotRules: Partial<FormLotRules>): RequestFormValues => ({
  key: 'a',
  jobTitle: 'Ward Nurse',
  description: '',
  location: 'Geelong',
  noOfRoles: 2,
  baseSalaryFrom: '88000',
  baseSalaryTo: '104000',
  contractedUnits: '',
  cvCap: null,
  questions: [],
  lotRules: { ...initialLotRules, ...lotRules },
});

/** A form with one talent request's rules and a button that reports an error for the given field. */
const Form = ({ lotRules, wrong }: { lotRules: Partial<FormLotRules>; wrong: keyof FormLotRules }) => {
  const { control, setError } = useForm<DraftValues>({
    defaultValues: {
      kind: 'competitive',
      bidTypeId: 2,
      bidMethodId: 2,
      awardTypeId: 1,
      talentRequests: [requestWith(lotRules)],
    },
  });
  return (
    <main>
      <h1>New engagement</h1>
      <LotRulesSection control={control} at={0} currency="AUD" />
      <button
        type="button"
        onClick={() => setError(`talentRequests.0.lotRules.${wrong}`, { message: 'This is wrong.' })}
      >
        Check
      </button>
    </main>
  );
};

const renderForm = async (lotRules: Partial<FormLotRules> = {}, wrong: keyof FormLotRules = 'minimumStep') => {
  await page.viewport(1440, 800);
  const screen = await render(<Form lotRules={lotRules} wrong={wrong} />);
  return { screen, sentences: screen.getByRole('region', { name: 'What agencies will see' }) };
};

test('the sentences that agencies read follow the fields and the choices of the engagement', async () => {
  const { screen, sentences } = await renderForm();
  await screen.getByText(/^Bidding rules/).click();
  await expect.element(sentences).toMatchTextContent(/The lowest percentage of total compensation leads\./);
  await expect.element(sentences).toMatchTextContent(/applied to a total compensation of AUD\s104,000\.00/);
  await screen.getByRole('textbox', { name: /^Ceiling/ }).fill('18');
  await expect.element(sentences).toMatchTextContent(/Bids above 18\.00\s% are not accepted/);
  await screen.getByRole('combobox', { name: 'Award type' }).selectOptions('All that qualify');
  await expect.element(sentences).toMatchTextContent(/Every agency that bids at or below the ceiling wins\./);
  await screen.getByRole('textbox', { name: /^Ceiling/ }).fill('');
  await expect.element(sentences).toMatchTextContent(/A ceiling is needed/);
  await screen.getByText('More rules').click();
  await expectAccessibleEverywhere();
});

test('a sealed talent request has no start price, step or extension', async () => {
  const { screen } = await renderForm({ bidTypeId: 1 });
  await screen.getByText(/^Bidding rules/).click();
  await screen.getByText('More rules').click();
  await expect.element(screen.getByRole('textbox', { name: 'Minimum number of bids' })).toBeVisible();
  for (const name of [/^Start price/, /^Minimum step/, /^Extension/])
    expect(screen.getByRole('textbox', { name }).elements()).toHaveLength(0);
});

test('an error opens the part of its field', async () => {
  const { screen } = await renderForm();
  const step = screen.getByRole('textbox', { name: /^Minimum step/ });
  await expect.element(screen.getByText(/^Bidding rules/)).toBeVisible();
  expect(step.elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(step).toBeVisible();
  await expect.element(screen.getByText('This is wrong.').first()).toBeVisible();
});

test('the choice of the engagement stays on one line of a select', async () => {
  const { screen } = await renderForm();
  await screen.getByText(/^Bidding rules/).click();
  const select = screen.getByRole('combobox', { name: 'Bid method' });
  await expect.element(select).toBeVisible();
  const { scrollHeight, clientHeight } = await select.findElement();
  expect(scrollHeight).toBe(clientHeight);
});
