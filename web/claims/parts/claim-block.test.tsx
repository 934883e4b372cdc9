import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { contestClaimEndpoint, readCandidateClaimEndpoint } from '#contract/claims/endpoints.ts';
import type { CandidateClaim, Claim } from '#contract/claims/shapes.ts';
import { candidateClaimQuery } from '#web/claims/client.ts';
import { queryClient } from '#web/platform/queries.ts';
import { Timeline } from '#web/ui/layout/timeline.tsx';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { CandidateClaimBlock } from './claim-block.tsx';
import { useClaimEntries } from './claim-entries.tsx';

const candidateId = '01900000-0000-7000-8000-00000000c001';
const no: Claim['can']['decide'] = {
  allowed: false,
  reasons: [{ code: 'claim-decided', text: 'The next step is up to the other side or Rolecall.' }],
};
const late: Claim = {
  claimId: '01900000-0000-7000-8000-00000000f001',
  state: 'contested',
  candidateId,
  candidateNumber: 7,
  firstName: 'Nadia',
  lastName: 'Ferreira',
  engagementId: '01900000-0000-7000-8000-00000000e001',
  engagementNumber: 42,
  engagementTitle: 'Perfusionists',
  jobTitle: 'Perfusionist',
  clientName: 'Brightwater Health',
  supplierName: 'Harbour Talent',
  contacts: [{ on: '2026-09-14', channel: 'email', direction: 'to-candidate', summary: 'An invitation.' }],
  statement: 'She is in our talent pool.',
  claimedAt: '2026-11-10T03:00:00.000Z',
  claimedByName: 'Priya Raman',
  answerBy: '2026-11-17T06:00:00.000Z',
  agencyContacts: [],
  agencyStatement: 'She came to us.',
  contestedAt: '2026-11-11T03:00:00.000Z',
  contestedByName: 'Mara Ellingsen',
  decideBy: '2026-11-16T06:00:00.000Z',
  lateAt: '2026-11-16T06:10:00.000Z',
  endedAt: null,
  endedByName: '',
  reasons: '',
  submittedAt: '2026-11-09T03:00:00.000Z',
  consentedAt: null,
  cvUploadedAt: [],
  can: { withdraw: no, accept: no, contest: no, decide: no },
};
const unclaimed: CandidateClaim = {
  claim: null,
  claimUntil: '2099-11-19T06:00:00.000Z',
  contactPeriod: { from: '2026-05-13', to: '2026-10-02' },
  can: { claim: { allowed: true } },
};

/** Shows the claim as the candidate's page of the agency or of the employer does. */
const openAs = async (side: 'agency' | 'employer', found: CandidateClaim) => {
  queryClient.clear();
  const api = fakeApi(answer(readCandidateClaimEndpoint, found), answer(contestClaimEndpoint, found.claim ?? late));
  signInGalleryUser();
  const Page = () => (
    <>
      <CandidateClaimBlock candidateId={candidateId} isEmployer={side === 'employer'} />
      <Timeline label="Timeline" happenings={useClaimEntries(candidateId)} />
    </>
  );
  const screen = await renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>
  ));
  return { screen, api };
};

