import {
  Activity,
  BellRing,
  CalendarX2,
  Bell,
  CirclePlus,
  ChartNoAxesColumn,
  Columns3,
  Database,
  FileText,
  Gavel,
  GitCompareArrows,
  KeyRound,
  ScrollText,
  Settings2,
  ShieldCheck,
  UserRound,
  UserRoundCheck,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { copy as board } from '#web/board/copy.ts';
import { copy as consents } from '#web/consents/copy.ts';
import { copy as disputes } from '#web/disputes/copy.ts';
import { copy as draftCandidates } from '#web/draft-candidates/copy.ts';
import { copy as notifications } from '#web/notifications/copy.ts';
import { canManageUsers, type Session } from '#web/platform/session.ts';
import { mustCompleteProfile } from '#web/profile/public.tsx';
import { copy as people } from '#web/people/copy.ts';
import { copy as prequalification } from '#web/prequalification/copy.ts';
import { assessmentCopy, biographyCopy, historyCopy, summaryCopy, copy as profile } from '#web/profile/copy.ts';
import type { FileRouteTypes } from '#web/routes.gen.ts';
import { practiceCopy as practice } from '#web/bidding/copy.ts';
import { copy as support } from '#web/support/copy.ts';
import { copy as team } from '#web/team/copy.ts';
import { accountMenu, showsBell, hasReports, mainMenu } from './menu.ts';
import { synonyms } from './synonyms.ts';
import { copy } from './copy.ts';

type To = FileRouteTypes['to'];
type Page = { label: string; icon: LucideIcon; to: To };

/** Each page's synonyms, by path, since a page may be offered in several places. */
const synonymsByPage: Partial<Record<To, string>> = {
  '/opportunities': synonyms.opportunities,
  '/engagement/board': synonyms.engagements,
  '/candidate': synonyms.candidates,
  '/people': synonyms.people,
  '/people/retention': synonyms.retention,
  '/messages': synonyms.discussions,
  '/employer/messages': synonyms.discussions,
  '/myweek': synonyms.myWeek,
  '/clients': synonyms.clients,
  '/prequalification': synonyms.prequalification,
  '/prequalificationdocuments': synonyms.documents,
  '/engagement/staging': synonyms.staging,
  '/engagement/board/summary': synonyms.summary,
  '/auctiondashboard': synonyms.dashboard,
  '/permauction/competitive/practice': synonyms.practice,
  '/activitystream/notification': synonyms.notifications,
  '/activitystream/settings': synonyms.notificationSettings,
  '/activitystream/activity': synonyms.activity,
  '/email-notification-settings': synonyms.email,
  '/profile': synonyms.profile,
  '/profile/biography': synonyms.biography,
  '/profile/addresses': synonyms.addresses,
  '/profile/areas': synonyms.areas,
  '/profile/classifications': synonyms.classifications,
  '/profile/testimonials': synonyms.testimonials,
  '/profile/client-history': synonyms.history,
  '/profile/assessment': synonyms.assessment,
  '/profile/summary': synonyms.profileSummary,
  '/user-management': synonyms.team,
  '/user-management/roles': synonyms.roles,
  '/user-management/security': synonyms.security,
  '/user-management/audit-log': synonyms.auditLog,
  '/account': synonyms.account,
  '/your-data': synonyms.data,
  '/unverified': synonyms.unverified,
  '/employer/applications': synonyms.received,
  '/employer/engagements': synonyms.ownEngagements,
  '/employer/engagements/new': synonyms.newEngagement,
  '/employer/prequalifications': synonyms.prequalification,
  '/employer/response-times': synonyms.responseTimes,
  '/employer/ownership': synonyms.ownership,
  '/provider/claims': synonyms.claims,
  '/provider/disputes': synonyms.disputes,
  '/provider/holds': synonyms.holds,
  '/provider/escalations': synonyms.escalations,
  '/provider/agencies': synonyms.agencies,
  '/provider/verifications': synonyms.reviews,
  '/provider/testimonials': synonyms.reviews,
  '/provider/candidate-checks': synonyms.candidateChecks,
  '/provider/hires': synonyms.hires,
  '/candidates/drafts': synonyms.draftCandidates,
  '/candidates/consents': synonyms.consents,
  '/candidates/disputes': synonyms.disputes,
  '/provider/assessments': synonyms.assessments,
  '/provider/objections': synonyms.objections,
  '/audits': synonyms.audits,
  '/provider/audits': synonyms.audits,
  '/provider/sign-in-resets': synonyms.signInResets,
  '/provider/mails': synonyms.mails,
  '/provider/support': synonyms.support,
  '/provider/lookups': synonyms.lookups,
};

/** Returns the pages that the user has permission to open but that the menu doesn't list. */
const deeperOf = (session: Session): Page[] => {
  const { permissions, tenant } = session;
  const pages: Page[] = [];
  if (hasReports(session) && permissions.includes('Auctions=View Auctions / Staging'))
    pages.push(
      { label: board.staging, icon: Columns3, to: '/engagement/staging' },
      { label: board.boardSummary, icon: ChartNoAxesColumn, to: '/engagement/board/summary' },
      { label: board.dashboard, icon: Gavel, to: '/auctiondashboard' },
    );
  if (hasReports(session) && permissions.includes('Fulfillment Stage=View Details'))
    pages.push(
      { label: draftCandidates.title, icon: UserRound, to: '/candidates/drafts' },
      { label: consents.title, icon: UserRoundCheck, to: '/candidates/consents' },
      { label: disputes.title, icon: GitCompareArrows, to: '/candidates/disputes' },
    );
  if (hasReports(session) && canManageUsers(session))
    pages.push({ label: people.retention, icon: CalendarX2, to: '/people/retention' });
  if (hasReports(session) && permissions.includes('Bidding Stage=Place Bids'))
    pages.push({ label: practice.title, icon: Gavel, to: '/permauction/competitive/practice' });
  if (hasReports(session) && permissions.includes('My Documents=View Details'))
    pages.push({ label: prequalification.libraryTitle, icon: FileText, to: '/prequalificationdocuments' });
  if (tenant.side === 'client')
    pages.push({ label: copy.newEngagement, icon: CirclePlus, to: '/employer/engagements/new' });
  if (showsBell(session))
    pages.push(
      { label: notifications.title, icon: Bell, to: '/activitystream/notification' },
      { label: notifications.activity, icon: Activity, to: '/activitystream/activity' },
      { label: notifications.settingsPage, icon: BellRing, to: '/activitystream/settings' },
    );
  return pages;
};

const agencyPages = ({ tenant }: Session): Page[] => [
  { label: tenant.name, icon: Settings2, to: '/profile' },
  { label: biographyCopy.title, icon: Settings2, to: '/profile/biography' },
  { label: profile.addresses, icon: Settings2, to: '/profile/addresses' },
  { label: profile.regions, icon: Settings2, to: '/profile/areas' },
  { label: profile.classifications, icon: Settings2, to: '/profile/classifications' },
  { label: profile.testimonials, icon: Settings2, to: '/profile/testimonials' },
  { label: historyCopy.title, icon: Settings2, to: '/profile/client-history' },
  { label: assessmentCopy.title, icon: Settings2, to: '/profile/assessment' },
  { label: summaryCopy.title, icon: Settings2, to: '/profile/summary' },
];

const pagesOf = (session: Session): Page[] => [
  ...mainMenu(session).map(({ label, icon, to }) => ({ label: label(), icon, to })),
  ...deeperOf(session),
  ...(session.tenant.side === 'agency' ? agencyPages(session) : []),
  ...accountMenu(session).flatMap(({ label, icon, to }): Page[] => [
    { label: label(), icon, to },
    ...(to === '/user-management'
      ? ([
          { label: team.rolesTitle, icon: KeyRound, to: '/user-management/roles' },
          ...(canManageUsers(session)
            ? ([
                { label: team.security, icon: ShieldCheck, to: '/user-management/security' },
                { label: team.auditLog, icon: ScrollText, to: '/user-management/audit-log' },
              ] as const)
            : []),
        ] as const)
      : []),
  ]),
  { label: copy.accountTitle, icon: UserRound, to: '/account' },
  { label: support.data, icon: Database, to: '/your-data' },
];

/** Returns every page that a user may open without choosing a record first, with its synonyms. */
export const palettePages = (session: Session): (Page & { also: string })[] =>
  pagesOf(session)
    .filter(({ to }) => !mustCompleteProfile(session, to))
    .map((page) => ({ ...page, also: synonymsByPage[page.to] ?? '' }));
