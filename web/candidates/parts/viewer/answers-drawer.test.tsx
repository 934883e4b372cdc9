import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Candidate } from '#contract/candidates/shapes.ts';
import type { AnswerableQuestion } from '#contract/candidates/shapes/answers.ts';
import { queryClient } from '#web/platform/queries.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { AnswersDrawer } from './answers-drawer.tsx';

const candidateWith = (firstViewed: string | null) =>
  ({
    _id: '01900000-0000-7000-8000-00000000a001',
    firstName: 'Aino',
    lastName: 'Ekholm',
    client: { clientName: 'Larkfield Foods' },
    firstViewed,
  }) as Candidate;
const question = (last: number, canChange: boolean): AnswerableQuestion => ({
  questionId: `01900000-0000-7000-8000-00000000b00${String(last)}`,
  text: `Question ${String(last)}?`,
  kind: 'text',
  options: [],
  isMandatory: false,
  answer: canChange ? '' : 'Yes',
  isStillAsked: true,
  canChange,
});

test.each([
  ['2026-11-20T02:00:00.000Z', /^Larkfield Foods has opened this candidate\./],
  [null, /^Larkfield Foods has already made a decision on this candidate\./],
])('the drawer of a candidate opened at %s gives the reason why answers can’t be changed', async (at, reason) => {
  const screen = await renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <AnswersDrawer
        candidate={candidateWith(at)}
        answers={[question(1, false), question(2, true)]}
        onClose={() => undefined}
      />
    </QueryClientProvider>
  ));
  await expect.element(screen.getByText(reason)).toBeVisible();
  await expect.element(screen.getByLabelText(/^Question 2/)).toBeVisible();
  await expect.element(screen.getByLabelText(/^Question 1/)).not.toBeInTheDocument();
  await screen.unmount();
});
