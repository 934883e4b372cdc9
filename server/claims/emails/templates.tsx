import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { ClaimContestedEmail, claimContestedSubject, type ClaimContestedFacts } from './contested.tsx';

const contested: ClaimContestedFacts = {
  template: 'claim-contested',
  link: 'https://rolecall.example/provider/claims',
  client: 'Northwind Health',
  agency: 'Harbour Talent',
  engagementTitle: 'Theatre nurses, winter 2026',
  engagementNumber: 10_042,
  decideBy: '2026-11-25T06:00:00.000Z',
};

/** The emails about claims. */
export const claimEmails: RoomEmailRenderer = {
  templates: ['claim-contested'],
  samples: [
    { name: 'Claim contested, to staff', facts: contested },
    {
      name: 'Claim contested, to staff, names that are markup',
      facts: { ...contested, client: 'Söhne & <i>Co</i>', engagementTitle: '<b>Nurses</b>' },
    },
  ],
  write: (facts: ClaimContestedFacts) =>
    renderEmail(facts.template, claimContestedSubject(facts), <ClaimContestedEmail {...facts} />),
};
