import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#web/identity/pages/account-page.tsx';

export const Route = createFileRoute('/_app/account')({
  component: AccountPage,
  staticData: { title: async () => (await import('#web/identity/copy.ts')).copy.account },
});
