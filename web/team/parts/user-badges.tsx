import type { TeamUser } from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { Badge } from '#web/ui/indicators/badge.tsx';

/** A user's badges: for Rolecall's staff, a test account and an unconfirmed email address. */
export const UserBadges = ({ user }: { user: TeamUser }) => (
  <>
    {user.isStaff && <Badge tone="role">{copy.ofRolecall}</Badge>}
    {user.isTestAccount && <Badge tone="info">{copy.testAccount}</Badge>}
    {!user.email_verified && <Badge tone="warn">{copy.notConfirmed}</Badge>}
  </>
);
