import type { Permission } from '#contract/common/permissions.ts';
import { profileSections } from '#contract/profile/rules.ts';
import { reportDescriptions } from '#contract/reports/rules.ts';
import { permissionParts } from '#contract/team/rules.ts';
import type { AuditCategory } from '#contract/audit-log/states.ts';
import type { EventKind, KnownEvent, PayloadOf } from '#server/platform/events/payload.ts';
import { profileLists, sentences } from './copy.ts';

/** Looks up the names of the records in entries. If a record has been deleted, the name says so. */
export interface Names {
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
  readonly sentence: (data: PayloadOf<K>, names: Names, candidateId: string | null) => string;
}

const fixed = (category: AuditCategory, sentence: string) => ({ category, sentence: () => sentence });

const ofUser = (say: (values: { user: string }) => string) => ({
  category: 'users' as const,
  sentence: ({ userId }: { userId: string }, names: Names) => say({ user: names.user(userId) }),
});

const ofDocument = (say: (values: { document: string }) => string) => ({
  category: 'documents' as const,
  sentence: ({ documentId }: { documentId: string }, names: Names) => say({ document: names.document(documentId) }),
});

const ofLink = (say: (values: { draft: string }) => string) => ({
  category: 'links' as const,
  sentence: ({ draftCandidateId }: { draftCandidateId: string }, names: Names) =>
    say({ draft: names.draft(draftCandidateId) }),
});

const ofConsent = (say: (values: { candidate: string }) => string) => ({
  category: 'consents' as const,
  sentence: ({ consentRequestId }: { consentRequestId: string }, names: Names) =>
    say({ candidate: names.consent(consentRequestId) }),
});

/** Describes a change to a user's roles. Older events don't say which roles changed. */
const ofHeldRoles = (say: (values: { user: string; count: number; roles: string }) => string) => ({
  category: 'roles' as const,
  sentence: ({ userId, roleIds }: { userId: string; roleIds: string[] }, names: Names) => {
    const user = names.user(userId);
    const roles = roleIds.map((roleId) => names.role(roleId)).join(', ');
    return roleIds.length === 0 ? sentences.rolesChanged({ user }) : say({ user, count: roleIds.length, roles });
  },
});

/** Formats permissions, for example `Manage Users: Add Tech Support, Messaging: Message`. */
const list = (permissions: readonly Permission[]): string =>
  permissions
    .map(permissionParts)
    .map(({ module, feature }) => `${module}: ${feature}`)
    .join(', ');

const titleOfPart = (part: PayloadOf<'profile.changed'>['section']): string =>
  part in profileLists
    ? profileLists[part as keyof typeof profileLists]
    : (profileSections.find(({ key }) => key === part)?.title ?? part);

const withPermissions = (sentence: string, added: readonly Permission[], removed: readonly Permission[]): string => {
  const more = added.length === 0 ? sentence : sentences.permissionsAdded({ sentence, permissions: list(added) });
  return removed.length === 0 ? more : sentences.permissionsRemoved({ sentence: more, permissions: list(removed) });
};

