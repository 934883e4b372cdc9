import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import type * as operations from '#contract/prequalification/operations/employer.ts';
import type { AgencyFacts, ReceivedPrequalification } from '#contract/prequalification/shapes.ts';
import { prequalificationStatus, prequalificationStatuses } from '#contract/prequalification/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { prequalificationDecisionRights } from '../policy.ts';
import { utcDay } from '../rules/days.ts';
import { prequalificationStatusAt } from '../rules/valid-until.ts';
import { listApprovalDocuments, listSharedDocuments } from './shared-documents.ts';
import type { PrequalificationRequestRow } from './current-prequalifications.ts';
import { listStepsBetween } from './steps.ts';

type Input = InputOf<typeof operations.listReceivedPrequalifications>;
const { pending, approved, expired } = prequalificationStatus;

/** Selects requests by current status. An approval past its last day is Expired even before the job has saved that. */
const found = (scope: ClientScope, { statusId }: Pick<Input, 'statusId'>) => {
  const all = scope.db.selectFrom('prequalificationRequest').where('clientId', '=', scope.tenantId);
  const today = utcDay(scope.now);
  if (statusId === undefined) return all;
  if (statusId === approved) {
    return all
      .where('statusId', '=', approved)
      .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', today)]));
  }
  if (statusId === expired) {
    return all.where((eb) =>
      eb.or([eb('statusId', '=', expired), eb.and([eb('statusId', '=', approved), eb('endsOn', '<', today)])]),
    );
  }
  return all.where('statusId', '=', statusId);
};

const counted = async (scope: ClientScope, of: Pick<Input, 'statusId'>): Promise<number> =>
  (
    await found(scope, of)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

const receivedOf = (scope: ClientScope, row: PrequalificationRequestRow): ReceivedPrequalification => {
  const statusId = prequalificationStatusAt(row, scope.now);
  return {
    prequalificationId: row.id,
    supplierName: row.supplierName,
    thumbPath: row.agency.thumbPath ?? null,
    recruitmentTypeId: row.recruitmentTypeId,
    recruitmentType: lookupValue(recruitmentTypes, row.recruitmentTypeId),
    roleCategoryId: row.roleCategoryId,
    roleCategory: lookupValue(roleCategories, row.roleCategoryId),
    prequalificationStatusId: statusId,
    prequalificationStatus: lookupValue(prequalificationStatuses, statusId),
    requestedAt: row.requestedAt.toISOString(),
    requestedByName: row.requestedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedByName: row.decidedByName,
    endsOn: row.endsOn,
    reasonText: row.reasonText,
    can: prequalificationDecisionRights(statusId),
  };
};

/** Lists pending requests, oldest first, followed by decided requests, latest first. */
export const listReceivedPrequalifications = async (
  scope: ClientScope,
  input: Input,
): Promise<HandlerResult<typeof operations.listReceivedPrequalifications>> => {
  const total = await counted(scope, input);
  const toDecide = await counted(scope, { statusId: pending });
  const rows = await found(scope, input)
    .selectAll()
    .select((eb) => eb('statusId', '=', pending).as('isPending'))
    .orderBy('isPending', 'desc')
    .orderBy((eb) => eb.case().when('statusId', '=', pending).then(eb.ref('requestedAt')).end())
    .orderBy('decidedAt', 'desc')
    .orderBy('id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map(({ isPending: _isPending, ...row }) => receivedOf(scope, row));
  return { ...toPage(records, input, total), toDecide };
};

const noFacts: Omit<AgencyFacts, 'name'> = {
  headOffice: '',
  website: '',
  phoneNo: '',
  email: '',
  biography: '',
  classifications: [],
  areas: [],
  thumbPath: null,
};

export const readPrequalification = async (
  scope: ClientScope,
  { prequalificationId }: InputOf<typeof operations.readPrequalification>,
): Promise<HandlerResult<typeof operations.readPrequalification>> => {
  const row = await scope.db
    .selectFrom('prequalificationRequest')
    .selectAll()
    .where('id', '=', prequalificationId)
    .where('clientId', '=', scope.tenantId)
    .executeTakeFirst();
  if (!row) return notFound();
  return {
    ...receivedOf(scope, row),
    agency: { ...noFacts, ...row.agency, name: row.supplierName },
    message: row.message,
    documents: await listSharedDocuments(scope, row),
    approvedDocuments: await listApprovalDocuments(scope, row.id),
    history: await listStepsBetween(scope, { supplierId: row.supplierId, clientId: scope.tenantId }),
  };
};
