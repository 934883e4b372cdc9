import { useRouter } from '@tanstack/react-router';
import {
  Bell,
  ChartNoAxesColumn,
  Columns3,
  FileDown,
  Gavel,
  Keyboard,
  LifeBuoy,
  LogOut,
  Settings2,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { words as board } from '#web/board/words.ts';
import { words as notifications } from '#web/notifications/words.ts';
import { keysOpening, type Command } from '#web/palette/public.tsx';
import { words as palette } from '#web/palette/words.ts';
import type { Session } from '#web/platform/session.ts';
import { reportsOpening } from '#web/reports/public.tsx';
import { words as reports } from '#web/reports/words.ts';
import type { FileRouteTypes } from '#web/routes.gen.ts';
import { contactWords, supportOpening } from '#web/support/public.tsx';
import { accountOf, hasBell, hasReports, menuOf } from './menu.ts';
import { words } from './words.ts';

type Page = { label: string; icon: LucideIcon; to: FileRouteTypes['to'] };

/** Pages that stand behind others in the menu, for who has the right to them. */
const deeperOf = (session: Session): Page[] => [
  ...(hasReports(session) && session.permissions.includes('Auctions=View Auctions / Staging')
    ? ([
        { label: board.staging, icon: Columns3, to: '/engagement/staging' },
        { label: board.boardSummary, icon: ChartNoAxesColumn, to: '/engagement/board/summary' },
        { label: board.dashboard, icon: Gavel, to: '/auctiondashboard' },
      ] as const)
    : []),
  ...(hasBell(session)
    ? ([{ label: notifications.title, icon: Bell, to: '/activitystream/notification' }] as const)
    : []),
];

const pagesOf = (session: Session): Page[] => [
  ...menuOf(session).map(({ label, icon, to }) => ({ label: label(), icon, to })),
  ...deeperOf(session),
  ...(session.tenant.side === 'agency'
    ? ([{ label: session.tenant.name, icon: Settings2, to: '/profile' }] as const)
    : []),
  ...accountOf(session).map(({ label, icon, to }) => ({ label: label(), icon, to })),
  { label: words.accountTitle, icon: UserRound, to: '/account' },
];

/** What the palette offers somebody beside what it finds: the pages and actions that are theirs, and no others. */
export const useCommands = (session: Session, onSignOut: () => void): readonly Command[] => {
  const { navigate } = useRouter();
  const action = (id: string, label: string, icon: LucideIcon, run: () => void): Command => ({
    id,
    label,
    icon,
    group: 'actions',
    run,
  });
  return [
    ...pagesOf(session).map(({ label, icon, to }): Command => ({
      id: `${to} ${label}`,
      label,
      icon,
      group: 'pages',
      run: () => void navigate({ to }),
    })),
    ...(hasReports(session) ? [action('report', reports.title, FileDown, reportsOpening.open)] : []),
    action('support', contactWords.title, LifeBuoy, supportOpening.open),
    action('keys', palette.keyboard, Keyboard, keysOpening.open),
    action('sign-out', words.signOut, LogOut, onSignOut),
  ];
};
