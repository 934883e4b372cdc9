import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { SubmissionDraft } from '#contract/candidates/shapes.ts';
import type { CandidateDocument } from '#contract/candidates/shapes/document.ts';
import { expect, test } from 'vitest';
import { setSession, type Session } from '#web/platform/session.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { candidateFormOf, type CandidateForm } from './form-schema.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { useDocuments } from './use-documents.ts';

const cv = { documentId: 'd-1', fileName: 'cv.pdf' } as CandidateDocument;
const reference = { documentId: 'd-2', fileName: 'reference.pdf' } as CandidateDocument;
const draft = { file: cv, otherDocuments: [reference] } as unknown as SubmissionDraft;

const Form = () => {
  const { control, register } = useForm<CandidateForm>({ defaultValues: candidateFormOf({}) });
  const documents = useDocuments(draft);
  return (
    <>
      <input aria-label="Last name" {...register('lastName')} />
      <Link to={'/elsewhere' as never}>Away</Link>
      <button type="button" onClick={() => documents.setCv({ ...cv, documentId: 'd-3' })}>
        Replace the CV
      </button>
      <button type="button" onClick={() => documents.setOthers([reference])}>
        Add a document
      </button>
      <button type="button" onClick={() => documents.removeKept(reference)}>
        Remove a document
      </button>
      <LeaveGuard control={control} hasChangedDocuments={documents.hasChanged} />
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

test('changed documents count as a change', async () => {
  for (const change of ['Replace the CV', 'Add a document', 'Remove a document']) {
    const screen = await rendered();
    await screen.getByRole('button', { name: change }).click();
    await screen.getByRole('link', { name: 'Away' }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Leave without submitting?' });
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect.element(screen.getByText('Elsewhere')).toBeVisible();
    await screen.unmount();
  }
});

test('after the end of the session a changed form is left without a question', async () => {
  const screen = await rendered();
  await screen.getByLabelText('Last name').fill('Okonjo');
  setSession(null);
  await screen.getByRole('link', { name: 'Away' }).click();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  await screen.unmount();
});
