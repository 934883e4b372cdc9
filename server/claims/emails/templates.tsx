import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { ClaimContestedEmail, claimContestedSubject, type ClaimContestedFacts } from './contested.tsx';
import { ClaimDueEmail, claimDueSubject, type ClaimDueFacts } from './decision-due.tsx';

const contested: ClaimContestedFacts = {
  template: 'claim-contested',
  link: 'https://rolecall.example/provider/claims',
  client: 'Northwind Health',
  agency: 'Harbour Talent',
  engagementTitle: 'Theatre nurses, winter 2026',
  engagementNumber: 10_042,
  decideBy: '2026-11-25T06:00:00.000Z',
};
const due: ClaimDueFacts = { ...contested, template: 'claim-due', isLate: false };

/** The emails about claims. */
export const claimEmails: RoomEmailRenderer = {
  templates: ['claim-contested', 'claim-due'],
  samples: [
    { name: 'Claim contested, to staff', facts: contested },
    {
      name: 'Claim contested, to staff, names containing markup',
      facts: { ...contested, client: 'Söhne & <i>Co</i>', engagementTitle: '<b>Nurses</b>' },
    },
    { name: 'Claim due, to staff', facts: due },
    { name: 'Claim overdue, to staff', facts: { ...due, isLate: true } },
  ],
  write: (facts: ClaimContestedFacts | ClaimDueFacts) =>
    facts.template === 'claim-due'
      ? renderEmail(facts.template, claimDueSubject(facts), <ClaimDueEmail {...facts} />)
      : renderEmail(facts.template, claimContestedSubject(facts), <ClaimContestedEmail {...facts} />),
};
