import { CalendarDays, Compass, Layers, Mail, Moon, Sun, User, Users } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MenuItem } from '#web/app/menu.ts';
import { Shell } from '#web/app/shell/shell.tsx';
import { useFilters } from '#web/platform/filters.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkTabs } from '#web/ui/layout/tabs.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { NoticeDialogs } from '#web/ui/overlay/notice-dialogs.tsx';
import { Toaster } from '#web/ui/overlay/toaster.tsx';
import { ButtonSection } from './buttons.tsx';
import { StateSection } from './states.tsx';
import { FieldSection } from './fields.tsx';
import { LayoutSection } from './layouts.tsx';
import { IndicatorSection } from './indicators.tsx';
import { OverlaySection } from './overlays.tsx';
import { TableSection } from './tables.tsx';

const sections: Record<string, { label: string; show: () => ReactNode }> = {
  buttons: { label: 'Buttons', show: () => <ButtonSection /> },
  fields: { label: 'Fields', show: () => <FieldSection /> },
  table: { label: 'Table and filters', show: () => <TableSection /> },
  marks: { label: 'Badges and figures', show: () => <IndicatorSection /> },
  faces: { label: 'Faces', show: () => <StateSection /> },
  layout: { label: 'Layout', show: () => <LayoutSection /> },
  over: { label: 'Overlays', show: () => <OverlaySection /> },
};

/*
 * The link for every item in the gallery's menu. The menu accepts only the product's routes, which don't include the
 * gallery.
 */
const here = '/gallery' as '/404';
const item = (label: string, icon: MenuItem['icon'], to: MenuItem['to']): MenuItem => ({
  label: () => label,
  icon,
  to,
  side: 'agency',
});
const menu = [
  item('Opportunities', Compass, '/terms/general'),
  item('Engagements', Layers, here),
  item('Candidates', User, '/terms/opportunities'),
  item('My Week', CalendarDays, '/privacy'),
];
const account = [
  { label: () => 'User Management', icon: Users, to: here },
  { label: () => 'Email Notification', icon: Mail, to: '/privacy' as const },
];

export const GalleryPage = () => {
  const { search } = useFilters<{ section?: string }>();
  const now = search.section !== undefined && search.section in sections ? search.section : 'buttons';
  return (
    <Shell menu={menu} account={account} onSignOut={() => undefined} tools={<ThemeSwitch />}>
      <PageHeader title="Gallery" />
      <LinkTabs
        label="Sections"
        tabs={Object.entries(sections).map(([id, { label }]) => ({
          id,
          label,
          link: { to: here, search: { section: id } as never, activeOptions: { includeSearch: true } } as never,
        }))}
      />
      {sections[now]?.show()}
      <NoticeDialogs />
      <Toaster />
    </Shell>
  );
};

const ThemeSwitch = () => {
  const [dark, setDark] = useState(
    () => document.documentElement.dataset['theme'] === 'dark' || matchMedia('(prefers-color-scheme: dark)').matches,
  );
  const toggle = (): void => {
    document.documentElement.dataset['theme'] = dark ? 'light' : 'dark';
    setDark(!dark);
  };
  return (
    <Button kind="quiet" icon aria-label={dark ? 'Light' : 'Dark'} onClick={toggle}>
      {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </Button>
  );
};
