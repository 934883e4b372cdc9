import { paymentParties } from '#contract/notifications/states.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { PaymentFacts } from '../emails/payment-transaction.tsx';
import { findPayment, findPaymentRecipients } from '../queries/payments.ts';

/**
 * Emails the payment transaction of a hire to the marketplace, the employer and the agency. These emails ignore
 * settings and quiet hours, because they concern money. If the job is repeated, none is sent twice.
 */
export const enqueuePaymentEmails = async (scope: SystemScope, candidateId: string, mail: Mailer): Promise<void> => {
  const payment = await findPayment(scope, candidateId);
  if (!payment) return;
  for (const party of paymentParties) {
    for (const person of await findPaymentRecipients(scope, payment, party)) {
      const isNew = await scope.db
        .insertInto('paymentNotice')
        .values({ transactionId: payment.id, party, userId: person.id })
        .onConflict((conflict) => conflict.doNothing())
        .returning('userId')
        .executeTakeFirst();
      if (!isNew) continue;
      const facts: PaymentFacts = {
        template: 'payment-transaction',
        publicUrl: mail.publicUrl,
        party,
        fee: payment.fee,
        currency: payment.currencyIso,
        candidateNumber: payment.candidateNumber,
        engagementNumber: payment.engagementNumber,
        engagementTitle: payment.engagementTitle,
        jobTitle: payment.jobTitle,
        agency: payment.agency,
        client: payment.client,
        recordedAt: payment.recordedAt.toISOString(),
        timeZone: person.timeZone,
        engagementId: payment.engagementId,
      };
      const { id: userId, tenantId, email: address, firstName, lastName } = person;
      const mailId = await enqueueEmail(
        scope,
        mail,
        { address, name: `${firstName} ${lastName}`, userId, tenantId },
        facts,
      );
      await scope.db
        .updateTable('paymentNotice')
        .set({ mailId })
        .where('transactionId', '=', payment.id)
        .where('party', '=', party)
        .where('userId', '=', userId)
        .execute();
    }
  }
};
