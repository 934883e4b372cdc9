import {
  BadgeCheck,
  Building2,
  CalendarDays,
  Clock,
  ClockAlert,
  Contact,
  Handshake,
  Compass,
  Fingerprint,
  FileCheck,
  FileSearch,
  GitCompareArrows,
  Inbox,
  KeyRound,
  Layers,
  LifeBuoy,
  List,
  Lock,
  Mail,
  MessageSquareQuote,
  MessagesSquare,
  Scale,
  ShieldCheck,
  UserRound,
  UserRoundCheck,
  UserRoundSearch,
  UserRoundX,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Side } from '#contract/common/operation.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { Session } from '#web/platform/session.ts';
import type { FileRouteTypes } from '#web/routes.gen.ts';
import { copy } from './menu-copy.ts';
import type { AccountItem } from './shell/account.tsx';

export type MenuItem = {
  label: () => string;
  icon: LucideIcon;
  /** The page that the item links to, an existing route (checked at compile time). */
  to: FileRouteTypes['to'];
  side: Side;
  permission?: Permission;
  /** Other paths in the item's section, for its records and other views. */
  holds?: readonly string[];
  /** Whether to show the number of unread discussions. */
  hasUnread?: boolean;
  /** Whether the item is shown below the divider. */
  isSecond?: boolean;
  /** Whether the item temporarily links elsewhere, so that it is never marked as current. */
  isClosed?: boolean;
};

/** The items of the sidebar, from top to bottom. Add an item here along with its page. */
export const menu: readonly MenuItem[] = [
  {
    label: () => copy.opportunities,
    icon: Compass,
    to: '/opportunities',
    side: 'agency',
    permission: 'Marketplace=Search / View Opportunities',
  },
  {
    label: () => copy.engagements,
    icon: Layers,
    to: '/engagement/board',
    holds: ['/engagement', '/auctiondashboard', '/permauction'],
    side: 'agency',
    permission: 'Auctions=View Auctions / Staging',
  },
  {
    label: () => copy.candidates,
    icon: UserRound,
    to: '/candidate',
    holds: ['/candidates'],
    side: 'agency',
    permission: 'Fulfillment Stage=View Details',
  },
  { label: () => copy.myWeek, icon: CalendarDays, to: '/myweek', side: 'agency', isSecond: true },
  {
    label: () => copy.discussions,
    icon: MessagesSquare,
    to: '/messages',
    side: 'agency',
    permission: 'Messaging=Message',
    hasUnread: true,
    isSecond: true,
  },
  {
    label: () => copy.people,
    icon: Contact,
    to: '/people',
    side: 'agency',
    permission: 'Fulfillment Stage=View Details',
    isSecond: true,
  },
  {
    label: () => copy.clients,
    icon: Handshake,
    to: '/clients',
    side: 'agency',
    permission: 'My Clients=View All Client Details',
    isSecond: true,
  },
  {
    label: () => copy.prequalification,
    icon: ShieldCheck,
    to: '/prequalification',
    holds: ['/prequalificationdocuments'],
    side: 'agency',
    permission: 'Application Stage=View',
    isSecond: true,
  },
  {
    label: () => copy.ownEngagements,
    icon: Layers,
    to: '/employer/engagements',
    holds: ['/employer/candidates'],
    side: 'client',
  },
  { label: () => copy.received, icon: Inbox, to: '/employer/applications', side: 'client' },
  {
    label: () => copy.discussions,
    icon: MessagesSquare,
    to: '/employer/messages',
    side: 'client',
    hasUnread: true,
  },
  { label: () => copy.receivedPrequalification, icon: ShieldCheck, to: '/employer/prequalifications', side: 'client' },
  { label: () => copy.responseTimes, icon: Clock, to: '/employer/response-times', side: 'client' },
  { label: () => copy.ownership, icon: Fingerprint, to: '/employer/ownership', side: 'client' },
  { label: () => copy.agencies, icon: Building2, to: '/provider/agencies', side: 'provider' },
  { label: () => copy.verification, icon: BadgeCheck, to: '/provider/verifications', side: 'provider' },
  { label: () => copy.testimonials, icon: MessageSquareQuote, to: '/provider/testimonials', side: 'provider' },
  { label: () => copy.candidateChecks, icon: UserRoundSearch, to: '/provider/candidate-checks', side: 'provider' },
  { label: () => copy.hires, icon: UserRoundCheck, to: '/provider/hires', side: 'provider' },
  { label: () => copy.assessments, icon: FileCheck, to: '/provider/assessments', side: 'provider' },
  {
    label: () => copy.objections,
    icon: Scale,
    to: '/provider/objections',
    side: 'provider',
    holds: ['/provider/bidding'],
  },
  { label: () => copy.claims, icon: UserRoundX, to: '/provider/claims', side: 'provider' },
  { label: () => copy.disputes, icon: GitCompareArrows, to: '/provider/disputes', side: 'provider' },
  { label: () => copy.holds, icon: Lock, to: '/provider/holds', side: 'provider' },
  { label: () => copy.escalations, icon: ClockAlert, to: '/provider/escalations', side: 'provider' },
  { label: () => copy.audits, icon: FileSearch, to: '/provider/audits', side: 'provider' },
  { label: () => copy.audits, icon: FileSearch, to: '/audits', side: 'auditor' },
  { label: () => copy.signInResets, icon: KeyRound, to: '/provider/sign-in-resets', side: 'provider' },
  { label: () => copy.mails, icon: Mail, to: '/provider/mails', side: 'provider' },
  { label: () => copy.messages, icon: LifeBuoy, to: '/provider/support', side: 'provider' },
  { label: () => copy.lookups, icon: List, to: '/provider/lookups', side: 'provider' },
];

