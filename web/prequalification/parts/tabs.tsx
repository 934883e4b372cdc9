import { linkOptions } from '@tanstack/react-router';
import { copy } from '#web/prequalification/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { LinkTabs } from '#web/ui/layout/tabs.tsx';

/** The tabs for clients and documents. */
export const PrequalificationTabs = () => {
  const { permissions } = useSession();
  const tabs = [
    {
      id: 'clients',
      label: copy.clients,
      link: linkOptions({ to: '/prequalification', activeOptions: { exact: true } }),
    },
    ...(permissions.includes('My Documents=View Details')
      ? [{ id: 'documents', label: copy.documents, link: linkOptions({ to: '/prequalificationdocuments' }) }]
      : []),
  ];
  return <LinkTabs label={copy.tabs} tabs={tabs} />;
};
