import {
  BadgeCheck,
  Building2,
  Compass,
  Inbox,
  Layers,
  LifeBuoy,
  List,
  Mail,
  MessageSquareQuote,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Permission } from '#contract/common/permissions.ts';
import type { Session, Side } from '#web/platform/session.ts';
import type { FileRouteTypes } from '#web/routes.gen.ts';
import { words as applications } from '#web/applications/words.ts';
import { words as board } from '#web/board/words.ts';
import { words as candidates } from '#web/candidates/words.ts';
import { words as engagements } from '#web/engagements/words.ts';
import { words as lookups } from '#web/lookups/words.ts';
import { words as notifications } from '#web/notifications/words.ts';
import { words as opportunities } from '#web/opportunities/words.ts';
import { words as prequalification } from '#web/prequalification/words.ts';
import { verificationWords as verification } from '#web/profile/words.ts';
import { words as support } from '#web/support/words.ts';
import { words as team } from '#web/team/words.ts';
import { words as testimonials } from '#web/testimonials/words.ts';
import { words } from '#web/tenants/words.ts';
import type { AccountItem } from './shell/account.tsx';

export type MenuItem = {
  label: () => string;
  icon: LucideIcon;
  /** A route that exists: an item without a page does not compile. */
  to: FileRouteTypes['to'];
  side: Side;
  permission?: Permission;
  /** It leads elsewhere for now, and is not where somebody is. */
  isClosed?: boolean;
};

/** The sidebar from top to bottom. An item is added here together with its page. */
export const menu: readonly MenuItem[] = [
  {
    label: () => opportunities.title,
    icon: Compass,
    to: '/opportunities',
    side: 'agency',
    permission: 'Marketplace=Search / View Opportunities',
  },
  {
    label: () => board.title,
    icon: Layers,
    to: '/engagement/board',
    side: 'agency',
    permission: 'Auctions=View Auctions / Staging',
  },
  {
    label: () => candidates.title,
    icon: UserRound,
    to: '/candidate',
    side: 'agency',
    permission: 'Fulfillment Stage=View Details',
  },
  { label: () => engagements.ownTitle, icon: Layers, to: '/employer/engagements', side: 'client' },
  { label: () => applications.received, icon: Inbox, to: '/employer/applications', side: 'client' },
  { label: () => prequalification.receivedTitle, icon: ShieldCheck, to: '/employer/prequalifications', side: 'client' },
  { label: () => words.agencies, icon: Building2, to: '/provider/agencies', side: 'provider' },
  { label: () => verification.title, icon: BadgeCheck, to: '/provider/verifications', side: 'provider' },
  { label: () => testimonials.reviewTitle, icon: MessageSquareQuote, to: '/provider/testimonials', side: 'provider' },
  { label: () => notifications.mailsTitle, icon: Mail, to: '/provider/mails', side: 'provider' },
  { label: () => support.messages, icon: LifeBuoy, to: '/provider/support', side: 'provider' },
  { label: () => lookups.title, icon: List, to: '/provider/lookups', side: 'provider' },
];

/**
 * The items of this person: of their side, and within their rights. Those of an agency that is not approved are there
 * as what opens one day, and all lead to the page that says when.
 */
export const menuOf = (session: Session, items: readonly MenuItem[] = menu): readonly MenuItem[] => {
  const { side, verifiedStatus } = session.tenant;
  const ofSide = items.filter((item) => item.side === side);
  if (side === 'agency' && verifiedStatus !== 'approved')
    return ofSide.map((item) => ({ ...item, to: '/unverified', isClosed: true }));
  return ofSide.filter((item) => item.permission === undefined || session.permissions.includes(item.permission));
};

/** Who deals on the market is told what happens there; an agency as soon as it is approved. */
const trades = ({ tenant }: Session): boolean =>
  tenant.side === 'client' || (tenant.side === 'agency' && tenant.verifiedStatus === 'approved');

/** What a person sets for themselves, in the account drawer. */
export const accountOf = (session: Session): readonly AccountItem[] =>
  trades(session)
    ? [
        ...(session.permissions.includes('Application Stage=View')
          ? [{ label: () => prequalification.title, icon: ShieldCheck, to: '/prequalification' } as const]
          : []),
        ...(session.tenant.side === 'agency'
          ? [{ label: () => team.title, icon: Users, to: '/user-management' } as const]
          : []),
        { label: () => notifications.emailMenu, icon: Mail, to: '/email-notification-settings' },
      ]
    : [];

export const hasBell = (session: Session): boolean =>
  trades(session) &&
  (session.tenant.side === 'client' || session.permissions.includes('Notification=View / Filter / Action'));

/** Reports are for agencies that take part in the market. */
export const hasReports = ({ tenant }: Session): boolean =>
  tenant.side === 'agency' && tenant.verifiedStatus === 'approved';
