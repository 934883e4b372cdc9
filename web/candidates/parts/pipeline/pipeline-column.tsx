import { Link } from '@tanstack/react-router';
import { GripVertical } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { Button as DragHandle, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { candidateName, currentSalary } from '#contract/candidates/rules.ts';
import { copy } from '#web/candidates/copy.ts';
import type { CandidateList } from '#web/candidates/parts/neighbours/use-neighbours.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { Money } from '#web/ui/text/figures.tsx';
import type { PipelineCandidate, PipelineColumn } from './pipeline-columns.ts';
import { pipelineCopy } from './pipeline-copy.ts';
import s from './pipeline.module.css';

/** The type of data that a dragged candidate carries, so that text and files from elsewhere aren't accepted. */
const dragType = 'rolecall-candidate';

/**
 * The number of cards that a column shows at first and adds at a time. When the focus moves, the list renders all of a
 * column's cards again, so with many more of them, a click on a card would be slow.
 */
const cardsAtOnce = 20;

type Props = {
  column: PipelineColumn;
  /** Whether the cards show their talent request. */
  namesRequest: boolean;
  /** The candidates that the user has moved on this page. They are always shown, although they are last in their column. */
  movedIds: ReadonlySet<string>;
  /** All candidates on the board, column by column, through which the user can move in the viewer. */
  candidateList: CandidateList;
  /** Whether the dragged candidate may be dropped here. */
  accepts: boolean;
  onDrag: (candidateId: string | undefined) => void;
  onDrop: (candidateId: string, to: PipelineColumn['statusId']) => void;
  onMove: (candidate: PipelineCandidate) => void;
};

const DrawnColumn = ({ column, namesRequest, movedIds, candidateList, accepts, onDrag, onDrop, onMove }: Props) => {
  const { statusId, title, candidates } = column;
  const [shown, setShown] = useState(cardsAtOnce);
  const cards = candidates.filter(({ _id }, index) => index < shown || movedIds.has(_id));
  const left = candidates.length - cards.length;
  const section = useRef<HTMLElement>(null);
  // The button that adds cards may be gone, so the focus moves to the first added card, which the list renders one
  // frame later.
  useEffect(() => {
    if (shown === cardsAtOnce) return undefined;
    const frame = requestAnimationFrame(() =>
      section.current?.querySelectorAll<HTMLElement>('[role="row"]')[shown - cardsAtOnce]?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key) })),
    onDragStart: ({ keys }) => onDrag([...keys].map(String)[0]),
    onDragEnd: () => onDrag(undefined),
    acceptedDragTypes: [dragType],
    getDropOperation: () => (accepts ? 'move' : 'cancel'),
    onRootDrop: ({ items }) => {
      const texts = items.filter((item) => item.kind === 'text');
      for (const text of texts) void text.getText(dragType).then((candidateId) => onDrop(candidateId, statusId));
    },
  });
  return (
    <section ref={section} className={s.column} data-accepts={accepts || undefined}>
      <h2>
        {title} <small>{candidates.length}</small>
      </h2>
      <GridList
        aria-label={pipelineCopy.column({ status: title, count: candidates.length })}
        className={s.cards ?? ''}
        items={cards}
        dependencies={[namesRequest, candidateList]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <span aria-hidden="true">–</span>}
      >
        {(candidate) => (
          <GridListItem id={candidate._id} textValue={candidateName(candidate)} className={s.card ?? ''}>
            <Card candidate={candidate} namesRequest={namesRequest} candidateList={candidateList} onMove={onMove} />
          </GridListItem>
        )}
      </GridList>
      {left > 0 && (
        <Button size="sm" onClick={() => setShown(shown + cardsAtOnce)}>
          {pipelineCopy.showMore({ count: Math.min(left, cardsAtOnce), status: title })}
        </Button>
      )}
    </section>
  );
};

/**
 * One step of the pipeline: a list onto which candidates can be moved by mouse, touch or keyboard. It is rendered again
 * only if its own props change, and not whenever a dialog opens or closes.
 */
export const PipelineColumnView = memo(DrawnColumn);

const Card = ({
  candidate,
  namesRequest,
  candidateList,
  onMove,
}: {
  candidate: PipelineCandidate;
  namesRequest: boolean;
  candidateList: CandidateList;
  onMove: (candidate: PipelineCandidate) => void;
}) => {
  const name = candidateName(candidate);
  const isMovable = candidate.moves.some((move) => move.right.allowed);
  return (
    <>
      <div className={s.name}>
        {isMovable && (
          <DragHandle slot="drag" className={s.grip ?? ''} aria-label={pipelineCopy.drag({ name })}>
            <GripVertical aria-hidden="true" />
          </DragHandle>
        )}
        <Link to="/employer/candidates/$candidateId" params={{ candidateId: candidate._id }} state={{ candidateList }}>
          {name}
        </Link>
        {candidate.isNew && <Badge tone="info">{copy.newOne}</Badge>}
      </div>
      <span>{candidate.supplier.supplierName}</span>
      {namesRequest && <span>{candidate.jobTitle}</span>}
      <span>
        <Money amount={currentSalary(candidate)} currency={candidate.baseSalaryIso} />
      </span>
      <div className={s.foot}>
        <DateText value={candidate.since} />
        {isMovable && (
          <Button size="sm" aria-label={copy.moveNamed({ name })} onClick={() => onMove(candidate)}>
            {copy.move}
          </Button>
        )}
      </div>
    </>
  );
};
