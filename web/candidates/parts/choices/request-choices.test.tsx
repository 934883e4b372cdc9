import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
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

type Load = (keywords: string) => Promise<readonly Choice[]>;
type Given = { load: Load; all: number } & Pick<ComponentProps<typeof RequestChoices>, 'refused' | 'onChoose'>;

const Loaded = ({ load, all, ...props }: Given) => {
  const [keywords, setKeywords] = useState('');
  const choices = useQuery({
    queryKey: ['choices', keywords],
    queryFn: async () => {
      const records = await load(keywords);
      return { records, total: Math.max(records.length, keywords === '' ? all : 0) };
    },
    retry: false,
    placeholderData: keepPreviousData,
  });
  return <RequestChoices {...props} choices={choices} keywords={keywords} onSearch={setKeywords} />;
};

const rendered = (load: Load, { refused, all = 0 }: { refused?: ReadonlyMap<string, string>; all?: number } = {}) => {
  const choose = vi.fn<(choice: Choice) => void>();
  const screen = render(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <h1>Submit to another request</h1>
        <Loaded load={load} all={all} onChoose={choose} {...(refused ? { refused } : {})} />
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
  const { screen, choose } = rendered(() => Promise.resolve(known), {
    refused: new Map([['Porter', 'Owned by another agency.']]),
  });
  const drawn = await screen;
  await drawn.getByRole('button', { name: /^Theatre Nurse/ }).click();
  expect(choose).toHaveBeenCalledExactlyOnceWith(known[0]);
  await expect.element(drawn.getByText('Already a candidate for this request')).toBeVisible();
  await expect.element(drawn.getByText('The engagement is paused. All CVs are in.')).toBeVisible();
  await expect.element(drawn.getByText('Owned by another agency.')).toBeVisible();
  expect(drawn.getByRole('button').elements()).toHaveLength(1);
  await expect.element(drawn.getByRole('textbox')).not.toBeInTheDocument();
  await expectAccessibleEverywhere();
});

test('six requests or more are searched on the server, and no match is said', async () => {
  const titles = ['Theatre Nurse', 'Ward Clerk', 'Midwife', 'Porter', 'Dietitian', 'Driver'];
  const load: Load = (keywords) =>
    Promise.resolve(
      keywords === ''
        ? titles.map((title) => choiceOf(title))
        : 'perfusionist'.startsWith(keywords)
          ? [choiceOf('Perfusionist')]
          : [],
    );
  const { screen } = rendered(load, { all: 240 });
  const drawn = await screen;
  await expect.element(drawn.getByText('These are the newest 6 of 240. Search to find the others.')).toBeVisible();
  const search = drawn.getByRole('searchbox', { name: 'Search by role, engagement, client or location' });
  await search.fill('perfus');
  await expect.element(drawn.getByRole('button', { name: /^Perfusionist/ })).toBeVisible();
  expect(drawn.getByRole('listitem').elements()).toHaveLength(1);
  await search.fill('surgeon');
  await expect.element(drawn.getByText('No talent request matches these words')).toBeVisible();
  await search.fill('');
  await expect.element(drawn.getByRole('button', { name: /^Midwife/ })).toBeVisible();
});

test('without requests it says when they appear', async () => {
  const { screen } = rendered(() => Promise.resolve([]));
  await expect.element((await screen).getByText('No talent requests are accepting submissions')).toBeVisible();
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
