import type { InputOf } from '#contract/common/operation.ts';
import type { sendLoginInformation as operation } from '#contract/team/operations/users.ts';
import { createPasswordToken } from '#server/identity/public.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, SystemScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { recordTeamEvent } from './record-team-event.ts';
import { readLoginFacts } from '../queries/login-facts.ts';
import { findUser } from '../queries/users.ts';
import { loginTemplate, type LoginEmailFacts } from '../rules/login-email.ts';

/**
 * Requests the email with sign-in details. The email is written after the commit, because its link is private to the
 * recipient.
 */
export const sendLoginInformation = async (
  scope: AgencyScope,
  { userId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const user = await findUser(scope, userId);
  if (!user) return notFound();
  await recordTeamEvent(scope, { kind: teamEvents.loginAsked, data: { userId } });
  return { userId, email: user.email };
};

/**
 * Writes the email with sign-in details: an invitation for a user without a password, otherwise a link for choosing a
 * new one. With an external identity provider there are no passwords, and the email links to the sign-in page.
 */
export const enqueueLoginEmail = async (
  scope: SystemScope,
  event: RecordedEvent<typeof teamEvents.loginAsked>,
  mail: Mailer,
): Promise<void> => {
  const facts = await readLoginFacts(scope, event.data.userId, event.actorUserId);
  if (!facts) return;
  const { userId, tenantId, email, firstName, lastName, hasPassword, organization, by } = facts;
  const { signInAt } = scope.settings;
  const link =
    signInAt === undefined
      ? await createPasswordToken(scope, userId, hasPassword ? 'reset-password' : 'create-password')
      : undefined;
  const letter: LoginEmailFacts = {
    template: loginTemplate(hasPassword, signInAt),
    link: new URL(link?.path ?? '/', mail.publicUrl).href,
    expiresAt: link?.expiresAt.toISOString() ?? '',
    ...(signInAt === undefined ? {} : { signInAt }),
    email,
    firstName,
    organization,
    by,
  };
  await enqueueEmail(scope, mail, { address: email, name: `${firstName} ${lastName}`, userId, tenantId }, letter);
};
