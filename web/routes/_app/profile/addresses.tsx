import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '#web/profile/pages/addresses-page.tsx';

export const Route = createFileRoute('/_app/profile/addresses')({
  component: AddressesPage,
  staticData: { title: async () => (await import('#web/profile/copy.ts')).copy.addresses },
});