const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Whether a path belongs to an item's section: its page, a record, or another view. */
export const isInSection = ({ to, holds = [] }: Pick<MenuItem, 'to' | 'holds'>, path: string): boolean =>
  [to, ...holds].some((folder) => isUnder(path, folder));

/**
 * Returns the sidebar items for the user's side and permissions. Users of an agency that isn't approved yet see the
 * items above the divider as a preview, each linked to the page that says when they become available.
 */
export const mainMenu = (session: Session, items: readonly MenuItem[] = menu): readonly MenuItem[] => {
  const { side, verifiedStatus } = session.tenant;
  const ofSide = items.filter((item) => item.side === side);
  if (side === 'agency' && verifiedStatus !== 'approved')
    return ofSide
      .filter(({ isSecond }) => isSecond !== true)
      .map((item) => ({ ...item, to: '/unverified', isClosed: true }));
  return ofSide.filter((item) => item.permission === undefined || session.permissions.includes(item.permission));
};

/**
 * Whether the user takes part in the market and so gets notifications. An agency's users do so once the agency is
 * approved.
 */
const trades = ({ tenant }: Session): boolean =>
  tenant.side === 'client' || (tenant.side === 'agency' && tenant.verifiedStatus === 'approved');

/** Returns the personal settings in the account drawer. */
export const accountMenu = (session: Session): readonly AccountItem[] =>
  trades(session)
    ? [
        ...(session.tenant.side === 'agency'
          ? [{ label: () => copy.team, icon: Users, to: '/user-management' } as const]
          : []),
        { label: () => copy.emailPreference, icon: Mail, to: '/email-notification-settings' },
      ]
    : [];

export const showsBell = (session: Session): boolean =>
  trades(session) &&
  (session.tenant.side === 'client' || session.permissions.includes('Notification=View / Filter / Action'));

/**
 * Whether the user can search for records. Users on every side of the market can, but those of an agency only once it
 * is approved.
 */
export const canFindRecords = (session: Session): boolean => trades(session) || session.tenant.side === 'provider';

/** Whether the user has access to reports. Only users of approved agencies do. */
export const hasReports = ({ tenant }: Session): boolean =>
  tenant.side === 'agency' && tenant.verifiedStatus === 'approved';
