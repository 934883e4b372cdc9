import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { copy } from '#web/notifications/copy.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkTabs } from '#web/ui/layout/tabs.tsx';

const exact = { activeOptions: { exact: true, includeSearch: false } };

/** The header of the notification pages, with their tabs. */
export const NotificationsLayout = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <PageHeader title={title} />
    <LinkTabs
      label={copy.parts}
      tabs={[
        { id: 'list', label: copy.title, link: linkOptions({ to: '/activitystream/notification', ...exact }) },
        { id: 'activity', label: copy.activity, link: linkOptions({ to: '/activitystream/activity', ...exact }) },
        { id: 'settings', label: copy.settings, link: linkOptions({ to: '/activitystream/settings', ...exact }) },
      ]}
    />
    {children}
  </>
);
