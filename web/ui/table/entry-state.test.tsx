import { Link } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { useEntryPage } from './entry-state.ts';

const Paged = () => {
  const [one, setOne] = useEntryPage('one');
  const [other] = useEntryPage('other');
  return (
    <>
      <output>{`${String(one)} and ${String(other)}`}</output>
      <button type="button" onClick={() => setOne(2)}>
        Turn
      </button>
      <Link to={'/elsewhere' as never}>Away</Link>
    </>
  );
};

test('the page is kept for each table when the user goes back', async () => {
  const screen = await renderRoute(Paged);
  await screen.getByRole('button', { name: 'Turn' }).click();
  await expect.element(screen.getByText('2 and 0')).toBeVisible();
  await screen.getByRole('link', { name: 'Away' }).click();
  await expect.element(screen.getByText('Elsewhere')).toBeVisible();
  screen.back();
  await expect.element(screen.getByText('2 and 0')).toBeVisible();
});
