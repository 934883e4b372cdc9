import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { AgenciesPage } from '#web/tenants/pages/agencies-page.tsx';
import { words } from '#web/tenants/words.ts';

export const Route = createFileRoute('/_app/provider/agencies')({
  validateSearch: z.object({
    status: z.catch(z.optional(z.enum(['approved', 'pending', 'declined'])), undefined),
    page: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(0))), undefined),
  }),
  component: AgenciesPage,
  staticData: { title: () => words.agencies },
});
