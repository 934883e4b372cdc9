import { createFileRoute } from '@tanstack/react-router';
import { ObjectionsPage } from '#web/bidding/public.tsx';

export const Route = createFileRoute('/_app/provider/objections')({
  component: ObjectionsPage,
  staticData: {
    title: async () => (await import('#web/bidding/copy.ts')).copy.objections,
  },
});
