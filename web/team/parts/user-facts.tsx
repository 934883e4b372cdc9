import { externalSignInName } from '#web/platform/external-sign-in-name.ts';
import type { TeamUser } from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './team.module.css';
import { UserSecondFactor } from './security/user-second-factor.tsx';
import { UserDeletion, UserOwnership, UserRoles, UserSignIn } from './user-access.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserNames, UserUsername } from './user-names.tsx';

/** A user's details in one line. */
export const UserSummary = ({ user }: { user: TeamUser }) => (
  <span className={s.lead}>
    <span>{user.user_metadata.user_role}</span>
    <span>{user.email}</span>
    <span>
      {copy.created} <DateText value={user.created_at} />
    </span>
    <UserBadges user={user} />
  </span>
);

/**
 * Whether the user can't be made an owner because the caller isn't an owner, doesn't have the permission, or is this
 * user.
 */
const isOwnersOnly = ({ can: { makeOwner } }: TeamUser): boolean =>
  !makeOwner.allowed && makeOwner.reasons.some(({ code }) => code === 'owners-own' || code === 'no-permission');

/** A user's details, for users who can't manage others. The reason why they can't is shown once. */
const LookedAt = ({ user }: { user: TeamUser }) => (
  <FormSection title={copy.information}>
    <div className={s.form}>
      <Facts
        facts={[
          [copy.firstName, user.user_metadata.primary_contact_first_name],
          [copy.lastName, user.user_metadata.primary_contact_last_name],
          [copy.nickname, user.user_metadata.nickname],
          [copy.username, user.username],
          [copy.role, user.user_metadata.user_role],
        ]}
      />
      {!user.can.sendLogin.allowed && <DisabledReason reasons={user.can.sendLogin.reasons} />}
    </div>
  </FormSection>
);

/** The actions on a user, each saved separately. */
export const UserAccess = ({ user, onGone }: { user: TeamUser; onGone: () => Promise<void> }) =>
  user.can.sendLogin.allowed ? (
    <>
      <UserNames user={user} />
      {user.can.edit.allowed && <UserUsername user={user} />}
      <UserRoles user={user} />
      <UserSignIn user={user} />
      {externalSignInName() === null && <UserSecondFactor userId={user.user_id} />}
      {!isOwnersOnly(user) && <UserOwnership user={user} />}
      <UserDeletion user={user} onGone={onGone} />
    </>
  ) : (
    <LookedAt user={user} />
  );