test.each([
  ['agency', 'Rolecall’s decision is late. Until it decides, nobody can hire the candidate, and no fee is due.'],
  [
    'employer',
    'Rolecall’s decision is late. Until it decides, nobody can hire the candidate. You can withdraw your claim at any time.',
  ],
] as const)('the %s sees on the timeline and in the claim that Rolecall missed its deadline', async (side, text) => {
  const { screen } = await openAs(side, { ...unclaimed, claim: late, can: { claim: no } });
  const steps = screen.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  await expect.poll(() => steps.elements().length).toBe(3);
  const missed = steps.filter({ hasText: 'Rolecall missed its deadline for deciding the claim' });
  await expect.element(missed).toBeVisible();
  await expect.element(missed.getByText(/16 Nov/).first()).toBeVisible();
  await expect.element(screen.getByText('Decision overdue')).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('the employer reads that withdrawing its claim changes nothing else', async () => {
  const claim: Claim = { ...late, can: { ...late.can, withdraw: { allowed: true } } };
  const { screen } = await openAs('employer', { ...unclaimed, claim, can: { claim: no } });
  await screen.getByRole('button', { name: 'Withdraw claim' }).click();
  const text = 'The ownership and the candidacy stay as they are. You can’t claim this candidate again.';
  await expect.element(screen.getByRole('alertdialog').getByText(text)).toBeVisible();
});

test('the employer reads which contacts count, and that those after an earlier submission do not', async () => {
  const { screen } = await openAs('employer', unclaimed);
  const offer =
    /between 13 May 2026 and 02 Oct 2026\. Contacts after an earlier submission of the candidate don’t count\.$/;
  await expect.element(screen.getByText(offer)).toBeVisible();
  await screen.getByRole('button', { name: 'Claim as already known' }).click();
  const proof = screen.getByRole('alertdialog', { name: 'Claim as already known' });
  await expect.element(proof.getByText(/dated between 13 May 2026 and 02 Oct 2026/)).toBeVisible();
});

const refused = (code: 'already-claimed' | 'claim-introduced', text: string): CandidateClaim => ({
  ...unclaimed,
  can: { claim: { allowed: false, reasons: [{ code, text }] } },
});

test.each([
  ['claim-introduced', 'You have been in touch with this candidate since an earlier submission.'],
  ['already-claimed', 'You have already claimed this candidate. A candidate can be claimed only once.'],
] as const)('the employer reads why an earlier submission prevents a claim: %s', async (code, text) => {
  const { screen } = await openAs('employer', refused(code, text));
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Claim as already known' })).not.toBeInTheDocument();
});

test('a claim is contested once, even if the form is submitted twice', async () => {
  const answerable: Claim = { ...late, state: 'open', can: { ...late.can, contest: { allowed: true } } };
  const { screen, api } = await openAs('agency', { ...unclaimed, claim: answerable, can: { claim: no } });
  await screen.getByRole('button', { name: 'Contest' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Contest Brightwater Health’s claim' });
  await dialog.getByRole('combobox', { name: 'Who got in touch' }).selectOptions('We did');
  await dialog.getByRole('spinbutton').first().click();
  await userEvent.keyboard('10102026');
  await dialog.getByRole('combobox', { name: 'How' }).selectOptions('Phone');
  await dialog.getByRole('textbox', { name: 'Summary of the contact' }).fill('Told her about the role.');
  await dialog.getByRole('textbox', { name: 'Statement' }).fill('She came to us.');
  const form = (await dialog.getByRole('form').findElement()) as HTMLFormElement;
  form.requestSubmit();
  form.requestSubmit();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.sentTo(contestClaimEndpoint).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      statement: 'She came to us.',
      contacts: [
        { direction: 'to-candidate', on: '2026-10-10', channel: 'phone', summary: 'Told her about the role.' },
      ],
    }),
  ]);
});

test('each side reads who has to answer a claim, and what each contact and the statement say', async () => {
  const waiting: Claim = { ...late, state: 'open', contestedAt: null, decideBy: null };
  const agency = await openAs('agency', { ...unclaimed, claim: waiting, can: { claim: no } });
  await expect.element(agency.screen.getByText('Waiting for your agency')).toBeVisible();
  await expect.element(agency.screen.getByText('Email, 14 Sep 2026, initiated by Brightwater Health')).toBeVisible();
  await expect.element(agency.screen.getByText('Statement')).toBeVisible();
  await agency.screen.unmount();
  const { screen } = await openAs('employer', { ...unclaimed, claim: waiting, can: { claim: no } });
  await expect.element(screen.getByText('Waiting for the agency')).toBeVisible();
});

test('the agency reads until when the employer can claim a candidate', async () => {
  const { screen } = await openAs('agency', unclaimed);
  const offered = /^Your agency owns this candidate unless the client claims by 19 Nov 2099/;
  await expect.element(screen.getByText(offered)).toBeVisible();
});

test('the agency reads nothing of claims once the employer can no longer claim the candidate', async () => {
  const { screen } = await openAs('agency', refused('already-claimed', 'You have already claimed this candidate.'));
  await expect.poll(() => queryClient.getQueryData(candidateClaimQuery(candidateId).queryKey)).toBeDefined();
  await expect.element(screen.getByText(/claim/i)).not.toBeInTheDocument();
});
