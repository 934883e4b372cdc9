import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { commentCountsQuery } from '#web/clarifications/client.ts';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { CommentCount, CommentCounts } from './comment-counts.tsx';

const ids = ['read', 'unread', 'silent'];

test('each candidate has the number of its comments, and says how many are unread; none shows nothing [K02]', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(commentCountsQuery(ids).queryKey, [
    { candidateId: 'read', comment_count: 1, unread_count: 0 },
    { candidateId: 'unread', comment_count: 4, unread_count: 2 },
  ]);
  const screen = await render(
    <QueryClientProvider client={queries}>
      <CommentCounts candidateIds={ids}>
        <ul>
          {ids.map((id) => (
            <li key={id} aria-label={id}>
              <CommentCount candidateId={id} />
            </li>
          ))}
        </ul>
      </CommentCounts>
    </QueryClientProvider>,
  );
  const of = (id: string) => screen.getByRole('listitem', { name: id, exact: true });
  await expect.element(of('read').getByRole('img', { name: '1 comment', exact: true })).toHaveTextContent('1');
  await expect.element(of('unread').getByRole('img', { name: '4 comments, 2 unread' })).toHaveTextContent('4');
  await expect.element(of('silent')).toBeEmptyDOMElement();
  await expectAccessible();
});
