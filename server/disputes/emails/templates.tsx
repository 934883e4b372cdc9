import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { DisputeDueEmail, disputeDueSubject, type DisputeDueFacts } from './decision-due.tsx';
import { DisputeOpenedEmail, disputeOpenedSubject, type DisputeOpenedFacts } from './opened.tsx';

const opened: DisputeOpenedFacts = {
  template: 'dispute-opened',
  link: 'https://rolecall.example/provider/disputes',
  client: 'Northwind Health',
  agency: 'Quayside Search',
  engagementTitle: 'Theatre nurses, winter 2026',
  engagementNumber: 10_042,
  answerBy: '2026-11-24T06:00:00.000Z',
  decideBy: '2026-11-27T06:00:00.000Z',
};

const { agency: _agency, ...shared } = opened;
const due: DisputeDueFacts = { ...shared, template: 'dispute-due', isLate: false };

/** The emails about disputes. */
export const disputeEmails: RoomEmailRenderer = {
  templates: ['dispute-opened', 'dispute-due'],
  samples: [
    { name: 'Dispute opened, to staff', facts: opened },
    {
      name: 'Dispute opened, to staff, names containing markup',
      facts: { ...opened, client: 'Söhne & <i>Co</i>', engagementTitle: '<b>Nurses</b>' },
    },
    { name: 'Dispute due, to staff', facts: due },
    { name: 'Dispute overdue, to staff', facts: { ...due, isLate: true } },
  ],
  write: (facts: DisputeOpenedFacts | DisputeDueFacts) =>
    facts.template === 'dispute-due'
      ? renderEmail(facts.template, disputeDueSubject(facts), <DisputeDueEmail {...facts} />)
      : renderEmail(facts.template, disputeOpenedSubject(facts), <DisputeOpenedEmail {...facts} />),
};
