import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';

interface Said {
  readonly subject: string;
  readonly words: string;
}

const unsaid: Said = { subject: 'Prequalification', words: 'Its page has everything that is known.' };

const said: Partial<Record<NotificationKindName, Said>> = {
  'prequalification-received': {
    subject: 'Prequalification requested',
    words: 'The request has what the agency says of itself, and the documents that it has opened to you.',
  },
  'prequalification-approved': {
    subject: 'Prequalification approved',
    words: 'Engagements of this kind that ask for prequalification are open to your agency now.',
  },
  'prequalification-extended': {
    subject: 'Prequalification extended',
    words: 'It holds until its new last day, on the documents that it was given on. You need not ask again.',
  },
  'prequalification-declined': {
    subject: 'Prequalification declined',
    words: 'The page has the reason. You can ask again with a new document, or after 30 days.',
  },
  'prequalification-revoked': {
    subject: 'Prequalification revoked',
    words: 'The page has the reason. What your agency is working on goes on; new applications need a new approval.',
  },
  'prequalification-expiring': {
    subject: 'Prequalification ends soon',
    words: 'After its last day, new applications need a new approval. What your agency is working on goes on.',
  },
  'prequalification-expired': {
    subject: 'Prequalification ended',
    words: 'New applications need a new approval, which you can ask for now. What is running goes on.',
  },
  'prequalification-document-expiring': {
    subject: 'Document expires soon',
    words: 'Replace it in your library, so that clients who may see it have one that holds.',
  },
};

const aboutOf = ({ kindOfRole, document }: { kindOfRole: string | null; document: string | null }): string =>
  kindOfRole ?? document ?? 'Rolecall';

/** To either side: what became of a prequalification, and what runs out. */
export const prequalification: NoticeTemplate = {
  subject: ({ notices: [notice] }) => {
    const { subject } = (notice && said[notice.kind]) ?? unsaid;
    return notice ? `${subject}: ${aboutOf(notice)}` : subject;
  },
  Letter: ({ facts, notice }) => {
    const { words } = said[notice.kind] ?? unsaid;
    const isForEmployer = notice.kind === 'prequalification-received';
    return (
      <NoticeFrame
        facts={facts}
        subject={prequalification.subject(facts)}
        preview={words}
        over="Prequalification"
        title={notice.sentence}
        why="You get this because mails about applications are on."
      >
        <MailText>{words}</MailText>
        <MailFactList
          rows={[
            isForEmployer ? ['Agency', notice.agency] : ['Employer', notice.client],
            ['Kind of role', notice.kindOfRole],
            ['Document', notice.document],
            ['Last day', notice.day],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {isForEmployer ? 'Open the request' : 'Open the page'}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};
