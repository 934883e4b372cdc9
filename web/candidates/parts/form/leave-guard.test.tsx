import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { setSession, type Session } from '#web/platform/session.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { candidateFormOf, type CandidateForm } from './form-schema.ts';
import { LeaveGuard } from './leave-guard.tsx';

const Form = () => {
  const { control, register } = useForm<CandidateForm>({ defaultValues: candidateFormOf({}) });
  return (
    <>
      <input aria-label="Last name" {...register('lastName')} />
      <Link to={'/elsewhere' as never}>Away</Link>
      <LeaveGuard control={control} />
    </>
  );
};
const rendered = async () => {
  setSession({ user: { id: 'u-1' }, permissions: [] } as unknown as Session);
  return renderRoute(Form);
};

test('an unchanged form is left without a question', async () => {
  const screen = await rendered();
  await screen.getByRole('link', { name: 'Away' }).click();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  await screen.unmount();
});

test('a changed form is left only after the user has agreed', async () => {
  const screen = await rendered();
  await screen.getByLabelText('Last name').fill('Okonjo');
  await screen.getByRole('link', { name: 'Away' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Leave without submitting?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByLabelText('Last name')).toHaveValue('Okonjo');
  await screen.getByRole('link', { name: 'Away' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  await screen.unmount();
});

test('after the end of the session a changed form is left without a question', async () => {
  const screen = await rendered();
  await screen.getByLabelText('Last name').fill('Okonjo');
  setSession(null);
  await screen.getByRole('link', { name: 'Away' }).click();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  await screen.unmount();
});
