import { useState } from 'react';
import type { EmployerLot } from '#contract/bidding/shapes.ts';
import { useAwardLots } from '#web/bidding/parts/employer/employer-client.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SaveBar } from '#web/ui/form/sections.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { toAwardInput, awardChoiceError, type AwardChoice, type AwardChoiceError } from './award-choice.ts';
import { copy } from './employer-copy.ts';

type Props = {
  engagementId: string;
  /** The lots that can be awarded, each with the employer's choice. */
  chosen: readonly { lot: EmployerLot; choice: AwardChoice }[];
  /** Called on every attempt to publish, so that missing reasons are marked. */
  onCheck: () => void;
};

const faultText = (lot: EmployerLot, fault: AwardChoiceError): string => {
  switch (fault) {
    case 'nothing-chosen':
      return `${lot.jobTitle}: ${copy.nothingChosen}`;
    case 'too-many':
      return copy.tooMany({ lot: lot.jobTitle, limit: lot.awardLimit ?? 0 });
    case 'shares-off':
      return copy.sharesOff({ lot: lot.jobTitle });
    case 'reason-missing':
      return copy.needsReason({ lot: lot.jobTitle });
  }
};

/** Publishes the results of all lots with a choice, after a confirmation. */
export const PublishResultsBar = ({ engagementId, chosen, onCheck }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  const award = useAwardLots();
  const nothing = chosen.length === 0 ? [{ code: 'nothing', text: copy.nothingToPublish }] : [];
  const faults = chosen.flatMap(({ lot, choice }) => {
    const fault = awardChoiceError(lot, choice);
    return fault ? [{ code: `${fault} ${lot.talentRequestId}`, text: faultText(lot, fault) }] : [];
  });
  const hasStandstill = chosen.some(({ lot }) => lot.rules.standstillDays > 0);
  const problem = award.error instanceof Problem ? award.error : undefined;
  const publish = (): void =>
    award.mutate(
      { engagementId, lots: chosen.map(({ lot, choice }) => toAwardInput(lot, choice)) },
      {
        onSuccess: () => {
          toast.success(copy.published);
          setIsAsking(false);
        },
      },
    );
  return (
    <SaveBar>
      <Button
        kind="primary"
        off={[...nothing, ...faults]}
        whyAt="beside"
        onClick={() => setIsAsking(true)}
        onFocus={onCheck}
      >
        {copy.publish}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={copy.publishTitle({ count: chosen.length })}
        confirm={copy.publish}
        pending={award.isPending}
        error={problem && [problem.message, ...problem.reasons.map(({ text }) => text)].join(' ')}
        onConfirm={publish}
        onClose={() => setIsAsking(false)}
      >
        {copy.publishText({ when: hasStandstill ? copy.finalAfter : copy.finalNow })}
      </ConfirmDialog>
    </SaveBar>
  );
};
