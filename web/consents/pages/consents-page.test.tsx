import { expect, test } from 'vitest';
import { toPage } from '#contract/common/paging.ts';
import { listConsentsEndpoint } from '#contract/consents/endpoints.ts';
import type { ConsentRequest } from '#contract/consents/shapes.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const no: ConsentRequest['can']['cancel'] = {
  allowed: false,
  reasons: [{ code: 'consent-answered', text: 'The candidate has answered.' }],
};
const withdrawn: ConsentRequest = {
  consentRequestId: '01900000-0000-7000-8000-00000000f101',
  state: 'withdrawn',
  engagementId: '01900000-0000-7000-8000-00000000e001',
  engagementNumber: 42,
  engagementTitle: 'Perfusionists',
  auctionType: 'successfee',
  talentRequestId: '01900000-0000-7000-8000-00000000e002',
  jobTitle: 'Perfusionist',
  clientId: '01900000-0000-7000-8000-00000000e003',
  clientName: 'Brightwater Health',
  firstName: 'Nadia',
  lastName: 'Ferreira',
  emailAddress: 'nadia@inbox.example',
  requestedAt: '2026-11-10T03:00:00.000Z',
  requestedByName: 'Mara Ellingsen',
  sentAt: '2026-11-10T03:00:00.000Z',
  expiresAt: '2026-11-24T03:00:00.000Z',
  openedAt: '2026-11-11T03:00:00.000Z',
  answeredAt: '2026-11-11T03:00:00.000Z',
  withdrawnAt: '2026-11-20T03:00:00.000Z',
  note: 'Only for this hospital.',
  withdrawalNote: 'I found another job.',
  corrections: [],
  candidateId: null,
  problem: null,
  can: { resend: no, cancel: no, submit: no },
};

test('the agency reads both messages of a candidate who agreed and later withdrew', async () => {
  fakeApi(answer(listConsentsEndpoint, toPage([withdrawn], { pageCurrent: 0, pageSize: 10 }, 1)));
  const screen = await openApp('/candidates/consents');
  await expect.element(screen.getByText('“Only for this hospital.”', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('On withdrawal: “I found another job.”')).toBeVisible();
});
