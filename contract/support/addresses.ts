import { address, type Address } from '#contract/common/address.ts';
import type { contactSupport } from './operations.ts';

export const contactSupportAt = address<typeof contactSupport>('support.contact', 'POST', '/api/v1/support/contact');

export const supportAddresses: readonly Address[] = [contactSupportAt];
