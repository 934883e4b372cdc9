import { createHash } from 'node:crypto';
import { makeAttachment, makeMessage, makeThread } from '#server/clarifications/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import { makePdf } from '#server/platform/files/pdf.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';

const hourMs = 3_600_000;

type Side = 'agency' | 'client';
interface Line {
  readonly side: Side;
  readonly hoursAgo: number;
  readonly text: string;
  readonly isNote?: true;
  /** The email address of the colleague mentioned in the text. */
  readonly mentions?: string;
  /** The title and lines of the attached PDF. */
  readonly file?: { readonly title: string; readonly lines: readonly string[] };
}
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
      {
        side: 'client',
        hoursAgo: 75,
        text: 'Our framework terms end in January. Shall we keep the fee bands and only review the guarantee?',
      },
      {
        side: 'agency',
        hoursAgo: 73,
        text: 'Gladly. Twelve weeks instead of eight would suit us for permanent nursing roles.',
      },
      {
        side: 'agency',
        hoursAgo: 72,
        text: '@Tom Okafor, margin allows eleven percent at most if they ask for sixteen weeks. Do you agree?',
        isNote: true,
        mentions: 'admin@harbour.example',
      },
      {
        side: 'client',
        hoursAgo: 5,
        text: 'Twelve weeks it is. The wording is attached.',
        file: {
          title: 'Framework terms 2027',
          lines: [
            'Fee bands as in 2026.',
            'Guarantee: twelve weeks for permanent nursing roles, eight for all others.',
            'Invoices are due 30 days after the first working day.',
          ],
        },
      },
    ],
  },
  {
    agency: 'Harbour Talent',
    client: 'Northwind Health',
    subject: 'Invoice addresses since the move',
    lines: [
      {
        side: 'agency',
        hoursAgo: 190,
        text: 'Which address should we put on invoices now that you have moved to Collins Street?',
      },
      {
        side: 'client',
        hoursAgo: 188,
        text: 'The new one, with the cost centre of the ward as reference. See https://northwind.example/invoices',
      },
    ],
  },
  {
    agency: 'Quayside Search',
    client: 'Northwind Health',
    subject: 'Roles planned for the new imaging wing',
    lines: [
      {
        side: 'agency',
        hoursAgo: 30,
        text: 'We hear that imaging opens in May. Are you already planning to hire radiographers?',
      },
      {
        side: 'client',
        hoursAgo: 26,
        text: 'Yes, six from March. Their talent requests will be in the next engagement.',
      },
    ],
  },
];

const attachPdf = async (
  scope: SystemScope,
  files: Files,
  message: Awaited<ReturnType<typeof makeMessage>>,
  { title, lines }: NonNullable<Line['file']>,
): Promise<void> => {
  const bytes = await makePdf({ title, under: 'Draft', sections: [{ heading: 'Terms', lines }] });
  const id = demoId(`attachment ${message.id}`);
  const storageKey = `${id}.pdf`;
  await files.write(storageKey, bytes);
  await makeAttachment(scope.db, {
    id,
    messageId: message.id,
    supplierId: message.supplierId,
    clientId: message.clientId,
    uploadedBy: message.authorUserId ?? id,
    fileName: `${title.replaceAll(' ', '-')}.pdf`,
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    createdAt: message.createdAt,
  });
};

/**
 * Creates the discussions between agencies and clients in the demo world. The agency has an unread message in the first
 * one.
 */
export const makeDiscussions = async (scope: SystemScope, files: Files): Promise<void> => {
  const users = await scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['appUser.id', 'appUser.firstName', 'appUser.lastName', 'appUser.email'])
    .select(['tenant.id as tenantId', 'tenant.name'])
    .orderBy('appUser.isOwner')
    .orderBy('appUser.email', 'desc')
    .execute();
  const byCompany = new Map(users.map((user) => [user.name, user]));
  for (const { agency, client, subject, lines } of exchanges) {
    const parties = { agency: byCompany.get(agency), client: byCompany.get(client) };
    if (!parties.agency || !parties.client) continue;
    const at = (hoursAgo: number): Date => new Date(scope.now.getTime() - hoursAgo * hourMs);
    const shared = lines.filter(({ isNote }) => isNote !== true);
    const thread = await makeThread(scope.db, {
      id: demoId(`discussion ${agency} ${subject}`),
      kind: 'discussion',
      supplierId: parties.agency.tenantId,
      clientId: parties.client.tenantId,
      supplierName: agency,
      subject,
      createdAt: at(shared[0]?.hoursAgo ?? 0),
      lastMessageAt: at(shared.at(-1)?.hoursAgo ?? 0),
    });
    for (const [index, { side, hoursAgo, text, isNote = false, mentions, file }] of lines.entries()) {
      const author = parties[side] ?? parties.agency;
      const mentioned = users.filter(({ email }) => email === mentions);
      const message = await makeMessage(scope.db, thread, {
        id: demoId(`discussion ${agency} ${subject} ${String(index)}`),
        side,
        visibleTo: isNote ? side : 'both',
        authorUserId: author.id,
        authorName: `${author.firstName} ${author.lastName}`,
        text,
        mentions: mentioned.map(({ id, firstName, lastName }) => ({ userId: id, name: `${firstName} ${lastName}` })),
        isQuestion: false,
        createdAt: at(hoursAgo),
      });
      if (file) await attachPdf(scope, files, message, file);
    }
    // Each side has read everything up to its own last message.
    for (const side of ['agency', 'client'] as const) {
      const { id: userId, tenantId } = parties[side] ?? parties.agency;
      const readAt = at(lines.findLast((line) => line.side === side)?.hoursAgo ?? 0);
      await scope.db.insertInto('threadReader').values({ threadId: thread.id, userId, tenantId, readAt }).execute();
    }
  }
};
