import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationTerms } from '#contract/applications/shapes.ts';
import { termsQuery, useApply } from '#web/applications/client.ts';
import { copy } from '#web/applications/copy.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorState, RefusedState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import { copy as applyWords } from './apply-copy.ts';
import { ApplyTerms } from './apply-terms.tsx';
import {
  emptyTender,
  missingTenderFields,
  TenderFields,
  toTenderInput,
  type TenderDraft,
} from '#web/applications/parts/tender-fields.tsx';

/** The minimum time for which the progress message is shown, in milliseconds. */
const readFor = 1500;

type Props = { engagementId: string; onClose: () => void };

/** A dialog that shows the current terms and sends an application that accepts exactly these terms. */
export const ApplyDialog = ({ engagementId, onClose }: Props) => {
  const terms = useQuery(termsQuery(engagementId));
  if (terms.data) return <Confirm terms={terms.data} reload={() => terms.refetch()} onClose={onClose} />;
  return (
    <Dialog open title={applyWords.submitApplication} onClose={onClose}>
      {terms.isError ? (
        <ErrorState inline title={copy.termsFailed} onRetry={() => void terms.refetch()}>
          {terms.error.message}
        </ErrorState>
      ) : (
        <SkeletonText lines={6} label={copy.loadingTerms} />
      )}
    </Dialog>
  );
};

const Confirm = ({
  terms,
  reload,
  onClose,
}: {
  terms: ApplicationTerms;
  reload: () => Promise<unknown>;
  onClose: () => void;
}) => {
  const apply = useApply();
  const [draft, setDraft] = useState<TenderDraft>(emptyTender);
  const [changed, setChanged] = useState(false);
  const [checked, setChecked] = useState(false);
  const isTender = terms.way === 'tender-rate';
  const problem = apply.error instanceof Problem ? apply.error : undefined;
  const missing = isTender && checked ? missingTenderFields(draft) : [];
  const submit = (): void => {
    setChecked(true);
    if (isTender && missingTenderFields(draft).length > 0) return;
    const told = toast.info(copy.submittingText, copy.submitting);
    apply.mutate(
      { terms, tender: toTenderInput(draft) },
      {
        onSuccess: () => {
          onClose();
          // Leaves time to read the progress message before the result replaces it, even if the response is fast.
          setTimeout(() => {
            toast.dismiss(told);
            toast.success(copy.submitted({ title: terms.title }));
          }, readFor);
        },
        onError: (error) => {
          toast.dismiss(told);
          const isChanged = error instanceof Problem && error.code === 'terms-changed';
          setChanged(isChanged);
          if (!(error instanceof Problem) || error.fields.length === 0) toast.error(error.message, copy.failedToSubmit);
          if (isChanged) void reload();
        },
      },
    );
  };
  const right = terms.can.apply;
  return (
    <Dialog
      open
      size="md"
      title={copy.applyTitle({ number: formatPaddedNumber(terms.terms.engagementNumber) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="primary" pending={apply.isPending} off={right} whyAt="elsewhere" onClick={submit}>
            {applyWords.submitApplication}
          </Button>
        </>
      }
    >
      {right.allowed ? (
        <ApplyTerms terms={terms} changed={changed}>
          {isTender && (
            <TenderFields
              draft={draft}
              onChange={(next) => {
                setDraft(next);
                apply.reset();
              }}
              currency={terms.terms.currencyCode}
              errors={[...missing, ...(problem?.fields ?? [])]}
            />
          )}
        </ApplyTerms>
      ) : (
        <RefusedState inline title={terms.title} reasons={right.reasons} />
      )}
    </Dialog>
  );
};
