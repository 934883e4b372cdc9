import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OwnTalentRequest } from '#contract/engagements/shapes.ts';
import { useAddRequest, useChangeRequest, type OwnEngagementView } from '#web/engagements/client.ts';
import { emptyRequest, type DraftValues, type RequestFormValues } from '#web/engagements/parts/draft/draft-values.ts';
import { RequestFields } from '#web/engagements/parts/draft/request-fields.tsx';
import { LotRulesSection } from '#web/engagements/parts/lot-rules/lot-rules-fields.tsx';
import { toDraftLotRules } from '#web/engagements/parts/lot-rules/lot-rules-values.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { SaveDialog } from '#web/ui/form/save-dialog.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { requestFormField, requestValues, toRequestInput, fieldsOutsideBidBasis } from './request-values.ts';
import { hasFieldErrors, setServerFieldErrors } from './field-errors.ts';
import { requestCopy } from '#web/engagements/parts/request-copy.ts';
import s from '#web/engagements/parts/draft/draft.module.css';

type Props = { engagement: OwnEngagementView; onClose: () => void };

/**
 * Creates the form for a talent request, with the same fields as for publishing, and handles the result of saving it.
 */
const useRequestForm = (
  { engagement, onClose }: Props,
  {
    first,
    save,
    done,
  }: {
    first: RequestFormValues;
    save: (values: RequestFormValues) => Promise<unknown>;
    done: (request: string) => string;
  },
) => {
  const { control, handleSubmit, setError } = useForm<DraftValues>({
    defaultValues: {
      kind: engagement.kind,
      bidTypeId: engagement.bidTypeId ?? '',
      bidMethodId: engagement.bidMethodId ?? '',
      awardTypeId: engagement.awardTypeId ?? '',
      talentRequests: [first],
    },
  });
  const onSave = handleSubmit(async ({ talentRequests: [values] }) => {
    if (!values) return;
    try {
      await save(values);
      toast.success(done(values.jobTitle.trim()));
      onClose();
    } catch (error) {
      setServerFieldErrors(error, setError, requestFormField);
    }
  });
  return { control, onSave };
};

/** A dialog that edits a published talent request. */
export const EditRequestDialog = ({ request: given, ...props }: Props & { request: OwnTalentRequest }) => {
  // The version that was opened, so that a colleague's concurrent change is detected rather than overwritten.
  const [request] = useState(given);
  const change = useChangeRequest();
  const { talentRequestId, version, can } = request;
  const basis = can.changeBasis.allowed;
  const { control, onSave } = useRequestForm(props, {
    first: requestValues(request),
    done: (jobTitle) => requestCopy.requestChanged({ request: jobTitle }),
    save: (values) => {
      const { questions, ...fields } = toRequestInput(values);
      return change.mutateAsync({
        talentRequestId,
        version,
        questions,
        ...(basis ? fields : fieldsOutsideBidBasis(fields)),
      });
    },
  });
  return (
    <SaveDialog
      title={requestCopy.editRequest({ request: request.jobTitle })}
      lead={requestCopy.editRequestText}
      save={change}
      isTold={hasFieldErrors(change.error)}
      onSave={onSave}
      onClose={props.onClose}
    >
      <div className={s.whole}>
        {basis && props.engagement.stage === 'bidding' && <Banner tone="warn">{requestCopy.basisDuringBidding}</Banner>}
        {!can.changeBasis.allowed && (
          <Banner>{requestCopy.basisStays({ why: can.changeBasis.reasons.map(({ text }) => text).join(' ') })}</Banner>
        )}
        <RequestFields control={control} at={0} basis={basis} />
      </div>
    </SaveDialog>
  );
};

/** A dialog that adds a talent request to a published engagement. */
export const AddRequestDialog = (props: Props) => {
  const add = useAddRequest();
  const { engagementId, location, kind, currencyIso } = props.engagement;
  const { control, onSave } = useRequestForm(props, {
    first: emptyRequest(location),
    done: (jobTitle) => requestCopy.requestAdded({ request: jobTitle }),
    save: (values) =>
      add.mutateAsync({
        engagementId,
        ...toRequestInput(values),
        ...(kind === 'competitive' ? { lotRules: toDraftLotRules(values.lotRules) } : {}),
      }),
  });
  return (
    <SaveDialog
      title={copy.addRequest}
      lead={requestCopy.addRequestText}
      confirm={copy.addRequest}
      save={add}
      isTold={hasFieldErrors(add.error)}
      onSave={onSave}
      onClose={props.onClose}
    >
      <div className={s.whole}>
        <RequestFields
          control={control}
          at={0}
          rules={<LotRulesSection control={control} at={0} currency={currencyIso} />}
        />
      </div>
    </SaveDialog>
  );
};
