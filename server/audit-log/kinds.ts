import type { Permission } from '#contract/common/permissions.ts';
import { profileSections } from '#contract/profile/rules.ts';
import { reportCopy } from '#contract/reports/copy.ts';
import { splitPermission } from '#contract/team/rules.ts';
import type { AuditCategory } from '#contract/audit-log/states.ts';
import type { EventKind, KnownEvent, PayloadOf } from '#server/platform/events/payload.ts';
import { profileListNames, auditLogSentences } from './copy.ts';

/**
 * Looks up the names of the records in entries. If a name no longer exists, returns a phrase such as 'an erased
 * person'.
 */
export interface RecordNames {
  readonly user: (userId: string) => string;
  readonly role: (roleId: string) => string;
  readonly document: (documentId: string) => string;
  readonly draft: (draftCandidateId: string) => string;
  readonly consent: (consentRequestId: string) => string;
  readonly person: (personId: string) => string;
  readonly candidate: (candidateId: string | null) => string;
}

/** A recorded event with the ID of the candidate it concerns, if any. */
export type AuditedEvent = KnownEvent & { readonly candidateId: string | null };

interface Entry<K extends EventKind> {
  readonly category: AuditCategory;
  readonly sentence: (data: PayloadOf<K>, names: RecordNames, candidateId: string | null) => string;
}

const fixed = (category: AuditCategory, sentence: string) => ({ category, sentence: () => sentence });

const ofUser = (say: (values: { user: string }) => string) => ({
  category: 'users' as const,
  sentence: ({ userId }: { userId: string }, names: RecordNames) => say({ user: names.user(userId) }),
});

const ofDocument = (say: (values: { document: string }) => string) => ({
  category: 'documents' as const,
  sentence: ({ documentId }: { documentId: string }, names: RecordNames) =>
    say({ document: names.document(documentId) }),
});

const ofLink = (say: (values: { draft: string }) => string) => ({
  category: 'links' as const,
  sentence: ({ draftCandidateId }: { draftCandidateId: string }, names: RecordNames) =>
    say({ draft: names.draft(draftCandidateId) }),
});

const ofConsent = (say: (values: { candidate: string }) => string) => ({
  category: 'consents' as const,
  sentence: ({ consentRequestId }: { consentRequestId: string }, names: RecordNames) =>
    say({ candidate: names.consent(consentRequestId) }),
});

/** Describes a change to a user's roles. Older events don't record which roles changed. */
const ofHeldRoles = (say: (values: { user: string; count: number; roles: string }) => string) => ({
  category: 'roles' as const,
  sentence: ({ userId, roleIds }: { userId: string; roleIds: string[] }, names: RecordNames) => {
    const user = names.user(userId);
    const roles = roleIds.map((roleId) => names.role(roleId)).join(', ');
    return roleIds.length === 0
      ? auditLogSentences.rolesChanged({ user })
      : say({ user, count: roleIds.length, roles });
  },
});

/** Formats permissions, for example `Manage Users: Add Tech Support, Messaging: Message`. */
const list = (permissions: readonly Permission[]): string =>
  permissions
    .map(splitPermission)
    .map(({ module, feature }) => `${module}: ${feature}`)
    .join(', ');

const titleOfPart = (part: PayloadOf<'profile.changed'>['section']): string =>
  part in profileListNames
    ? profileListNames[part as keyof typeof profileListNames]
    : (profileSections.find(({ key }) => key === part)?.title ?? part);

const withPermissions = (sentence: string, added: readonly Permission[], removed: readonly Permission[]): string => {
  const more =
    added.length === 0 ? sentence : auditLogSentences.permissionsAdded({ sentence, permissions: list(added) });
  return removed.length === 0
    ? more
    : auditLogSentences.permissionsRemoved({ sentence: more, permissions: list(removed) });
};

