import { expect, test } from 'vitest';
import { toPage } from '#contract/common/paging.ts';
import { listConsentsEndpoint } from '#contract/consents/endpoints.ts';
import { sampleConsentRequest } from '#web/consents/parts/testing/sample-consent-request.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const withdrawn = sampleConsentRequest({
  state: 'withdrawn',
  withdrawnAt: '2026-11-20T03:00:00.000Z',
  note: 'Only for this hospital.',
  withdrawalNote: 'I found another job.',
});

test('the agency reads both messages of a candidate who agreed and later withdrew', async () => {
  fakeApi(answer(listConsentsEndpoint, toPage([withdrawn], { pageCurrent: 0, pageSize: 10 }, 1)));
  const screen = await openApp('/candidates/consents');
  await expect.element(screen.getByText('“Only for this hospital.”', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('On withdrawal: “I found another job.”')).toBeVisible();
});
