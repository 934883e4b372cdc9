import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { EmptyState, ErrorState, RefusedState } from './states.tsx';
import { SkeletonRows, SkeletonText } from './skeleton.tsx';
import { PageSpinner } from './spinner.tsx';

test('an empty state explains what will be here and offers one action', async () => {
  const screen = await render(
    <EmptyState title="No candidates yet" actions={<button type="button">Submit Candidate</button>}>
      People you submit appear here.
    </EmptyState>,
  );
  await expect.element(screen.getByRole('heading', { level: 2, name: 'No candidates yet' })).toBeVisible();
  await expect.element(screen.getByText('People you submit appear here.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Submit Candidate' })).toBeVisible();
});

test('a refusal lists each reason with what helps and who can help', async () => {
  const screen = await render(
    <RefusedState
      title="Submissions are paused"
      reasons={[
        { code: 'paused', text: 'Budget review.', unblockBy: 'It opens on 24 Nov.', who: 'Owen Prideaux' },
        { code: 'full', text: 'Three are submitted.' },
      ]}
    />,
  );
  const reasons = screen.getByRole('listitem');
  await expect
    .element(reasons.nth(0))
    .toHaveTextContent('Budget review.Next stepIt opens on 24 Nov.Who can helpOwen Prideaux');
  await expect.element(reasons.nth(1)).toMatchTextContent(/^Three are submitted\.$/);
});

test('an error is announced and can be retried', async () => {
  const retry = vi.fn<() => void>();
  const screen = await render(
    <ErrorState title="Something went wrong" onRetry={retry}>
      The candidates did not load.
    </ErrorState>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/Something went wrong.*The candidates did not load\./);
  await screen.getByRole('button', { name: 'Try Again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test('an error without a retry handler offers no retry', async () => {
  const screen = await render(<ErrorState title="Something went wrong" />);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('a loading state is announced, without its grey bars', async () => {
  const screen = await render(
    <>
      <SkeletonRows label="Loading candidates" rows={2} />
      <SkeletonText lines={9} />
      <PageSpinner />
    </>,
  );
  const loading = screen.getByRole('status');
  await expect.element(loading.nth(0)).toHaveTextContent('Loading candidates');
  await expect.element(loading.nth(1)).toHaveTextContent('Loading');
  await expect.element(loading.nth(2)).toHaveTextContent('Loading');
  expect((await loading.nth(0).findElement()).querySelectorAll('[aria-hidden="true"]')).toHaveLength(4);
  expect((await loading.nth(1).findElement()).querySelectorAll('[aria-hidden="true"]')).toHaveLength(9);
});
