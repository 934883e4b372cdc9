import { useQuery } from '@tanstack/react-query';
import type { AuditAccess, BidAccess } from '#contract/audits/shapes.ts';
import { accessesQuery } from '#web/audits/client.ts';
import { copy } from '#web/audits/copy.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './audits.module.css';

/** Returns a sentence that says what an auditor did. */
export const accessSentence = ({ auditorName: auditor, isDownload, withNames }: Omit<AuditAccess, 'at'>): string => {
  if (isDownload) return copy.downloaded({ auditor });
  return withNames ? copy.readNames({ auditor }) : copy.read({ auditor });
};

const accessText = (access: BidAccess): string => (access.kind === 'opening' ? copy.opened : accessSentence(access));

/** A list of accesses to bids, each with its time, latest first. */
export const AccessList = ({ rows }: { rows: readonly { at: string; text: string }[] }) => (
  <ul className={s.readings}>
    {rows.map(({ at, text }, index) => (
      // eslint-disable-next-line react/no-array-index-key -- two readings can have the same time and text
      <li key={index}>
        <span>{text}</span>
        <DateText value={at} time />
      </li>
    ))}
  </ul>
);

/** The people who have opened or read a lot's bids, shown to an agency that has bid on the lot. */
export const BidAccessList = ({ talentRequestId }: { talentRequestId: string }) => {
  const query = useQuery(accessesQuery(talentRequestId));
  if (hasFailedToLoad(query)) return <p className={s.quiet}>{copy.failedAccesses}</p>;
  if (!query.data) return <SkeletonText lines={2} />;
  const { accesses } = query.data;
  return (
    <div className={s.block}>
      <h3>{copy.whoReadBids}</h3>
      {accesses.length === 0 ? (
        <p className={s.quiet}>{copy.nobodyRead}</p>
      ) : (
        <AccessList rows={accesses.map((access) => ({ at: access.at, text: accessText(access) }))} />
      )}
    </div>
  );
};