/** The event kinds shown in the audit log; it leaves out all others. */
const entries: { readonly [K in EventKind]?: Entry<K> } = {
  'identity.signed-in': fixed('sign-in', sentences.signedIn),
  'identity.new-device': fixed('sign-in', sentences.newDevice),
  'identity.sign-in-failed': {
    category: 'sign-in',
    sentence: ({ wrong }) =>
      ({
        password: sentences.signInFailedPassword,
        code: sentences.signInFailedCode,
        passkey: sentences.signInFailedPasskey,
      })[wrong],
  },
  'identity.signed-out': fixed('sign-in', sentences.signedOut),
  'identity.session-ended': fixed('sign-in', sentences.sessionEnded),
  'identity.session-revoked': fixed('sign-in', sentences.sessionRevoked),
  'identity.registered': fixed('sign-in', sentences.registered),
  'identity.email-confirmed': fixed('sign-in', sentences.emailConfirmed),
  'identity.password-mail-asked': fixed('sign-in', sentences.passwordMailAsked),
  'identity.password-set': {
    category: 'sign-in',
    sentence: ({ isFirst }) => (isFirst ? sentences.passwordCreated : sentences.passwordChanged),
  },
  'identity.passkey-added': fixed('sign-in', sentences.passkeyAdded),
  'identity.passkey-removed': fixed('sign-in', sentences.passkeyRemoved),
  'identity.second-factor-on': fixed('sign-in', sentences.secondFactorOn),
  'identity.second-factor-off': fixed('sign-in', sentences.secondFactorOff),
  'team.user-created': ofUser(sentences.userAdded),
  'team.user-changed': ofUser(sentences.userChanged),
  'team.user-deleted': ofUser(sentences.userRemoved),
  'team.sign-in-closed': ofUser(sentences.signInClosed),
  'team.login-asked': ofUser(sentences.loginSent),
  'team.staff-added': ofUser(sentences.staffAdded),
  'team.reset-requested': ofUser(sentences.resetRequested),
  'team.reset-cancelled': ofUser(sentences.resetCancelled),
  'team.second-factor-reset': ofUser(sentences.secondFactorReset),
  'team.ownership-handed-over': {
    category: 'users',
    sentence: ({ userId, fromUserId, staysOwner }, names) => {
      const user = names.user(userId);
      return staysOwner
        ? sentences.ownerAdded({ user })
        : sentences.ownershipHandedOver({ user, former: names.user(fromUserId) });
    },
  },
  'team.roles-assigned': ofHeldRoles(sentences.rolesAssigned),
  'team.roles-removed': ofHeldRoles(sentences.rolesRemoved),
  'team.role-created': {
    category: 'roles',
    sentence: ({ roleId, added }, names) =>
      withPermissions(sentences.roleCreated({ role: names.role(roleId) }), added, []),
  },
  'team.role-changed': {
    category: 'roles',
    sentence: ({ roleId, added, removed }, names) =>
      withPermissions(sentences.roleChanged({ role: names.role(roleId) }), added, removed),
  },
  'team.role-deleted': {
    category: 'roles',
    sentence: ({ roleId }, names) => sentences.roleDeleted({ role: names.role(roleId) }),
  },
  'team.group-changed': fixed('roles', sentences.rolesArchived),
  'profile.changed': {
    category: 'settings',
    sentence: ({ section }) => sentences.profileChanged({ part: titleOfPart(section) }),
  },
  'profile.brand-changed': fixed('settings', sentences.brandChanged),
  'profile.assessment-confirmed': fixed('settings', sentences.assessmentConfirmed),
  'profile.agency-approved': fixed('settings', sentences.agencyApproved),
  'profile.agency-declined': fixed('settings', sentences.agencyDeclined),
  'tenant.ownership-terms-changed': {
    category: 'settings',
    sentence: ({ ownershipDays: count, ownershipScope }) =>
      ownershipScope === 'all_requests'
        ? sentences.ownershipTermsAll({ count })
        : sentences.ownershipTermsOne({ count }),
  },
  'team.flags-changed': fixed('settings', sentences.flagsChanged),
  'team.security-changed': {
    category: 'settings',
    sentence: ({ required, released }, names) => {
      const list = (keys: readonly string[]): string => keys.map((key) => names.role(key)).join(', ');
      if (required.length === 0) return sentences.securityReleased({ roles: list(released) });
      const sentence = sentences.securityRequired({ roles: list(required) });
      return released.length === 0 ? sentence : sentences.securityBoth({ sentence, roles: list(released) });
    },
  },
  'draft-candidate.access-changed': {
    category: 'settings',
    sentence: ({ isAccessible }) => (isAccessible ? sentences.assessmentsOn : sentences.assessmentsOff),
  },
  'person.retention-changed': {
    category: 'settings',
    sentence: ({ months }) => sentences.retentionChanged({ months }),
  },
  'prequalification.document-added': ofDocument(sentences.documentAdded),
  'prequalification.document-replaced': ofDocument(sentences.documentReplaced),
  'prequalification.document-described': ofDocument(sentences.documentDescribed),
  'prequalification.document-deleted': fixed('documents', sentences.documentDeleted),
  'prequalification.document-opened': ofDocument(sentences.documentOpened),
  'my-week.calendar-created': fixed('links', sentences.calendarCreated),
  'my-week.calendar-revoked': fixed('links', sentences.calendarRevoked),
  'draft-candidate.link-issued': ofLink(sentences.linkIssued),
  'draft-candidate.link-revoked': ofLink(sentences.linkRevoked),
  'consent.requested': ofConsent(sentences.consentRequested),
  'consent.resent': ofConsent(sentences.consentResent),
  'consent.opened': ofConsent(sentences.consentOpened),
  'consent.expired': ofConsent(sentences.consentExpired),
  'consent.submitted': ofConsent(sentences.consentSubmitted),
  'consent.not-submitted': ofConsent(sentences.consentNotSubmitted),
  'consent.code-requested': ofConsent(sentences.consentCodeRequested),
  'consent.cancelled': ofConsent(sentences.consentCancelled),
  'consent.agreed': ofConsent(sentences.consentGiven),
  'consent.refused': ofConsent(sentences.consentRefused),
  'consent.withdrawn': ofConsent(sentences.consentWithdrawn),
  'consent.exported': ofConsent(sentences.consentExported),
  'consent.erased': fixed('consents', sentences.consentErased),
  'person.renewal-asked': {
    category: 'consents',
    sentence: ({ personId }, names) => sentences.renewalAsked({ person: names.person(personId) }),
  },
  'person.renewed': {
    category: 'consents',
    sentence: ({ personId }, names) => sentences.personRenewed({ person: names.person(personId) }),
  },
  'person.keep-refused': {
    category: 'consents',
    sentence: ({ personId }, names) => sentences.keepRefused({ person: names.person(personId) }),
  },
  'report.downloaded': {
    category: 'exports',
    sentence: ({ reportId }) => sentences.reportDownloaded({ report: reportDescriptions[reportId].name }),
  },
  'report.candidates-exported': {
    category: 'exports',
    sentence: ({ candidates: count, format }) => sentences.candidatesExported({ count, format: format.toUpperCase() }),
  },
  'person.exported': {
    category: 'exports',
    sentence: ({ personId }, names) => sentences.personExported({ person: names.person(personId) }),
  },
  'person.plan-exported': {
    category: 'exports',
    sentence: ({ people: count }) => sentences.planExported({ count }),
  },
  'audit-log.exported': {
    category: 'exports',
    sentence: ({ entries: count, format }) => sentences.logExported({ count, format: format.toUpperCase() }),
  },
  'privacy.erasure-asked': {
    category: 'erasures',
    sentence: ({ kind, subjectId }, names) =>
      kind === 'user'
        ? sentences.userErasureRequested({ user: names.user(subjectId) })
        : sentences.candidateErasureRequested({ candidate: names.candidate(subjectId) }),
  },
  'candidate.erased': {
    category: 'erasures',
    sentence: (_, names, candidateId) => sentences.candidateErased({ candidate: names.candidate(candidateId) }),
  },
  'person.held': {
    category: 'erasures',
    sentence: ({ personId }, names) => sentences.personHeld({ person: names.person(personId) }),
  },
  'person.hold-lifted': {
    category: 'erasures',
    sentence: ({ personId }, names) => sentences.holdLifted({ person: names.person(personId) }),
  },
  'person.erased': {
    category: 'erasures',
    sentence: ({ candidateIds }) => sentences.personErased({ count: candidateIds.length }),
  },
};

/** Returns the event kinds in a category, or all of them if no category is given. */
export const auditedKinds = (category?: AuditCategory): string[] =>
  Object.entries(entries)
    .filter(([, entry]) => category === undefined || entry.category === category)
    .map(([kind]) => kind);

/** Returns the category and the sentence for an event. */
export const describeEntry = <K extends EventKind>(
  { kind, data, candidateId }: { kind: K; data: PayloadOf<K>; candidateId: string | null },
  names: Names,
): { category: AuditCategory; sentence: string } => {
  const entry = entries[kind];
  if (!entry) throw new Error(`The audit log has no entry for ${kind}.`);
  return { category: entry.category, sentence: entry.sentence(data, names, candidateId) };
};
