import { makeMessage, makeThread } from '#server/clarifications/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';

const hourMs = 3_600_000;

type Side = 'agency' | 'client';
type Line = readonly [side: Side, hoursAgo: number, text: string, isNote?: 'note'];
interface Exchange {
  readonly agency: string;
  readonly client: string;
  readonly subject: string;
  readonly lines: readonly Line[];
}

const exchanges: readonly Exchange[] = [
  {
    agency: 'Harbour Talent',
    client: 'Northwind Health',
    subject: 'Framework terms for 2027',
    lines: [
      ['client', 75, 'Our framework terms end in January. Shall we keep the fee bands and only review the guarantee?'],
      ['agency', 73, 'Gladly. Twelve weeks instead of eight would suit us for permanent nursing roles.'],
      ['agency', 72, 'Margin allows eleven percent at most if they ask for sixteen weeks.', 'note'],
      ['client', 5, 'Twelve weeks it is. I will send the wording by Friday.'],
    ],
  },
  {
    agency: 'Harbour Talent',
    client: 'Northwind Health',
    subject: 'Invoice addresses since the move',
    lines: [
      ['agency', 190, 'Which address belongs on invoices since you moved to Collins Street?'],
      [
        'client',
        188,
        'The new one, with the cost centre of the ward as reference. See https://northwind.example/invoices',
      ],
    ],
  },
  {
    agency: 'Quayside Search',
    client: 'Northwind Health',
    subject: 'Roles planned for the new imaging wing',
    lines: [
      ['agency', 30, 'We hear that imaging opens in May. Are radiographers planned already?'],
      ['client', 26, 'Six, from March. The talent requests come with the next engagement.'],
    ],
  },
];

/** Creates discussions of agencies and clients in the demo world; in the first one the agency has a message to read. */
export const makeDiscussions = async (scope: SystemScope): Promise<void> => {
  const users = await scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['appUser.id', 'appUser.firstName', 'appUser.lastName', 'tenant.id as tenantId', 'tenant.name'])
    .orderBy('appUser.isOwner')
    .orderBy('appUser.email', 'desc')
    .execute();
  const byCompany = new Map(users.map((user) => [user.name, user]));
  for (const { agency, client, subject, lines } of exchanges) {
    const parties = { agency: byCompany.get(agency), client: byCompany.get(client) };
    if (!parties.agency || !parties.client) continue;
    const at = (hoursAgo: number): Date => new Date(scope.now.getTime() - hoursAgo * hourMs);
    const shared = lines.filter(([, , , note]) => note === undefined);
    const thread = await makeThread(scope.db, {
      id: demoId(`discussion ${agency} ${subject}`),
      kind: 'discussion',
      supplierId: parties.agency.tenantId,
      clientId: parties.client.tenantId,
      supplierName: agency,
      subject,
      createdAt: at(shared[0]?.[1] ?? 0),
      lastMessageAt: at(shared.at(-1)?.[1] ?? 0),
    });
    for (const [index, [side, hoursAgo, text, note]] of lines.entries()) {
      const author = parties[side] ?? parties.agency;
      await makeMessage(scope.db, thread, {
        id: demoId(`discussion ${agency} ${subject} ${String(index)}`),
        side,
        visibleTo: note === undefined ? 'both' : side,
        authorUserId: author.id,
        authorName: `${author.firstName} ${author.lastName}`,
        text,
        isQuestion: false,
        createdAt: at(hoursAgo),
      });
    }
    // Both authors have read what they answered.
    for (const side of ['agency', 'client'] as const) {
      const { id: userId, tenantId } = parties[side] ?? parties.agency;
      const readAt = at(lines.findLast(([by]) => by === side)?.[1] ?? 0);
      await scope.db.insertInto('threadReader').values({ threadId: thread.id, userId, tenantId, readAt }).execute();
    }
  }
};
