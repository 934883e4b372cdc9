import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { assessmentAccessQuery } from '#web/draft-candidates/client.ts';
import { TurnOffAssessmentButton } from './ai-access.tsx';

const rendered = (can: { allowed: true } | { allowed: false; reasons: [] }) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(assessmentAccessQuery.queryKey, {
    isAccessible: true,
    isBeta: true,
    isContractMode: true,
    can: { change: can },
  });
  return render(
    <QueryClientProvider client={queries}>
      <TurnOffAssessmentButton />
    </QueryClientProvider>,
  );
};

test('turning off assessments says that it is for the whole agency, and can be cancelled', async () => {
  const screen = await rendered({ allowed: true });
  await screen.getByRole('button', { name: 'Turn off assessment' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Turn off assessment for your agency?' });
  await expect.element(dialog.getByText(/CVs that you or your colleagues add/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('users without the right see no button', async () => {
  const screen = await rendered({ allowed: false, reasons: [] });
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
