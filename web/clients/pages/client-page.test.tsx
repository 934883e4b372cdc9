import { expect, test } from 'vitest';
import {
  listClientEngagementsEndpoint,
  listClientHistoryEndpoint,
  readClientEndpoint,
} from '#contract/clients/endpoints.ts';
import { toPage } from '#contract/common/paging.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';

const clientId = '01900000-0000-7000-8000-00000000d001';
const nothing = toPage([], { pageCurrent: 0, pageSize: 10 }, 0);

test.each([
  [180, 'all_requests', '180 days', 'In all talent requests of this client'],
  [1, 'this_request', '1 day', 'In one talent request'],
] as const)(
  'an agency reads on the client’s page for how long and where it owns a candidate: %i, %s',
  async (ownershipDays, ownershipScope, days, scope) => {
    fakeApi(
      answer(listClientEngagementsEndpoint, nothing),
      answer(listClientHistoryEndpoint, nothing),
      answer(readClientEndpoint, {
        clientId,
        clientName: 'Brightwater Health',
        city: 'Hobart',
        openEngagements: 1,
        applications: 1,
        candidatesInProcess: 0,
        hired: 0,
        earnings: [],
        ownershipDays,
        ownershipScope,
        prequalification: [],
        contacts: [],
      }),
    );
    const screen = await openApp(`/clients/${clientId}`);
    const ownership = screen.getByRole('region', { name: 'Candidate ownership' });
    await expect.element(ownership.getByText(days, { exact: true })).toBeVisible();
    await expect.element(ownership.getByText(scope, { exact: true })).toBeVisible();
  },
);