/** The event kinds shown in the audit log. All other kinds are left out. */
const entries: { readonly [K in EventKind]?: Entry<K> } = {
  'identity.signed-in': fixed('sign-in', auditLogSentences.signedIn),
  'identity.new-device': fixed('sign-in', auditLogSentences.newDevice),
  'identity.sign-in-failed': {
    category: 'sign-in',
    sentence: ({ wrong }) =>
      ({
        password: auditLogSentences.signInFailedPassword,
        code: auditLogSentences.signInFailedCode,
        passkey: auditLogSentences.signInFailedPasskey,
      })[wrong],
  },
  'identity.signed-out': fixed('sign-in', auditLogSentences.signedOut),
  'identity.session-ended': fixed('sign-in', auditLogSentences.sessionEnded),
  'identity.session-revoked': fixed('sign-in', auditLogSentences.sessionRevoked),
  'identity.registered': fixed('sign-in', auditLogSentences.registered),
  'identity.email-confirmed': fixed('sign-in', auditLogSentences.emailConfirmed),
  'identity.password-mail-asked': fixed('sign-in', auditLogSentences.passwordMailAsked),
  'identity.password-set': {
    category: 'sign-in',
    sentence: ({ isFirst }) => (isFirst ? auditLogSentences.passwordCreated : auditLogSentences.passwordChanged),
  },
  'identity.passkey-added': fixed('sign-in', auditLogSentences.passkeyAdded),
  'identity.passkey-removed': fixed('sign-in', auditLogSentences.passkeyRemoved),
  'identity.second-factor-on': fixed('sign-in', auditLogSentences.secondFactorOn),
  'identity.second-factor-off': fixed('sign-in', auditLogSentences.secondFactorOff),
  'team.user-created': ofUser(auditLogSentences.userAdded),
  'team.user-changed': ofUser(auditLogSentences.userChanged),
  'team.user-deleted': ofUser(auditLogSentences.userRemoved),
  'team.sign-in-closed': ofUser(auditLogSentences.signInClosed),
  'team.login-asked': ofUser(auditLogSentences.loginSent),
  'team.staff-added': ofUser(auditLogSentences.staffAdded),
  'team.reset-requested': ofUser(auditLogSentences.resetRequested),
  'team.reset-cancelled': ofUser(auditLogSentences.resetCancelled),
  'team.second-factor-reset': ofUser(auditLogSentences.secondFactorReset),
  'team.ownership-handed-over': {
    category: 'users',
    sentence: ({ userId, fromUserId, staysOwner }, names) => {
      const user = names.user(userId);
      return staysOwner
        ? auditLogSentences.ownerAdded({ user })
        : auditLogSentences.ownershipHandedOver({ user, former: names.user(fromUserId) });
    },
  },
  'team.roles-assigned': ofHeldRoles(auditLogSentences.rolesAssigned),
  'team.roles-removed': ofHeldRoles(auditLogSentences.rolesRemoved),
  'team.role-created': {
    category: 'roles',
    sentence: ({ roleId, added }, names) =>
      withPermissions(auditLogSentences.roleCreated({ role: names.role(roleId) }), added, []),
  },
  'team.role-changed': {
    category: 'roles',
    sentence: ({ roleId, added, removed }, names) =>
      withPermissions(auditLogSentences.roleChanged({ role: names.role(roleId) }), added, removed),
  },
  'team.role-deleted': {
    category: 'roles',
    sentence: ({ roleId }, names) => auditLogSentences.roleDeleted({ role: names.role(roleId) }),
  },
  'team.group-changed': fixed('roles', auditLogSentences.rolesArchived),
  'profile.changed': {
    category: 'settings',
    sentence: ({ section }) => auditLogSentences.profileChanged({ part: titleOfPart(section) }),
  },
  'profile.brand-changed': fixed('settings', auditLogSentences.brandChanged),
  'profile.assessment-confirmed': fixed('settings', auditLogSentences.assessmentConfirmed),
  'profile.agency-approved': fixed('settings', auditLogSentences.agencyApproved),
  'profile.agency-declined': fixed('settings', auditLogSentences.agencyDeclined),
  'tenant.ownership-terms-changed': {
    category: 'settings',
    sentence: ({ ownershipDays: count, ownershipScope, requiresCandidateConsent }) => {
      const sentence =
        ownershipScope === 'all_requests'
          ? auditLogSentences.ownershipTermsAll({ count })
          : auditLogSentences.ownershipTermsOne({ count });
      return requiresCandidateConsent === true ? auditLogSentences.ownershipTermsWithConsent({ sentence }) : sentence;
    },
  },
  'team.flags-changed': fixed('settings', auditLogSentences.flagsChanged),
  'team.security-changed': {
    category: 'settings',
    sentence: ({ required, released }, names) => {
      const list = (keys: readonly string[]): string => keys.map((key) => names.role(key)).join(', ');
      if (required.length === 0) return auditLogSentences.securityReleased({ roles: list(released) });
      const sentence = auditLogSentences.securityRequired({ roles: list(required) });
      return released.length === 0 ? sentence : auditLogSentences.securityBoth({ sentence, roles: list(released) });
    },
  },
  'draft-candidate.access-changed': {
    category: 'settings',
    sentence: ({ isAccessible }) => (isAccessible ? auditLogSentences.assessmentsOn : auditLogSentences.assessmentsOff),
  },
  'person.retention-changed': {
    category: 'settings',
    sentence: ({ months }) => auditLogSentences.retentionChanged({ months }),
  },
  'prequalification.document-added': ofDocument(auditLogSentences.documentAdded),
  'prequalification.document-replaced': ofDocument(auditLogSentences.documentReplaced),
  'prequalification.document-described': ofDocument(auditLogSentences.documentDescribed),
  'prequalification.document-deleted': fixed('documents', auditLogSentences.documentDeleted),
  'prequalification.document-opened': ofDocument(auditLogSentences.documentOpened),
  'my-week.calendar-created': fixed('links', auditLogSentences.calendarCreated),
  'my-week.calendar-revoked': fixed('links', auditLogSentences.calendarRevoked),
  'draft-candidate.link-issued': ofLink(auditLogSentences.linkIssued),
  'draft-candidate.link-revoked': ofLink(auditLogSentences.linkRevoked),
  'consent.requested': ofConsent(auditLogSentences.consentRequested),
  'consent.resent': ofConsent(auditLogSentences.consentResent),
  'consent.opened': ofConsent(auditLogSentences.consentOpened),
  'consent.expired': ofConsent(auditLogSentences.consentExpired),
  'consent.submitted': ofConsent(auditLogSentences.consentSubmitted),
  'consent.not-submitted': ofConsent(auditLogSentences.consentNotSubmitted),
  'consent.code-requested': ofConsent(auditLogSentences.consentCodeRequested),
  'consent.cancelled': ofConsent(auditLogSentences.consentCancelled),
  'consent.agreed': ofConsent(auditLogSentences.consentGiven),
  'consent.refused': ofConsent(auditLogSentences.consentRefused),
  'consent.withdrawn': ofConsent(auditLogSentences.consentWithdrawn),
  'consent.exported': ofConsent(auditLogSentences.consentExported),
  'consent.erased': fixed('consents', auditLogSentences.consentErased),
  'person.renewal-asked': {
    category: 'consents',
    sentence: ({ personId }, names) => auditLogSentences.renewalAsked({ person: names.person(personId) }),
  },
  'person.renewed': {
    category: 'consents',
    sentence: ({ personId }, names) => auditLogSentences.personRenewed({ person: names.person(personId) }),
  },
  'person.keep-refused': {
    category: 'consents',
    sentence: ({ personId }, names) => auditLogSentences.keepRefused({ person: names.person(personId) }),
  },
  'report.downloaded': {
    category: 'exports',
    sentence: ({ reportId }) => auditLogSentences.reportDownloaded({ report: reportCopy[reportId].name }),
  },
  'report.candidates-exported': {
    category: 'exports',
    sentence: ({ candidates: count, format }) =>
      auditLogSentences.candidatesExported({ count, format: format.toUpperCase() }),
  },
  'report.model-calls-exported': {
    category: 'exports',
    sentence: ({ calls: count, format }) =>
      auditLogSentences.modelCallsExported({ count, format: format.toUpperCase() }),
  },
  'person.exported': {
    category: 'exports',
    sentence: ({ personId }, names) => auditLogSentences.personExported({ person: names.person(personId) }),
  },
  'person.plan-exported': {
    category: 'exports',
    sentence: ({ people: count }) => auditLogSentences.planExported({ count }),
  },
  'privacy.own-data-exported': fixed('exports', auditLogSentences.ownDataExported),
  'audit-log.exported': {
    category: 'exports',
    sentence: ({ entries: count, format }) => auditLogSentences.logExported({ count, format: format.toUpperCase() }),
  },
  'privacy.erasure-asked': {
    category: 'erasures',
    sentence: ({ kind, subjectId }, names) =>
      kind === 'user'
        ? auditLogSentences.userErasureRequested({ user: names.user(subjectId) })
        : auditLogSentences.candidateErasureRequested({ candidate: names.candidate(subjectId) }),
  },
  'candidate.erased': {
    category: 'erasures',
    sentence: (_, names, candidateId) => auditLogSentences.candidateErased({ candidate: names.candidate(candidateId) }),
  },
  'person.held': {
    category: 'erasures',
    sentence: ({ personId }, names) => auditLogSentences.personHeld({ person: names.person(personId) }),
  },
  'person.hold-lifted': {
    category: 'erasures',
    sentence: ({ personId }, names) => auditLogSentences.holdLifted({ person: names.person(personId) }),
  },
  'person.unsubmitted-erased': {
    category: 'erasures',
    sentence: ({ kind }) =>
      kind === 'draft' ? auditLogSentences.draftRetentionEnded : auditLogSentences.consentRetentionEnded,
  },
  'person.erased': {
    category: 'erasures',
    sentence: ({ candidateIds }) => auditLogSentences.personErased({ count: candidateIds.length }),
  },
};

/** Returns the event kinds in a category, or all of them if no category is given. */
export const auditedEventKinds = (category?: AuditCategory): string[] =>
  Object.entries(entries)
    .filter(([, entry]) => category === undefined || entry.category === category)
    .map(([kind]) => kind);

/** Returns the category and the sentence for an event. */
export const describeLogEntry = <K extends EventKind>(
  { kind, data, candidateId }: { kind: K; data: PayloadOf<K>; candidateId: string | null },
  names: RecordNames,
): { category: AuditCategory; sentence: string } => {
  const entry = entries[kind];
  if (!entry) throw new Error(`The audit log has no entry for ${kind}.`);
  return { category: entry.category, sentence: entry.sentence(data, names, candidateId) };
};
