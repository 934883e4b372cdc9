import { createFileRoute } from '@tanstack/react-router';
import { OwnershipPage } from '#web/tenants/pages/ownership-page.tsx';

export const Route = createFileRoute('/_app/employer/ownership')({
  component: OwnershipPage,
  staticData: { title: async () => (await import('#web/tenants/copy.ts')).copy.ownership },
});
