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
import { practicePageCopy as practice } from '#web/bidding/copy.ts';
import { copy as support } from '#web/support/copy.ts';
import { copy as team } from '#web/team/copy.ts';
import { accountMenu, showsBell, hasReports, mainMenu } from './menu.ts';
import { commandSynonyms } from './synonyms-copy.ts';
import { copy } from './copy.ts';

type To = FileRouteTypes['to'];
type Page = { label: string; icon: LucideIcon; to: To };

/** The synonyms of each page, by path, so that they apply wherever the palette offers the page. */
const synonymsByPage: Partial<Record<To, string>> = {
  '/opportunities': commandSynonyms.opportunities,
  '/engagement/board': commandSynonyms.engagements,
  '/candidate': commandSynonyms.candidates,
  '/people': commandSynonyms.people,
  '/people/retention': commandSynonyms.retention,
  '/messages': commandSynonyms.discussions,
  '/employer/messages': commandSynonyms.discussions,
  '/myweek': commandSynonyms.myWeek,
  '/clients': commandSynonyms.clients,
  '/prequalification': commandSynonyms.prequalification,
  '/prequalificationdocuments': commandSynonyms.documents,
  '/engagement/staging': commandSynonyms.staging,
  '/engagement/board/summary': commandSynonyms.summary,
  '/auctiondashboard': commandSynonyms.dashboard,
  '/permauction/competitive/practice': commandSynonyms.practice,
  '/activitystream/notification': commandSynonyms.notifications,
  '/activitystream/settings': commandSynonyms.notificationSettings,
  '/activitystream/activity': commandSynonyms.activity,
  '/email-notification-settings': commandSynonyms.email,
  '/profile': commandSynonyms.profile,
  '/profile/biography': commandSynonyms.biography,
  '/profile/addresses': commandSynonyms.addresses,
  '/profile/areas': commandSynonyms.areas,
  '/profile/classifications': commandSynonyms.classifications,
  '/profile/testimonials': commandSynonyms.testimonials,
  '/profile/client-history': commandSynonyms.history,
  '/profile/assessment': commandSynonyms.assessment,
  '/profile/summary': commandSynonyms.profileSummary,
  '/user-management': commandSynonyms.team,
  '/user-management/roles': commandSynonyms.roles,
  '/user-management/security': commandSynonyms.security,
  '/user-management/audit-log': commandSynonyms.auditLog,
  '/account': commandSynonyms.account,
  '/your-data': commandSynonyms.data,
  '/unverified': commandSynonyms.unverified,
  '/employer/applications': commandSynonyms.received,
  '/employer/engagements': commandSynonyms.ownEngagements,
  '/employer/engagements/new': commandSynonyms.newEngagement,
  '/employer/prequalifications': commandSynonyms.prequalification,
  '/employer/response-times': commandSynonyms.responseTimes,
  '/employer/ownership': commandSynonyms.ownership,
  '/provider/claims': commandSynonyms.claims,
  '/provider/disputes': commandSynonyms.disputes,
  '/provider/holds': commandSynonyms.holds,
  '/provider/escalations': commandSynonyms.escalations,
  '/provider/agencies': commandSynonyms.agencies,
  '/provider/verifications': commandSynonyms.reviews,
  '/provider/testimonials': commandSynonyms.reviews,
  '/provider/candidate-checks': commandSynonyms.candidateChecks,
  '/provider/hires': commandSynonyms.hires,
  '/candidates/drafts': commandSynonyms.draftCandidates,
  '/candidates/consents': commandSynonyms.consents,
  '/candidates/disputes': commandSynonyms.disputes,
  '/provider/assessments': commandSynonyms.assessments,
  '/provider/objections': commandSynonyms.objections,
  '/audits': commandSynonyms.audits,
  '/provider/audits': commandSynonyms.audits,
  '/provider/sign-in-resets': commandSynonyms.signInResets,
  '/provider/mails': commandSynonyms.mails,
  '/provider/support': commandSynonyms.support,
  '/provider/lookups': commandSynonyms.lookups,
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
