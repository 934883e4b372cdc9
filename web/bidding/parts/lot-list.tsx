import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { LotListItem } from '#contract/bidding/shapes.ts';
import { copy } from '#web/bidding/copy.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { lotNote } from './lot-note.ts';
import s from './lot-list.module.css';

const Note = ({ lot }: { lot: LotListItem }) => {
  const note = lotNote(lot);
  if (note.isRank === true) {
    const [rank = '', rest = ''] = note.text.split(/(?<=^\d+)(?=\D)/);
    return (
      <>
        <VisuallyHidden>{copy.myRank} </VisuallyHidden>
        <b>{rank}</b>
        {rest}
      </>
    );
  }
  return <span className={cx(note.isPending === true && s.pending, note.tone === 'good' && s.good)}>{note.text}</span>;
};

type Props = { auctionId: string; lots: readonly LotListItem[]; current: string; changed: ReadonlySet<string> };

/** An auction's lots side by side, with the agency's position in each. A long row of lots scrolls sideways. */
export const LotList = ({ auctionId, lots, current, changed }: Props) => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav aria-label={copy.lots} className={s.nav}>
      <ol className={s.lots} ref={list}>
        {lots.map((lot) => (
          <li key={lot.talentRequestId} className={cx(changed.has(lot.talentRequestId) && s.changed)}>
            <Link
              to="/permauction/competitive/bidding/$auctionId"
              params={{ auctionId }}
              search={{ lot: lot.talentRequestId }}
              activeOptions={{ includeSearch: true }}
              aria-current={lot.talentRequestId === current ? 'page' : undefined}
              data-plain=""
              resetScroll={false}
            >
              <span className={s.title}>{lot.jobTitle}</span>
              <span className={s.note}>
                <Note lot={lot} />
              </span>
              <span className={s.number}>
                {lot.talentRequestNumber > 0 && `${formatPaddedNumber(lot.talentRequestNumber)} · `}
                {copy.roles({ count: lot.noOfRoles })}
                {lot.round > 1 && ` · ${copy.round({ round: lot.round })}`}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
