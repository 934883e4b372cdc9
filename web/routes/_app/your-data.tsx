import { createFileRoute } from '@tanstack/react-router';
import { YourDataPage } from '#web/support/pages/your-data-page.tsx';

export const Route = createFileRoute('/_app/your-data')({
  component: YourDataPage,
  staticData: { title: async () => (await import('#web/support/copy.ts')).copy.data },
});
