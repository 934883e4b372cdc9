import { expect, test } from 'vitest';
import { toPage } from '#contract/common/paging.ts';
import { listStaffDisputesEndpoint } from '#contract/disputes/endpoints.ts';
import type { StaffDispute } from '#contract/disputes/shapes.ts';
import { openApp, owner } from '#web/testing/open-app.tsx';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const staff = {
  ...owner,
  tenant: { ...owner.tenant, name: 'Rolecall', side: 'provider' as const },
};
const waiting: StaffDispute['can']['uphold'] = {
  allowed: false,
  reasons: [{ code: 'dispute-not-answered', text: 'The owner hasn’t answered yet, and still has time to.' }],
};

const dispute: StaffDispute = {
  disputeId: '01900000-0000-7000-8000-00000000d001',
  state: 'open',
  firstName: 'Nadia',
  lastName: 'Ferreira',
  engagementId: '01900000-0000-7000-8000-00000000e001',
  engagementNumber: 42,
  engagementTitle: 'Perfusionists',
  jobTitle: 'Perfusionist',
  clientName: 'Brightwater Health',
  contacts: [],
  statement: 'She asked us to present her.',
  openedAt: '2026-11-16T03:00:00.000Z',
  openedByName: 'Soren Vang',
  decideBy: '2099-11-19T06:00:00.000Z',
  lateAt: null,
  endedAt: null,
  reasons: '',
  assignedFees: [],
  supplierName: 'Quayside',
  consentedAt: '2026-11-12T03:00:00.000Z',
  consentWithdrawnAt: null,
  cvUploadedAt: [],
  owner: null,
  can: { uphold: waiting, dismiss: waiting },
};
const listOf = (given: StaffDispute) =>
  answer(listStaffDisputesEndpoint, toPage([given], { pageCurrent: 0, pageSize: 10 }, 1));

test('the staff read in one sentence that the candidate withdrew the consent of either agency', async () => {
  const withdrawn = /^The candidate gave consent on .+ 2026, .+ and withdrew it on .+ 2026, .+\.$/;
  const api = fakeApi(listOf(dispute));
  const screen = await openApp('/provider/disputes', staff);
  const item = screen.getByRole('region', { name: 'Nadia Ferreira' });
  await expect.element(item.getByText('Candidate’s consent')).toBeVisible();
  await expect.element(item.getByText(withdrawn)).not.toBeInTheDocument();

  api.change(
    listOf({
      ...dispute,
      consentWithdrawnAt: '2026-11-17T03:00:00.000Z',
      owner: {
        supplierName: 'Harbour Talent',
        candidateNumber: 7,
        submittedAt: '2026-11-10T03:00:00.000Z',
        consentedAt: '2026-11-09T03:00:00.000Z',
        consentWithdrawnAt: '2026-11-18T03:00:00.000Z',
        cvUploadedAt: [],
        hiredAt: null,
        answerBy: '2026-11-18T06:00:00.000Z',
        contacts: [],
        statement: '',
        answeredAt: null,
        answeredByName: '',
      },
    }),
  );
  const again = await openApp('/provider/disputes', staff);
  await expect.poll(() => again.getByText(withdrawn).elements().length).toBe(2);
});

test('a decision that is late is marked as overdue, and can still be made', async () => {
  const can = { allowed: true } as const;
  fakeApi(listOf({ ...dispute, decideBy: '2026-11-19T06:00:00.000Z', can: { uphold: can, dismiss: can } }));
  const screen = await openApp('/provider/disputes', staff);
  const item = screen.getByRole('region', { name: 'Nadia Ferreira' });
  await expect.element(item.getByText('Decision overdue')).toBeVisible();
  await item.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Dismiss Quayside’s dispute?' })).toBeVisible();
});
