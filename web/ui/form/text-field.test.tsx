import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { TextAreaInput } from './text-area-input.tsx';
import { TextInput } from './text-input.tsx';

const off = [{ code: 'verified', text: 'The address is confirmed.', who: 'Rolecall support can change it.' }];

test('a text field has its label, is marked as optional and accepts text', async () => {
  const Typing = () => {
    const [value, setValue] = useState('');
    return <TextInput label="Job title" optional hint="As advertised." value={value} onChange={setValue} />;
  };
  const screen = await render(<Typing />);
  const field = screen.getByRole('textbox', { name: 'Job title optional' });
  await expect.element(field).toHaveAccessibleDescription('As advertised.');
  await field.click();
  await userEvent.keyboard('Nurse');
  await expect.element(field).toHaveValue('Nurse');
});

test('an error is announced, associated with its field and shown before the hint', async () => {
  const screen = await render(
    <TextInput label="Subject" hint="One line." value="" error="Subject is required!" onChange={() => undefined} />,
  );
  const field = screen.getByRole('textbox', { name: 'Subject' });
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('Subject is required! One line.');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Subject is required!');
  await expectAccessible();
});

test('showing and hiding a password keeps its value', async () => {
  const screen = await render(
    <TextInput label="Password" type="password" value="correct-horse" onChange={() => undefined} />,
  );
  const field = screen.getByLabelText('Password');
  await expect.element(field).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('correct-horse');
  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

test('a text area counts without surrounding spaces and does not cut text off', async () => {
  const Writing = () => {
    const [value, setValue] = useState('');
    return <TextAreaInput label="Note" max={5} value={value} onChange={setValue} />;
  };
  const screen = await render(<Writing />);
  const field = screen.getByRole('textbox', { name: 'Note' });
  await field.fill(' seven77 ');
  await expect.element(field).toHaveValue(' seven77 ');
  await expect.element(screen.getByText('7 of 5')).toBeVisible();
});

test('a disabled text area can be read but not edited', async () => {
  const screen = await render(<TextAreaInput label="Note" off={off} value="Available" onChange={() => undefined} />);
  const field = screen.getByRole('textbox', { name: 'Note' });
  await expect.element(field).toHaveAttribute('readonly');
  await expect.element(field).toHaveAccessibleDescription('The address is confirmed. Rolecall support can change it.');
});
