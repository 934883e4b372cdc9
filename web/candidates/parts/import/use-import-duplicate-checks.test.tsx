import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import { useImportDuplicateChecks } from './use-import-duplicate-checks.ts';

const imported: ImportedCv = {
  draftId: 'd-1',
  savedAt: '2026-11-20T04:00:00.000Z',
  file: null,
  fields: submissionDraftFieldsShape.parse({
    firstName: 'Aino',
    lastName: 'Ahonen',
    emailAddress: 'aino@inbox.example',
  }),
  unreadWords: null,
};

const Check = ({ isOpen }: { isOpen: boolean }) => {
  const check = useImportDuplicateChecks([imported], { engagementId: 'e', talentRequestId: 'r' }, isOpen).get('d-1');
  return <p>{check?.isChecking === true ? 'Checking' : 'Not checking'}</p>;
};

test('a check that is paused without a network is not over', async () => {
  onlineManager.setOnline(false);
  const queries = new QueryClient();
  const screen = await render(<Check isOpen />, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  await expect.element(screen.getByText('Checking', { exact: true })).toBeVisible();
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.fetchStatus),
  ).toEqual(['paused']);
  await screen.rerender(<Check isOpen={false} />);
  await expect.element(screen.getByText('Not checking')).toBeVisible();
  await screen.unmount();
  onlineManager.setOnline(true);
});
