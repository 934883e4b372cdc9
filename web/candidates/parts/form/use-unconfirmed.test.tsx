import { useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { TextField } from '#web/ui/form/text-field.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';
import { useUnconfirmed } from './use-unconfirmed.ts';

type Names = { firstName: string; lastName: string; location: string };
const nobody: Names = { firstName: '', lastName: '', location: '' };
const osei = { firstName: 'Marguerite', lastName: 'Osei', location: 'Perth WA' };

const NamesForm = ({ typed = {} }: { typed?: Partial<Names> }) => {
  const form = useForm<Names>({ defaultValues: { ...nobody, ...typed } });
  const fromCv = useUnconfirmed<Names, keyof Names>(form, { values: {}, currentJob: '' });
  return (
    <form onInput={fromCv.confirmTyped}>
      <button type="button" onClick={() => fromCv.fill(osei, 'Theatre Nurse')}>
        First CV
      </button>
      <button type="button" onClick={() => fromCv.fill({ firstName: 'Dane', lastName: 'Whitcombe', location: '' }, '')}>
        Second CV
      </button>
      <UnconfirmedNotice fromCv={fromCv} />
      <TextField control={form.control} name="firstName" label="First name" />
      <TextField control={form.control} name="lastName" label="Last name" />
      <TextField control={form.control} name="location" label="Location" />
      <output>{fromCv.fields.join(', ')}</output>
    </form>
  );
};

// The fields that are still marked.
const marked = () => page.getByRole('status').filter({ hasNotText: 'CV' });

beforeEach(() => page.viewport(1000, 700));

test('a CV fills the empty fields only, and each is marked until it is typed in or all are confirmed', async () => {
  const screen = await render(<NamesForm typed={{ location: 'Fremantle WA' }} />);
  await screen.getByRole('button', { name: 'First CV' }).click();
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Marguerite');
  await expect.element(screen.getByLabelText('Location')).toHaveValue('Fremantle WA');
  await expect.element(marked()).toHaveTextContent('firstName, lastName');
  await expect.element(screen.getByText(/^Current job in the CV: Theatre Nurse\./)).toBeVisible();
  // The user types the same name once more.
  await userEvent.fill(screen.getByLabelText('First name'), 'Marguerite');
  await expect.element(marked()).toHaveTextContent('lastName');
  await screen.getByRole('button', { name: 'Confirm these details' }).click();
  await expect.element(marked()).toHaveTextContent('');
  await expect.element(screen.getByText(/^Current job in the CV: Theatre Nurse\./)).toBeVisible();
  await screen.unmount();
});

test('another CV replaces the values that nobody has confirmed', async () => {
  const screen = await render(<NamesForm />);
  await screen.getByRole('button', { name: 'First CV' }).click();
  await userEvent.fill(screen.getByLabelText('Last name'), 'Osei-Bonsu');
  await screen.getByRole('button', { name: 'Second CV' }).click();
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Dane');
  await expect.element(screen.getByLabelText('Last name')).toHaveValue('Osei-Bonsu');
  await expect.element(screen.getByLabelText('Location')).toHaveValue('');
  await expect.element(marked()).toHaveTextContent('firstName');
  await screen.unmount();
});
