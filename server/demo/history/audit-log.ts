import type { EventKind, PayloadInput } from '#server/platform/events/payload.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';
import { demoTenantId, demoUserId } from '../market.ts';

const hourMs = 3_600_000;

interface Act<K extends EventKind = EventKind> {
  kind: K;
  by: string;
  hoursAgo: number;
  data: PayloadInput<K>;
}
const act = <K extends EventKind>(by: string, hoursAgo: number, kind: K, data: PayloadInput<K>): Act<K> => ({
  by,
  hoursAgo,
  kind,
  data,
});

const [owner, admin, user] = ['owner@harbour.example', 'admin@harbour.example', 'user@harbour.example'] as const;
const invited = { userId: demoUserId('noor@harbour.example') };
const bidLead = demoId('role Bid Lead');
const compliance = demoId('role Compliance, read only');

/** Returns about three months of sign-ins, changes and exports in the first agency. */
const acts = (): Act[] => [
  act(owner, 24 * 90, 'team.staff-added', { userId: demoId('staff manager@rolecall.example') }),
  act(owner, 24 * 89, 'team.staff-added', { userId: demoId('staff support@rolecall.example') }),
  act(owner, 24 * 61 + 2, 'team.role-created', { roleId: bidLead, added: ['Bidding Stage=Place Bids'] }),
  act(admin, 24 * 33 + 5, 'identity.second-factor-on', { userId: demoUserId(admin) }),
  act(admin, 24 * 26 + 1, 'team.role-changed', {
    roleId: bidLead,
    added: ['Application Stage=Submit Application Request'],
  }),
  act(user, 24 * 24 + 2, 'identity.second-factor-on', { userId: demoUserId(user) }),
  act(owner, 24 * 22 + 4, 'team.security-changed', { required: [compliance], released: [] }),
  act(admin, 24 * 20 + 5, 'team.reset-requested', { userId: demoUserId(user), resetId: demoId('reset 1') }),
  act(owner, 24 * 20 + 4, 'team.second-factor-reset', { userId: demoUserId(user), resetId: demoId('reset 1') }),
  act(owner, 24 * 19 + 3, 'report.downloaded', { reportId: 'candidateSubmission' }),
  act(user, 24 * 12 + 6, 'identity.new-device', { userId: demoUserId(user) }),
  act(user, 24 * 12 + 6, 'identity.sign-in-failed', { userId: demoUserId(user), wrong: 'password' }),
  act(user, 24 * 12 + 6, 'identity.signed-in', {}),
  act(user, 24 * 11 + 22, 'identity.signed-out', { userId: demoUserId(user) }),
  act(admin, 24 * 9 + 3, 'my-week.calendar-created', {}),
  act(admin, 24 * 8 + 4, 'profile.changed', { section: 'addresses' }),
  act(user, 24 * 5 + 7, 'report.candidates-exported', { candidates: 12, format: 'xlsx' }),
  act(owner, 24 * 2 + 1, 'team.user-created', invited),
  act(owner, 24 * 2 + 1, 'team.login-asked', invited),
  act(user, 25, 'identity.signed-in', {}),
  act(admin, 23, 'identity.signed-in', {}),
];

/** Records the audit log as events, without the reactions that would send email. */
export const makeAuditLog = async (scope: SystemScope): Promise<void> => {
  const supplierId = demoTenantId('harbour');
  await scope.db
    .insertInto('event')
    .values(
      acts().map(({ kind, by, hoursAgo, data }, at) => ({
        id: demoId(`audit log ${String(at)}`),
        kind,
        at: new Date(scope.now.getTime() - hoursAgo * hourMs),
        actorUserId: demoUserId(by),
        supplierId,
        data: scope.payloads.check(kind, data).text,
      })),
    )
    .execute();
};
