import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { comeHome } from '#web/identity/parts/guards.ts';
import { words } from '#web/identity/words.ts';
import { PageSpinner } from '#web/ui/face/spinner.tsx';

/** Never shown for longer than the exchange takes: it leads on, to the first page or back to the sign-in. */
export const Route = createFileRoute('/callback')({
  validateSearch: z.object({
    code: z.optional(z.string()),
    state: z.optional(z.string()),
    iss: z.optional(z.string()),
  }),
  beforeLoad: ({ search, preload }) => (preload ? undefined : comeHome(search)),
  component: PageSpinner,
  staticData: { title: () => words.title },
});
