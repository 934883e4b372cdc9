import { useMutation } from '@tanstack/react-query';
import type { SentInputOf } from '#contract/common/operation.ts';
import { contactSupportAt } from '#contract/support/addresses.ts';
import type { contactSupport } from '#contract/support/operations.ts';
import { call } from '#web/platform/client.ts';

export const useContactSupport = () =>
  useMutation({ mutationFn: (message: SentInputOf<typeof contactSupport>) => call(contactSupportAt, message) });
