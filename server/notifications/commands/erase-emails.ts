import type { SystemScope } from '#server/platform/scope/scope.ts';

/**
 * Clears the bodies of sent emails about a candidate, deletes the emails that haven't been sent, and drops the notices.
 */
export const eraseEmailsAbout = async (scope: SystemScope, candidateId: string): Promise<void> => {
  // Waits for an email that is being written, which locks its notices, and then finds the email through these notices.
  const notices = await scope.db
    .updateTable('mailNotice')
    .set(({ fn, val }) => ({ droppedAt: fn.coalesce('droppedAt', val(scope.now)) }))
    .where('feedId', 'in', ({ selectFrom }) =>
      selectFrom('event').select('event.id').where('event.candidateId', '=', candidateId),
    )
    .returning('mailId')
    .execute();
  const mailIds = notices.flatMap(({ mailId }) => (mailId === null ? [] : [mailId]));
  if (mailIds.length === 0) return;
  await scope.db.deleteFrom('mail').where('id', 'in', mailIds).where('status', '!=', 'sent').execute();
  await scope.db.updateTable('mail').set({ html: '', bodyText: '' }).where('id', 'in', mailIds).execute();
};

/**
 * Deletes the emails to a person without an account, except those still to be sent, which may be from another agency.
 */
export const eraseEmailsTo = async (scope: SystemScope, address: string): Promise<void> => {
  await scope.db
    .deleteFrom('mail')
    .where('userId', 'is', null)
    .where('status', '!=', 'due')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['toAddress']), '=', address.trim().toLowerCase()))
    .execute();
};

/** Deletes a user's emails, notifications and settings. */
export const eraseNotificationsFor = async (scope: SystemScope, userId: string): Promise<void> => {
  for (const table of [
    'mailNotice',
    'mail',
    'notification',
    'notificationSetting',
    'emailPreference',
    'engagementMute',
  ] as const)
    await scope.db
      .deleteFrom(table as 'mail')
      .where('userId', '=', userId)
      .execute();
};
