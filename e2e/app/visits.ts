import type { DemoIds } from './demo-ids.ts';
import { engagementVisits, type RouteVisit } from './engagement-visits.ts';

/** The visits to each route of the tree. The first test of every-route fails if a route is missing here. */
export const routeVisits: Record<string, (ids: DemoIds) => RouteVisit[]> = {
  '/': () => [{ as: 'nobody', path: '/' }],
  '/login': () => [{ as: 'nobody', path: '/login' }],
  '/register': () => [{ as: 'nobody', path: '/register' }],
  '/reset-password': () => [
    { as: 'nobody', path: '/reset-password' },
    { as: 'nobody', path: '/reset-password#a-link-that-was-used', face: 'over' },
  ],
  '/resend-verification': () => [{ as: 'nobody', path: '/resend-verification' }],
  '/confirm-email': () => [{ as: 'nobody', path: '/confirm-email#a-link-that-was-used', face: 'over' }],
  '/confirm-email-first': () => [{ as: 'nobody', path: '/confirm-email-first' }],
  '/Agency/Welcome': () => [{ as: 'nobody', path: '/Agency/Welcome' }],
  '/callback': () => [{ as: 'nobody', path: '/callback?error=access_denied&state=none' }],
  '/404': () => [
    { as: 'nobody', path: '/404' },
    { as: 'owner', path: '/404', face: 'signed in' },
  ],
  '/$': () => [
    { as: 'nobody', path: '/no/such/page' },
    { as: 'owner', path: '/no/such/page', face: 'signed in' },
  ],
  '/draft-candidates/viewer': ({ check }) => [
    { as: 'nobody', path: check },
    { as: 'owner', path: '/draft-candidates/viewer', face: 'without a link' },
    { as: 'nobody', path: '/draft-candidates/viewer?token=unknown', face: 'unknown' },
  ],
  '/keep/$token': () => [{ as: 'nobody', path: '/keep/unknown', face: 'unknown' }],
  '/consent/$token': () => [{ as: 'nobody', path: '/consent/unknown', face: 'unknown' }],
  '/Agency/createtestimonial/$token': () => [
    { as: 'nobody', path: '/Agency/createtestimonial/demo-link-of-tallowood' },
    { as: 'nobody', path: '/Agency/createtestimonial/demo-link-that-expired', face: 'expired' },
  ],
  '/Agency/ThankYouPage': () => [{ as: 'nobody', path: '/Agency/ThankYouPage' }],
  '/session-expired': () => [{ as: 'nobody', path: '/session-expired' }],
  '/no-internet-connection': () => [{ as: 'nobody', path: '/no-internet-connection' }],
  '/something-went-wrong': () => [{ as: 'nobody', path: '/something-went-wrong' }],
  '/privacy': () => [{ as: 'nobody', path: '/privacy' }],
  '/terms/general': () => [{ as: 'nobody', path: '/terms/general' }],
  '/terms/opportunities': () => [{ as: 'nobody', path: '/terms/opportunities' }],
  '/opportunities': () => [
    { as: 'owner', path: '/opportunities' },
    { as: 'owner', path: '/opportunities?keywords=zzz', face: 'empty' },
    { as: 'pendingOwner', path: '/opportunities', face: 'refused' },
  ],
  '/opportunities/$engagementId': ({ opportunity }) => [{ as: 'owner', path: `/opportunities/${opportunity}` }],
  '/engagement/board': () => [
    { as: 'owner', path: '/engagement/board?assignToMe=false&pageCurrent=0&pageSize=10' },
    { as: 'owner', path: '/engagement/board?keyword=zzz', face: 'empty' },
    { as: 'pendingOwner', path: '/engagement/board', face: 'refused' },
  ],
  ...engagementVisits,
  '/myweek': () => [
    { as: 'owner', path: '/myweek' },
    { as: 'owner', path: '/myweek?whose=team', face: 'team' },
    { as: 'owner', path: '/myweek?client=00000000-0000-4000-8000-000000000000', face: 'empty' },
    { as: 'standard', path: '/myweek', face: 'own' },
    { as: 'pendingOwner', path: '/myweek', face: 'refused' },
  ],
  '/messages': ({ discussion }) => [
    { as: 'owner', path: '/messages' },
    { as: 'owner', path: `/messages?discussion=${discussion}`, face: 'open' },
    { as: 'owner', path: '/messages?q=zzz', face: 'empty' },
    { as: 'owner', path: '/messages?discussion=01900000-0000-7000-8000-0000000000ff', face: 'gone' },
    { as: 'pendingOwner', path: '/messages', face: 'refused' },
  ],
  '/employer/messages': ({ discussion }) => [
    { as: 'employer', path: '/employer/messages' },
    { as: 'employer', path: `/employer/messages?discussion=${discussion}`, face: 'open' },
  ],
  '/people': () => [
    { as: 'owner', path: '/people' },
    { as: 'owner', path: '/people?q=zzz', face: 'empty' },
    { as: 'owner', path: '/people?due=true', face: 'due' },
    { as: 'pendingOwner', path: '/people', face: 'refused' },
  ],
  '/people/retention': () => [
    { as: 'owner', path: '/people/retention' },
    { as: 'admin', path: '/people/retention', face: 'not-owner' },
    { as: 'standard', path: '/people/retention', face: 'refused' },
  ],
  '/people/$personId': ({ person }) => [
    { as: 'owner', path: `/people/${person}` },
    { as: 'standard', path: `/people/${person}`, face: 'read-only' },
    { as: 'owner', path: '/people/01900000-0000-7000-8000-0000000000ff', face: 'gone' },
  ],
  '/clients': () => [
    { as: 'owner', path: '/clients' },
    { as: 'owner', path: '/clients?q=zzz', face: 'empty' },
    { as: 'pendingOwner', path: '/clients', face: 'refused' },
  ],
  '/clients/$clientId': ({ client }) => [{ as: 'owner', path: `/clients/${client}` }],
  '/candidate': () => [
    { as: 'owner', path: '/candidate' },
    { as: 'owner', path: '/candidate?keywords=zzz', face: 'empty' },
    { as: 'pendingOwner', path: '/candidate', face: 'refused' },
  ],
  '/candidates/drafts': () => [
    { as: 'owner', path: '/candidates/drafts' },
    { as: 'rivalOwner', path: '/candidates/drafts', face: 'empty' },
    { as: 'pendingOwner', path: '/candidates/drafts', face: 'refused' },
  ],
  '/candidates/disputes': () => [
    { as: 'owner', path: '/candidates/disputes' },
    { as: 'pendingOwner', path: '/candidates/disputes', face: 'refused' },
  ],
  '/candidates/consents': () => [
    { as: 'owner', path: '/candidates/consents' },
    { as: 'rivalOwner', path: '/candidates/consents?state=expired', face: 'empty' },
    { as: 'pendingOwner', path: '/candidates/consents', face: 'refused' },
  ],
  '/candidates/viewer': ({ engagement, request, candidate, client }) => [
    {
      as: 'owner',
      path: `/candidates/viewer?talentRequestId=${request}&candidateId=${candidate}&auctionType=successfee&clientId=${client}&successFeeId=${engagement}`,
    },
  ],
  '/employer/candidates/$candidateId': ({ candidate }) => [
    { as: 'employer', path: `/employer/candidates/${candidate}` },
  ],
  '/prequalification': () => [
    { as: 'owner', path: '/prequalification' },
    { as: 'owner', path: '/prequalification?q=zzz', face: 'empty' },
    { as: 'standard', path: '/prequalification', face: 'read-only' },
  ],
  '/prequalification/$clientId': ({ client }) => [{ as: 'owner', path: `/prequalification/${client}` }],
  '/prequalificationdocuments': () => [
    { as: 'owner', path: '/prequalificationdocuments' },
    { as: 'standard', path: '/prequalificationdocuments', face: 'read-only' },
  ],
  '/employer/prequalifications': () => [
    { as: 'employer', path: '/employer/prequalifications' },
    { as: 'employer', path: '/employer/prequalifications?status=3', face: 'empty' },
  ],
  '/employer/prequalifications/$prequalificationId': ({ prequalification }) => [
    { as: 'employer', path: `/employer/prequalifications/${prequalification}` },
  ],
  '/employer/response-times': () => [{ as: 'employer', path: '/employer/response-times' }],
  '/employer/ownership': () => [{ as: 'employer', path: '/employer/ownership' }],
  '/employer/applications': () => [{ as: 'employer', path: '/employer/applications' }],
  '/employer/engagements/new': ({ draft }) => [
    { as: 'employer', path: '/employer/engagements/new' },
    { as: 'employer', path: `/employer/engagements/new?draft=${draft}`, face: 'written' },
  ],
  '/employer/engagements/preview': ({ draft }) => [
    { as: 'employer', path: `/employer/engagements/preview?draft=${draft}` },
  ],
  '/employer/engagements': () => [{ as: 'employer', path: '/employer/engagements' }],
  '/employer/engagements/$engagementId': ({ engagement }) => [
    { as: 'employer', path: `/employer/engagements/${engagement}` },
  ],
  '/employer/engagements/$engagementId/applications': ({ engagement }) => [
    { as: 'employer', path: `/employer/engagements/${engagement}/applications` },
  ],
  '/employer/engagements/$engagementId/bidding': ({ auction }) => [
    { as: 'employer', path: `/employer/engagements/${auction}/bidding` },
  ],
  '/employer/engagements/$engagementId/history': ({ engagement }) => [
    { as: 'employer', path: `/employer/engagements/${engagement}/history` },
  ],
  '/employer/engagements/$engagementId/pipeline': ({ engagement }) => [
    { as: 'employer', path: `/employer/engagements/${engagement}/pipeline` },
  ],
  '/employer/engagements/$engagementId/information': ({ engagement }) => [
    { as: 'employer', path: `/employer/engagements/${engagement}/information` },
  ],
  '/provider/audits': () => [{ as: 'providerAdmin', path: '/provider/audits' }],
  '/audits': () => [{ as: 'auditor', path: '/audits' }],
  '/audits/$auditId/$talentRequestId': ({ audit, auditedLot }) => [
    { as: 'auditor', path: `/audits/${audit}/${auditedLot}`, face: 'without two-step sign-in' },
  ],
  '/provider/sign-in-resets': () => [{ as: 'providerAdmin', path: '/provider/sign-in-resets' }],
  '/provider/mails': () => [
    { as: 'providerAdmin', path: '/provider/mails' },
    { as: 'providerAdmin', path: '/provider/mails?status=sent', face: 'sent' },
  ],
  '/account': () => [
    { as: 'owner', path: '/account' },
    { as: 'pendingOwner', path: '/account', face: 'pending' },
  ],
  '/activitystream/notification': () => [
    { as: 'owner', path: '/activitystream/notification?state=all' },
    { as: 'owner', path: '/activitystream/notification?about=bidding&state=archived', face: 'empty' },
    { as: 'pendingOwner', path: '/activitystream/notification', face: 'refused' },
  ],
  '/activitystream/activity': () => [{ as: 'owner', path: '/activitystream/activity' }],
  '/activitystream/settings': () => [{ as: 'owner', path: '/activitystream/settings' }],
  '/email-notification-settings': () => [{ as: 'owner', path: '/email-notification-settings' }],
  '/profile': () => [
    { as: 'owner', path: '/profile' },
    { as: 'standard', path: '/profile', face: 'read-only' },
  ],
  '/profile/addresses': () => [{ as: 'owner', path: '/profile/addresses' }],
  '/profile/classifications': () => [
    { as: 'owner', path: '/profile/classifications' },
    { as: 'rivalOwner', path: '/profile/classifications', face: 'empty' },
  ],
  '/profile/areas': () => [{ as: 'owner', path: '/profile/areas' }],
  '/profile/biography': () => [
    { as: 'owner', path: '/profile/biography' },
    { as: 'standard', path: '/profile/biography', face: 'read-only' },
  ],
  '/profile/testimonials': () => [
    { as: 'owner', path: '/profile/testimonials' },
    { as: 'pendingOwner', path: '/profile/testimonials', face: 'empty' },
    { as: 'standard', path: '/profile/testimonials', face: 'read-only' },
  ],
  '/provider/testimonials': () => [
    { as: 'providerAdmin', path: '/provider/testimonials' },
    { as: 'providerAdmin', path: '/provider/testimonials?status=declined', face: 'declined' },
  ],
  '/unverified': () => [
    { as: 'pendingOwner', path: '/unverified' },
    { as: 'declinedOwner', path: '/unverified', face: 'declined' },
    { as: 'owner', path: '/unverified', face: 'active' },
  ],
  '/profile/summary': () => [
    { as: 'owner', path: '/profile/summary' },
    { as: 'pendingOwner', path: '/profile/summary', face: 'sparse' },
  ],
  '/profile/client-history': () => [
    { as: 'owner', path: '/profile/client-history' },
    { as: 'pendingOwner', path: '/profile/client-history', face: 'empty' },
  ],
  '/profile/assessment': () => [
    { as: 'owner', path: '/profile/assessment' },
    { as: 'standard', path: '/profile/assessment', face: 'read-only' },
    { as: 'declinedOwner', path: '/profile/assessment', face: 'declined' },
  ],
  '/user-management': () => [
    { as: 'owner', path: '/user-management' },
    { as: 'pendingOwner', path: '/user-management', face: 'refused' },
  ],
  '/user-management/$userId': ({ user, owner }) => [
    { as: 'owner', path: `/user-management/${user}` },
    { as: 'admin', path: `/user-management/${owner}`, face: 'owner' },
    { as: 'standard', path: `/user-management/${user}`, face: 'read-only' },
    { as: 'owner', path: '/user-management/01900000-0000-7000-8000-0000000000ff', face: 'gone' },
  ],
  '/user-management/roles': () => [
    { as: 'owner', path: '/user-management/roles' },
    { as: 'owner', path: '/user-management/roles?role=owner', face: 'predefined' },
    { as: 'owner', path: '/user-management/roles?role=new', face: 'new' },
  ],
  '/user-management/security': () => [
    { as: 'owner', path: '/user-management/security' },
    { as: 'admin', path: '/user-management/security', face: 'read-only' },
    { as: 'standard', path: '/user-management/security', face: 'refused' },
  ],
  '/user-management/audit-log': () => [
    { as: 'owner', path: '/user-management/audit-log' },
    { as: 'owner', path: '/user-management/audit-log?entries=erasures&lastDays=7', face: 'none' },
    { as: 'standard', path: '/user-management/audit-log', face: 'refused' },
  ],
  '/your-data': () => [
    { as: 'owner', path: '/your-data' },
    { as: 'employer', path: '/your-data', face: 'employer' },
    { as: 'admin', path: '/your-data', face: 'not-owner' },
  ],
  '/provider/agencies/$tenantId': ({ waitingAgency }) => [
    { as: 'providerAdmin', path: `/provider/agencies/${waitingAgency}` },
  ],
  '/provider/verifications': () => [{ as: 'providerAdmin', path: '/provider/verifications' }],
  '/provider/support': () => [
    { as: 'providerAdmin', path: '/provider/support' },
    { as: 'providerAdmin', path: '/provider/support?status=due', face: 'waiting' },
  ],
  '/provider/lookups': () => [
    { as: 'providerAdmin', path: '/provider/lookups' },
    { as: 'providerAdmin', path: '/provider/lookups?list=currencies&q=zzz', face: 'empty' },
  ],
  '/provider/claims': () => [{ as: 'providerAdmin', path: '/provider/claims' }],
  '/provider/disputes': () => [{ as: 'providerAdmin', path: '/provider/disputes' }],
  '/provider/holds': () => [
    { as: 'providerAdmin', path: '/provider/holds' },
    { as: 'providerAdmin', path: '/provider/holds?email=nobody@inbox.example', face: 'none' },
  ],
  '/provider/escalations': () => [{ as: 'providerAdmin', path: '/provider/escalations' }],
  '/provider/candidate-checks': () => [{ as: 'providerAdmin', path: '/provider/candidate-checks' }],
  '/provider/hires': () => [
    { as: 'providerAdmin', path: '/provider/hires' },
    { as: 'providerAdmin', path: '/provider/hires?q=zzz', face: 'empty' },
  ],
  '/provider/assessments': () => [{ as: 'providerAdmin', path: '/provider/assessments' }],
  '/provider/objections': () => [{ as: 'providerAdmin', path: '/provider/objections' }],
  '/provider/bidding/$engagementId': ({ auction }) => [{ as: 'providerAdmin', path: `/provider/bidding/${auction}` }],
  '/provider/agencies': () => [{ as: 'providerAdmin', path: '/provider/agencies' }],
};
