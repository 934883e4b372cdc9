import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import type { Right } from '#contract/common/refusal.ts';
import { expectAccessibleEverywhere } from '#web/ui/testing/axe.ts';
import { RequestChoices } from './request-choices.tsx';

type Choice = Parameters<ComponentProps<typeof RequestChoices>['onChoose']>[0];

const yes = { allowed: true } as const;
const choiceOf = (jobTitle: string, given: Partial<Choice> = {}): Choice => ({
  talentRequestId: jobTitle,
  jobTitle,
  engagementTitle: 'Aged care, south',
  clientName: 'Tallowood Care',
  location: 'Hobart',
  can: { submit: yes },
  ...given,
});

type Load = () => Promise<readonly Choice[]>;

const Loaded = ({ load, ...props }: { load: Load } & Omit<ComponentProps<typeof RequestChoices>, 'choices'>) => (
  <RequestChoices {...props} choices={useQuery(queryOptions({ queryKey: ['choices'], queryFn: load, retry: false }))} />
);

const rendered = (load: Load, refused?: ReadonlyMap<string, string>) => {
  const choose = vi.fn<(choice: Choice) => void>();
  const screen = render(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <h1>Submit to another request</h1>
        <Loaded load={load} onChoose={choose} {...(refused ? { refused } : {})} />
      </main>
    </QueryClientProvider>,
  );
  return { screen, choose };
};

test('a request is chosen; one that refuses the person says why and cannot be chosen', async () => {
  const no: Right = {
    allowed: false,
    reasons: [
      { code: 'no-permission', text: 'The engagement is paused.' },
      { code: 'application-closed', text: 'All CVs are in.' },
    ],
  };
  const known = [
    choiceOf('Theatre Nurse'),
    choiceOf('Ward Clerk', { isSubmitted: true }),
    choiceOf('Midwife', { can: { submit: no } }),
    choiceOf('Porter'),
  ];
  const { screen, choose } = rendered(() => Promise.resolve(known), new Map([['Porter', 'Owned by another agency.']]));
  const drawn = await screen;
  await drawn.getByRole('button', { name: /^Theatre Nurse/ }).click();
  expect(choose).toHaveBeenCalledExactlyOnceWith(known[0]);
  await expect.element(drawn.getByText('Already a candidate here')).toBeVisible();
  await expect.element(drawn.getByText('The engagement is paused. All CVs are in.')).toBeVisible();
  await expect.element(drawn.getByText('Owned by another agency.')).toBeVisible();
  expect(drawn.getByRole('button').elements()).toHaveLength(1);
  await expect.element(drawn.getByRole('textbox')).not.toBeInTheDocument();
  await expectAccessibleEverywhere();
});

test('six requests or more are filtered by role, client or place, and no match is said', async () => {
  const titles = ['Theatre Nurse', 'Ward Clerk', 'Midwife', 'Porter', 'Dietitian'];
  const known = [...titles.map((title) => choiceOf(title)), choiceOf('Driver', { clientName: 'Kestrel Freight' })];
  const { screen } = rendered(() => Promise.resolve(known));
  const drawn = await screen;
  const filter = drawn.getByRole('textbox', { name: 'Filter by role, engagement, client or location' });
  await filter.fill(' kestrel ');
  await expect.element(drawn.getByRole('button', { name: 'Midwife' })).not.toBeInTheDocument();
  expect(drawn.getByRole('button', { name: /^Driver/ }).elements()).toHaveLength(1);
  expect(drawn.getByRole('listitem').elements()).toHaveLength(1);
  await filter.fill('hobart');
  await expect.element(drawn.getByRole('button', { name: /^Midwife/ })).toBeVisible();
  expect(drawn.getByRole('listitem').elements()).toHaveLength(6);
  await filter.fill('surgeon');
  await expect.element(drawn.getByText('No talent request matches this filter')).toBeVisible();
});

test('without requests it says when they appear', async () => {
  const { screen } = rendered(() => Promise.resolve([]));
  await expect.element((await screen).getByText('No talent requests accept submissions')).toBeVisible();
});

test('a list that fails to load is loaded again on request', async () => {
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce(new Error('The server is unavailable.'))
    .mockResolvedValue([choiceOf('Midwife')]);
  const { screen } = rendered(load);
  const drawn = await screen;
  await expect.element(drawn.getByText('The server is unavailable.')).toBeVisible();
  await drawn.getByRole('button').click();
  await expect.element(drawn.getByRole('button', { name: /^Midwife/ })).toBeVisible();
});
