import { enqueueAccountEmail } from '#server/identity/public.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { teamEvents } from '../events.ts';
import { findConfirmers } from '../queries/resets.ts';

/**
 * Emails the user about a requested reset, and also everyone who may confirm it: colleagues or, if none may, the
 * provider's staff.
 */
export const enqueueResetEmails = async (
  scope: SystemScope,
  { data: { userId, resetId } }: RecordedEvent<typeof teamEvents.resetRequested>,
  mail: Mailer,
): Promise<void> => {
  const reset = await scope.db
    .selectFrom('secondFactorReset')
    .innerJoin('tenant', 'tenant.id', 'secondFactorReset.tenantId')
    .select(['tenantId', 'requestedBy', 'tenant.side'])
    .where('secondFactorReset.id', '=', resetId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!reset) return;
  await enqueueAccountEmail(scope, mail, {
    userId,
    template: 'account-reset-asked',
    path: reset.side === 'agency' ? '/user-management' : '/account',
  });
  const except = [userId, reset.requestedBy];
  const isOfStaff = await scope.db
    .selectFrom('staffAccount')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const colleagues =
    reset.side === 'agency' && !isOfStaff ? await findConfirmers(scope, { tenantId: reset.tenantId, except }) : [];
  for (const one of colleagues)
    await enqueueAccountEmail(scope, mail, {
      userId: one,
      template: 'account-reset-waiting',
      path: '/user-management/security',
    });
  if (colleagues.length > 0) return;
  const providers = await scope.db.selectFrom('tenant').select('id').where('side', '=', 'provider').execute();
  for (const { id: tenantId } of providers)
    for (const one of await findConfirmers(scope, { tenantId, except }))
      await enqueueAccountEmail(scope, mail, {
        userId: one,
        template: 'account-reset-waiting',
        path: '/provider/sign-in-resets',
      });
};
