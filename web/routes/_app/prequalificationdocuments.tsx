import { createFileRoute } from '@tanstack/react-router';
import { LibraryPage } from '#web/prequalification/pages/library-page.tsx';

export const Route = createFileRoute('/_app/prequalificationdocuments')({
  component: LibraryPage,
  staticData: { title: async () => (await import('#web/prequalification/copy.ts')).copy.libraryTitle },
});
