import { sql } from 'kysely';
import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import type { readPaymentNoticeToAgency as operation } from '#contract/notifications/operations/payments.ts';
import { notificationRefusals } from '#contract/notifications/refusals.ts';
import type { PaymentParty } from '#contract/notifications/states.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope, TenantScope } from '#server/platform/scope/scope.ts';

type PaymentAnswer = SentOutputOf<typeof operation> | Refused<'did-not-happen' | 'not-found'>;

interface MailCounts {
  recipients: number;
  waiting: number;
  sent: number;
  dead: number;
  lastSentAt: Date | null;
}

const ofCaller = (scope: TenantScope) =>
  scope.side === 'provider' ? undefined : scope.side === 'agency' ? ('supplierId' as const) : ('clientId' as const);

/** Creates the query for a hire's payment transaction, with the state of its emails to one party. */
export const readPayment =
  (party: PaymentParty) =>
  async (scope: TenantScope, { candidateId }: InputOf<typeof operation>): Promise<PaymentAnswer> => {
    const ownColumn = ofCaller(scope);
    const candidate = await scope.db
      .selectFrom('candidate')
      .select('id')
      .where('id', '=', candidateId)
      .$if(ownColumn !== undefined, (query) => query.where(ownColumn ?? 'supplierId', '=', scope.tenantId))
      .executeTakeFirst();
    if (!candidate) return notFound();
    const payment = await scope.db
      .selectFrom('paymentTransaction as payment')
      .innerJoin('currency', 'currency.id', 'payment.currencyId')
      .select([
        'payment.id as transactionId',
        'payment.candidateId',
        'payment.candidateNumber',
        'payment.engagementId',
        'payment.engagementNumber',
        'payment.fee',
        'currency.code as currencyIso',
        'payment.recordedAt',
      ])
      .where('payment.candidateId', '=', candidateId)
      .executeTakeFirst();
    if (!payment) return refuse(notificationRefusals['did-not-happen']);
    const { rows } =
      await sql<MailCounts>`select * from app.mails_of_payment(${payment.transactionId}, ${party})`.execute(scope.db);
    const counts = rows[0] ?? { recipients: 0, waiting: 0, sent: 0, dead: 0, lastSentAt: null };
    return {
      ...payment,
      ...counts,
      party,
      recordedAt: payment.recordedAt.toISOString(),
      lastSentAt: counts.lastSentAt?.toISOString() ?? null,
    };
  };

/** Finds a payment transaction with all the data for its emails. */
export const findPayment = (scope: SystemScope, candidateId: string) =>
  scope.db
    .selectFrom('paymentTransaction as payment')
    .innerJoin('currency', 'currency.id', 'payment.currencyId')
    .innerJoin('candidate', 'candidate.id', 'payment.candidateId')
    .innerJoin('talentRequest', 'talentRequest.id', 'candidate.talentRequestId')
    .innerJoin('engagement', 'engagement.id', 'payment.engagementId')
    .innerJoin('tenant as agency', 'agency.id', 'payment.supplierId')
    .innerJoin('tenant as client', 'client.id', 'payment.clientId')
    .select([
      'payment.id',
      'payment.supplierId',
      'payment.clientId',
      'payment.engagementId',
      'payment.candidateNumber',
      'payment.engagementNumber',
      'payment.fee',
      'payment.recordedAt',
      'currency.code as currencyIso',
      'engagement.title as engagementTitle',
      'talentRequest.jobTitle',
      'agency.name as agency',
      'client.name as client',
    ])
    .where('payment.candidateId', '=', candidateId)
    .executeTakeFirst();

/** Returns the recipients in a party: the agency's owners, or all users of the employer or the marketplace. */
export const findPaymentRecipients = (
  scope: SystemScope,
  payment: { supplierId: string; clientId: string },
  party: PaymentParty,
) => {
  const people = scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select([
      'appUser.id',
      'appUser.tenantId',
      'appUser.email',
      'appUser.firstName',
      'appUser.lastName',
      'tenant.timeZone',
    ])
    .where('appUser.deletedAt', 'is', null)
    .orderBy('appUser.createdAt')
    .orderBy('appUser.id');
  if (party === 'marketplace') return people.where('tenant.side', '=', 'provider').execute();
  if (party === 'employer') return people.where('appUser.tenantId', '=', payment.clientId).execute();
  return people.where('appUser.tenantId', '=', payment.supplierId).where('appUser.isOwner', '=', true).execute();
};
