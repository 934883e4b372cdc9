import { Tag } from 'lucide-react';
import type { SubmittedTender } from '#contract/applications/shapes.ts';
import { copy } from '#web/applications/copy.ts';
import { FeeText } from '#web/engagements/public.tsx';
import { Timeline } from '#web/ui/layout/timeline.tsx';

/** All tenders for an application, latest first. */
export const Tenders = ({ offers }: { offers: readonly SubmittedTender[] }) => (
  <Timeline
    label={copy.tenders}
    happenings={offers
      .map(({ at, byName, fee }, index) => ({
        id: String(index),
        mark: <Tag />,
        text: (
          <b>
            <FeeText fee={fee} currency={fee.currencyCode} />
          </b>
        ),
        more: byName,
        at,
      }))
      .toReversed()}
  />
);
