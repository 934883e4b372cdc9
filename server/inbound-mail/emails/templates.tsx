import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { EmailOutcomeEmail, emailOutcomeSubject, type EmailOutcomeFacts } from './email-outcome-email.tsx';

const template = 'inbound-mail-answer' as const;
const link = 'https://rolecall.example/messages?discussion=0199a0c0-0000-7000-8000-000000000001';

const samples: { name: string; facts: EmailOutcomeFacts }[] = [
  {
    name: 'Reply by email refused',
    facts: {
      template,
      result: {
        kind: 'refused',
        texts: [
          'This message can’t be sent at the moment.',
          'Clarification has closed.',
          'The employer can extend the deadline.',
        ],
      },
      link,
      page: 'conversation',
    },
  },
  {
    name: 'Reply by email without some of its files',
    facts: {
      template,
      result: {
        kind: 'attachments',
        files: [
          {
            name: 'roster.zip',
            refusal: 'Accepted types: doc, docx, pdf, txt. The content must match the file extension.',
          },
          { name: 'ward-tour.pdf', refusal: 'The file must be under 1 MB.' },
        ],
      },
      link,
      page: 'conversation',
    },
  },
  {
    name: 'CVs by email, names containing markup',
    facts: {
      template,
      result: {
        kind: 'files',
        files: [
          { name: 'ingrid-<b>maalouf</b>.pdf', refusal: null },
          { name: 'photo.heic', refusal: 'Accepted types: pdf, docx, txt.' },
        ],
      },
      link: 'https://rolecall.example/engagement/0199a0c0-0000-7000-8000-000000000001',
      page: 'drafts',
    },
  },
];

/** The automatic replies to users' emails. */
export const inboundMailEmails: RoomEmailRenderer = {
  templates: [template],
  samples,
  write: (facts: EmailOutcomeFacts) =>
    renderEmail(facts.template, emailOutcomeSubject(facts), <EmailOutcomeEmail {...facts} />),
};
