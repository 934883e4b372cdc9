import { Link } from '@tanstack/react-router';
import { GripVertical } from 'lucide-react';
import { memo, useEffect, useRef, useState, type DragEvent } from 'react';
import { candidateName, currentSalary } from '#contract/candidates/rules.ts';
import { copy } from '#web/candidates/copy.ts';
import type { CandidateList } from '#web/candidates/parts/neighbours/use-neighbours.ts';
import { canMoveOrReject } from '#web/candidates/parts/steps/can-move-or-reject.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { useRowShortcuts } from '#web/ui/table/use-row-keys.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { Money } from '#web/ui/text/figures.tsx';
import type { PipelineCandidate, PipelineColumn } from './pipeline-columns.ts';
import { pipelineCopy } from './pipeline-copy.ts';
import s from './pipeline.module.css';

/** The type of data that a dragged candidate carries, so that text and files from elsewhere aren't accepted. */
const dragType = 'application/x-rolecall-candidate';

/** The number of cards that a column shows at first and adds at a time. */
const cardsAtOnce = 20;

type CardProps = {
  /** Whether the cards show their talent request. */
  namesRequest: boolean;
  /** All candidates on the board, column by column, through which the user can move in the viewer. */
  candidateList: CandidateList;
  onDrag: (candidate: PipelineCandidate | undefined) => void;
  onMove: (candidate: PipelineCandidate) => void;
  onReject: (candidate: PipelineCandidate) => void;
};

type Props = CardProps & {
  column: PipelineColumn;
  /** The candidates that the user has moved on this page. They are always shown, although they are last in their column. */
  movedIds: ReadonlySet<string>;
  /** The candidates that other users have just changed, to be highlighted. */
  changedIds: ReadonlySet<string>;
  /** Whether the dragged candidate may be dropped here. */
  accepts: boolean;
  onDrop: (candidateId: string, to: PipelineColumn['statusId']) => void;
};

const DrawnColumn = ({ column, movedIds, changedIds, accepts, onDrop, ...cardProps }: Props) => {
  const { statusId, title, candidates } = column;
  const [shown, setShown] = useState(cardsAtOnce);
  const [isDropTarget, setIsDropTarget] = useState(false);
  const cards = candidates.filter(({ _id }, index) => index < shown || movedIds.has(_id));
  const left = candidates.length - cards.length;
  const list = useRef<HTMLUListElement>(null);
  useRowShortcuts(list, () => undefined);
  // The button that adds cards may be gone, so the focus moves to the first added card.
  useEffect(() => {
    if (shown === cardsAtOnce) return;
    list.current?.querySelectorAll<HTMLElement>('[data-opens]')[shown - cardsAtOnce]?.focus();
  }, [shown]);
  return (
    <div
      role="group"
      aria-label={pipelineCopy.column({ status: title, count: candidates.length })}
      className={s.column}
      data-accepts={accepts || undefined}
      data-drop-target={(accepts && isDropTarget) || undefined}
      onDragOver={(event) => {
        if (!accepts || !event.dataTransfer.types.includes(dragType)) return;
        // The browser refuses a drop unless the default action is prevented.
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setIsDropTarget(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsDropTarget(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsDropTarget(false);
        onDrop(event.dataTransfer.getData(dragType), statusId);
      }}
    >
      <h2>
        {title} <small>{candidates.length}</small>
      </h2>
      {cards.length === 0 ? (
        <span className={s.none} aria-hidden="true">
          –
        </span>
      ) : (
        <ul ref={list} className={s.cards} data-rows="">
          {cards.map((candidate) => (
            <Card key={candidate._id} candidate={candidate} isChanged={changedIds.has(candidate._id)} {...cardProps} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button size="sm" onClick={() => setShown(shown + cardsAtOnce)}>
          {pipelineCopy.showMore({ count: Math.min(left, cardsAtOnce), status: title })}
        </Button>
      )}
    </div>
  );
};

/**
 * One step of the pipeline, onto which candidates can be dragged. Each candidate also has buttons for the same, for the
 * keyboard and for touch. The step is rendered again only if its own props change, and not whenever a dialog opens or
 * closes.
 */
export const PipelineColumnView = memo(DrawnColumn);

const DrawnCard = ({
  candidate,
  isChanged,
  namesRequest,
  candidateList,
  onDrag,
  onMove,
  onReject,
}: CardProps & { candidate: PipelineCandidate; isChanged: boolean }) => {
  const name = candidateName(candidate);
  const canChange = canMoveOrReject(candidate);
  const startDrag = ({ dataTransfer }: DragEvent): void => {
    dataTransfer.setData(dragType, candidate._id);
    dataTransfer.effectAllowed = 'move';
    onDrag(candidate);
  };
  return (
    <li
      className={s.card}
      data-row={candidate._id}
      data-changed={isChanged || undefined}
      draggable={canChange}
      onDragStart={startDrag}
      onDragEnd={() => onDrag(undefined)}
    >
      <div className={s.name}>
        {canChange && <GripVertical className={s.grip} aria-hidden="true" />}
        <Link
          to="/employer/candidates/$candidateId"
          params={{ candidateId: candidate._id }}
          state={{ candidateList }}
          draggable={false}
          data-opens=""
        >
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
        {canChange && (
          <div className={s.do}>
            <Button size="sm" aria-label={copy.moveNamed({ name })} onClick={() => onMove(candidate)}>
              {copy.move}
            </Button>
            {candidate.can.reject.allowed && (
              <Button
                size="sm"
                kind="quiet"
                aria-label={copy.rejectNamed({ name })}
                onClick={() => onReject(candidate)}
              >
                {copy.reject}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
};

const Card = memo(DrawnCard);
