import type { ReactNode } from 'react';
import type { Dispute } from '#contract/disputes/shapes.ts';
import { copy } from '#web/disputes/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import type { Fact } from '#web/ui/layout/facts.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

type Recorded = Pick<Dispute, 'consentedAt' | 'consentWithdrawnAt' | 'cvUploadedAt'>;

const consentText = ({ consentedAt, consentWithdrawnAt }: Recorded): ReactNode => {
  if (consentedAt === null) return copy.noConsent;
  if (consentWithdrawnAt === null) return <DateText key="consented" value={consentedAt} time />;
  const zone = viewerZone();
  return copy.consentWithdrawn({
    given: formatDateTime(consentedAt, zone),
    withdrawn: formatDateTime(consentWithdrawnAt, zone),
  });
};

/** Returns the facts recorded for an agency: the person's consent, and the times at which CVs were uploaded. */
export const recordedFacts = (recorded: Recorded): Fact[] => [
  [copy.consented, consentText(recorded)],
  ...recorded.cvUploadedAt.map((at): Fact => [copy.cvUploaded, <DateText key={at} value={at} time />]),
];
