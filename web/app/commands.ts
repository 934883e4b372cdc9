import { useRouter } from '@tanstack/react-router';
import { FileDown, Keyboard, KeyRound, LifeBuoy, LogOut, UserPlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { passwordFormFragment } from '#contract/identity/rules.ts';
import { copy as identity } from '#web/identity/copy.ts';
import { keyboardHelpOpenState, type Command } from '#web/palette/public.tsx';
import { copy as palette } from '#web/palette/copy.ts';
import { now } from '#web/platform/clock.ts';
import { canManageUsers, type Session } from '#web/platform/session.ts';
import { externalSignInName } from '#web/platform/external-sign-in-name.ts';
import { mustCompleteProfile } from '#web/profile/public.tsx';
import { reportsOpenState } from '#web/reports/public.tsx';
import { copy as reports } from '#web/reports/copy.ts';
import { contactWords, supportOpenState } from '#web/support/public.tsx';
import { copy as team } from '#web/team/copy.ts';
import { accountMenu, hasReports } from './menu.ts';
import { palettePages } from './palette-pages.ts';
import { commandSynonyms } from './synonyms-copy.ts';
import { copy } from './copy.ts';

const mayInvite = (session: Session): boolean =>
  accountMenu(session).some(({ to }) => to === '/user-management') && canManageUsers(session);

/**
 * Returns the pages and actions that the palette offers a user besides search results, according to their permissions.
 */
export const useCommands = (session: Session, onSignOut: () => void): readonly Command[] => {
  const { navigate } = useRouter();
  const action = (id: string, label: string, also: string, icon: LucideIcon, run: () => void): Command => ({
    id,
    label,
    also,
    icon,
    group: 'actions',
    run,
  });
  return [
    ...palettePages(session).map(({ label, also, icon, to }): Command => ({
      id: `${to} ${label}`,
      label,
      also,
      icon,
      group: 'pages',
      run: () => void navigate({ to }),
    })),
    ...(mayInvite(session)
      ? [
          action('invite', team.addUser, commandSynonyms.invite, UserPlus, () => {
            void navigate({ to: '/user-management', search: { add: 'user' } });
          }),
        ]
      : []),
    ...(hasReports(session)
      ? [action('report', reports.title, commandSynonyms.report, FileDown, reportsOpenState.open)]
      : []),
    // Users who sign in through an external provider have no password here.
    ...(externalSignInName() === null && !mustCompleteProfile(session, '/account')
      ? [
          action('password', identity.changePassword, commandSynonyms.password, KeyRound, () => {
            void navigate({ to: '/account', hash: passwordFormFragment, state: { askedAt: now() } });
          }),
        ]
      : []),
    action('support', contactWords.title, commandSynonyms.support, LifeBuoy, supportOpenState.open),
    action('keys', palette.keyboard, commandSynonyms.keyboard, Keyboard, keyboardHelpOpenState.open),
    action('sign-out', copy.signOut, commandSynonyms.signOut, LogOut, onSignOut),
  ];
};
