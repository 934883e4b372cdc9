import { expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { submitCandidateEndpoint, uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import {
  sampleDraft,
  sampleScan,
  fakeSubmissionResponses,
  submissionPath,
  type StoredDraft,
} from '#web/candidates/parts/testing/fake-submission.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { answer, refuse } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { fakeUpload } from '#web/ui/testing/fake-upload.ts';

const openForm = async () => {
  const screen = await openApp(submissionPath);
  const first = screen.getByRole('textbox', { name: 'First name' });
  await expect.element(first).toBeVisible();
  return { screen, first, submit: screen.getByRole('button', { name: 'Submit Candidate' }) };
};

test('a draft changed in another tab is not overwritten until the user chooses a version', async () => {
  const stored: StoredDraft = { draft: null };
  fakeApi(...fakeSubmissionResponses(stored));
  const { screen, first } = await openForm();
  const changed = screen.getByText('This draft was changed in another tab.');
  const saved = screen.getByText(/Draft saved \d\d:\d\d/);
  // Another tab saves the draft first.
  stored.draft = { ...sampleDraft({ firstName: 'Once' }), file: null };
  await first.fill('Two');
  await expect.element(changed).toBeVisible();
  expect(stored.draft.fields.firstName).toBe('Once');
  await screen.getByRole('button', { name: 'Load the other version' }).click();
  await expect.element(first).toHaveValue('Once');

  await first.fill('Second');
  await expect.element(saved).toBeVisible();
  expect(stored.draft.fields.firstName).toBe('Second');
  stored.draft = { ...stored.draft, savedAt: '2026-11-22T02:00:00.000Z' };
  await first.fill('First');
  await expect.element(changed).toBeVisible();
  await screen.getByRole('button', { name: 'Keep my version' }).click();
  await expect.element(saved).toBeVisible();
  expect(stored.draft.fields.firstName).toBe('First');
});

test('a draft can be discarded', async () => {
  const stored: StoredDraft = { draft: null };
  fakeApi(...fakeSubmissionResponses(stored));
  const { screen, first } = await openForm();
  await first.fill('Nobody');
  await expect.element(screen.getByText(/Draft saved/)).toBeVisible();
  await screen.getByRole('button', { name: 'Discard draft' }).click();
  await expect.element(screen.getByText('The draft has been discarded.')).toBeVisible();
  await expect.element(first).toHaveValue('');
  await screen.unmount();
  await expect.element((await openForm()).first).toHaveValue('');
  expect(stored.draft).toBeNull();
});

const whole = sampleDraft({
  firstName: 'Anna',
  lastName: 'Twice',
  emailAddress: 'anna@inbox.example',
  baseSalary: '98000',
  answers: [{ questionId: 'q-1', answer: 'yes' }],
});
const refusedSubmission = answer(
  submitCandidateEndpoint,
  refuse(409, 'candidate-in-request', 'This candidate is already in this request.'),
);
const confirmConsent = async (screen: Awaited<ReturnType<typeof openForm>>['screen']): Promise<void> => {
  const consent = screen.getByRole('checkbox', { name: /has agreed that our agency may represent them/ });
  ((await consent.findElement()) as HTMLElement).click();
};

test('two clicks on Submit Candidate make one submission', async () => {
  const api = fakeApi(refusedSubmission, ...fakeSubmissionResponses({ draft: whole }));
  const { screen, submit } = await openForm();
  await confirmConsent(screen);
  await submit.dblClick();
  await expect.element(screen.getByText('This candidate is already in this request.').first()).toBeVisible();
  expect(api.sentTo(submitCandidateEndpoint)).toHaveLength(1);
});

test('a CV that is a scan is reported at once, and can be submitted', async () => {
  const api = fakeApi(refusedSubmission, ...fakeSubmissionResponses({ draft: whole }));
  fakeUpload(uploadDocumentEndpoint, sampleScan);
  const { screen, submit } = await openForm();
  await screen.getByLabelText('CV').upload(new File(['%PDF-'], 'Scan.pdf'));
  await expect.element(screen.getByRole('listitem').getByText(sampleScan.scanNote ?? '')).toBeVisible();
  await expect.element(screen.getByText(`Scan.pdf uploaded ${sampleScan.scanNote ?? ''}`)).toBeInTheDocument();
  await confirmConsent(screen);
  await submit.click();
  await expect
    .poll(() => api.sentTo(submitCandidateEndpoint))
    .toMatchObject([{ body: { documentId: sampleScan.documentId } }]);
});

test('the first error is focused: the CV, and without that error the first field', async () => {
  const stored: StoredDraft = { draft: null };
  fakeApi(...fakeSubmissionResponses(stored));
  const { screen, submit } = await openForm();
  await submit.click();
  await expect.element(screen.getByText('CV is required!')).toBeVisible();
  await expect.element(screen.getByLabelText('CV')).toHaveFocus();
  await screen.unmount();
  stored.draft = sampleDraft({ firstName: 'Ina', lastName: 'Roe' });
  const withCv = await openForm();
  await withCv.submit.click();
  await expect.element(withCv.screen.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
  expect(withCv.screen.getByText('CV is required!').elements()).toEqual([]);
});

test('axe finds nothing on the form with its messages, light and dark', async () => {
  fakeApi(...fakeSubmissionResponses({ draft: null }));
  const { screen, submit } = await openForm();
  await submit.click();
  await expect.element(screen.getByText('CV is required!')).toBeVisible();
  await userEvent.tab();
  for (const scheme of ['light', 'dark'] as const) {
    await commands.preferColours(scheme);
    await expectAccessible();
  }
});
