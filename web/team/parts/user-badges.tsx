import type { TeamUser } from '#web/team/client.ts';
import { words } from '#web/team/words.ts';
import { Badge } from '#web/ui/mark/badge.tsx';

/** What departs from an ordinary user. */
export const UserBadges = ({ user }: { user: TeamUser }) => (
  <>
    {user.isStaff && <Badge tone="role">{words.ofRolecall}</Badge>}
    {user.isTestAccount && <Badge tone="info">{words.testAccount}</Badge>}
    {!user.email_verified && <Badge tone="warn">{words.notConfirmed}</Badge>}
  </>
);
