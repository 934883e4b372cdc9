import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { FieldSection } from '#web/ui/gallery/fields.tsx';
import { Toaster } from '#web/ui/overlay/toaster.tsx';

test('a form shows the specified message for a missing value and focuses the field', async () => {
  const screen = await render(
    <>
      <FieldSection />
      <Toaster />
    </>,
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  const submit = screen.getByRole('button', { name: 'Submit Candidate' });
  await submit.click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Name is required!');
  await expect.element(name).toBeInvalid();
  await name.fill('x'.repeat(41));
  await expect.element(name).toHaveAccessibleDescription('Name must not exceed 40 characters!');
  await name.fill('Rosa Ibarra');
  await submit.click();
  await expect.element(screen.getByText('Candidate saved')).toBeVisible();
});

test('a disabled field can be read but not changed and shows the reason', async () => {
  const screen = await render(<FieldSection />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  await screen.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.tab();
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(email).toHaveValue('beatrix@lindholm.example');
  await expect.element(email).toHaveAccessibleDescription(/You can’t change a confirmed email address/);
});

test('Enter in a field submits the form', async () => {
  const screen = await render(
    <>
      <FieldSection />
      <Toaster />
    </>,
  );
  await screen.getByRole('textbox', { name: 'Name' }).fill('Rosa Ibarra');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Candidate saved')).toBeVisible();
});
